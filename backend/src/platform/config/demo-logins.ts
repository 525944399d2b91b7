import { StaffRole } from '../../kernel/permissions';

/** The documented demo admin. Production refuses to start with it. */
export const demoAdmin = { email: 'admin@grocessay.test', password: 'Admin@1234' } as const;

/** The documented demo customer, created with the demo catalogue. */
export const demoCustomer = { email: 'asha@grocessay.test', password: 'Asha@1234' } as const;

/** The documented demo staff, one for each role besides the owner. Created outside production only. */
export const demoStaff = [
  { email: 'catalogue@grocessay.test', password: 'Catalogue@1234', role: StaffRole.CATALOGUE },
  { email: 'orders@grocessay.test', password: 'Orders@1234', role: StaffRole.ORDERS },
  { email: 'support@grocessay.test', password: 'Support@1234', role: StaffRole.SUPPORT },
] as const;
