export type { AccountKind } from '../../../kernel/viewer';

/** The owner of a session or device. */
export type SessionOwner = { customerId: number } | { adminId: number };

/** The two owner columns of a record. */
export function ownerColumns(owner: SessionOwner | undefined): {
  customerId: number | null;
  adminId: number | null;
} {
  return { customerId: null, adminId: null, ...owner };
}
