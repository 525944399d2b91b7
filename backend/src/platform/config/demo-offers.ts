/** The documented gift vouchers of the demo. Production refuses to start while one can be redeemed. */
export const demoVouchers = [
  { code: 'GIFT-DEMO-0100', valuePaise: 10_000 },
  { code: 'GIFT-DEMO-0250', valuePaise: 25_000 },
  { code: 'GIFT-DEMO-0500', valuePaise: 50_000 },
] as const;

/** The offers of the demo. */
export const demoCoupons = [
  {
    code: 'SAVE5',
    description: '5% off every basket',
    percent: 5,
  },
  {
    code: 'FRESH10',
    description: '10% off baskets from ₹299, up to ₹100',
    percent: 10,
    minimumSubtotalPaise: 29_900,
    maximumDiscountPaise: 10_000,
  },
  {
    code: 'WELCOME15',
    description: '15% off once, on a basket from ₹499, up to ₹150',
    percent: 15,
    minimumSubtotalPaise: 49_900,
    maximumDiscountPaise: 15_000,
    perCustomerLimit: 1,
  },
  {
    code: 'FESTIVE20',
    description: '20% off baskets from ₹999, up to ₹300',
    percent: 20,
    minimumSubtotalPaise: 99_900,
    maximumDiscountPaise: 30_000,
  },
  {
    code: 'BIG25',
    description: '25% off baskets from ₹1,999, up to ₹600; twice a customer',
    percent: 25,
    minimumSubtotalPaise: 199_900,
    maximumDiscountPaise: 60_000,
    perCustomerLimit: 2,
  },
] as const;
