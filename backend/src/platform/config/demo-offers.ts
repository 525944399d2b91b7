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
    description: 'On every basket',
    percent: 5,
  },
  {
    code: 'FRESH10',
    description: 'For the fresh things of every day',
    percent: 10,
    minimumSubtotalPaise: 29_900,
    maximumDiscountPaise: 10_000,
  },
  {
    code: 'WELCOME15',
    description: 'Welcome to the shop',
    percent: 15,
    minimumSubtotalPaise: 49_900,
    maximumDiscountPaise: 15_000,
    perCustomerLimit: 1,
  },
  {
    code: 'FESTIVE20',
    description: 'For festive days at home',
    percent: 20,
    minimumSubtotalPaise: 99_900,
    maximumDiscountPaise: 30_000,
  },
  {
    code: 'BIG25',
    description: 'For the big shopping of the month',
    percent: 25,
    minimumSubtotalPaise: 199_900,
    maximumDiscountPaise: 60_000,
    perCustomerLimit: 2,
  },
] as const;
