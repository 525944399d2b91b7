import { Transaction } from '../../../platform/database/database';

/** Merges carts at a login; the cart's service implements it, so that sessions do not depend on carts. */
export interface CartMerger {
  /** Moves a guest's cart into the customer's own, and deletes the guest's. */
  joinGuestCart(tx: Transaction, guestSessionId: number, customerId: number): Promise<void>;
}
