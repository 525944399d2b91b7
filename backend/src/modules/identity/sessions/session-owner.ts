export type { AccountKind } from '../../../kernel/viewer';

/** Whose a session or device is. */
export type SessionOwner = { customerId: number } | { adminId: number };

/** The two columns that say whose a record is. */
export function ownerColumns(owner: SessionOwner | undefined): {
  customerId: number | null;
  adminId: number | null;
} {
  return { customerId: null, adminId: null, ...owner };
}
