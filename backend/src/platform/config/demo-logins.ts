/** The documented demo admin. Production refuses to start with it. */
export const demoAdmin = { email: 'admin@grocessay.test', password: 'Admin@1234' } as const;

/** The documented demo customer, made with the demo catalogue. */
export const demoCustomer = { email: 'asha@grocessay.test', password: 'Asha@1234' } as const;
