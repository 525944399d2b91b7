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
    descriptionHi: 'हर खरीदारी पर',
    descriptionMr: 'प्रत्येक खरेदीवर',
    percent: 5,
  },
  {
    code: 'FRESH10',
    description: 'For the fresh things of every day',
    descriptionHi: 'रोज़ के ताज़ा सामान पर',
    descriptionMr: 'रोजच्या ताज्या वस्तूंवर',
    percent: 10,
    minimumSubtotalPaise: 29_900,
    maximumDiscountPaise: 10_000,
  },
  {
    code: 'WELCOME15',
    description: 'Welcome to the shop',
    descriptionHi: 'दुकान में आपका स्वागत है',
    descriptionMr: 'दुकानात तुमचे स्वागत',
    percent: 15,
    minimumSubtotalPaise: 49_900,
    maximumDiscountPaise: 15_000,
    perCustomerLimit: 1,
  },
  {
    code: 'FESTIVE20',
    description: 'For festive days at home',
    descriptionHi: 'घर के त्योहारों के लिए',
    descriptionMr: 'घरच्या सणांसाठी',
    percent: 20,
    minimumSubtotalPaise: 99_900,
    maximumDiscountPaise: 30_000,
  },
  {
    code: 'BIG25',
    description: 'For the big shopping of the month',
    descriptionHi: 'महीने की बड़ी खरीदारी पर',
    descriptionMr: 'महिन्याच्या मोठ्या खरेदीवर',
    percent: 25,
    minimumSubtotalPaise: 199_900,
    maximumDiscountPaise: 60_000,
    perCustomerLimit: 2,
  },
] as const;
