/** Which of the two logins of the shop: people have one as a customer, one as a member of the staff, or both. */
export type AccountKind = 'customer' | 'admin';

/** Whose a session or device is. */
export type SessionOwner = { customerId: number } | { adminId: number };

/** The two columns that say whose a record is. */
export function ownerColumns(owner: SessionOwner | undefined): {
  customerId: number | null;
  adminId: number | null;
} {
  return { customerId: null, adminId: null, ...owner };
}
