import { Transaction } from '../../../platform/database/database';

/** What a login asks of the cart; the cart's service answers it, without the sessions knowing carts. */
export interface CartMerger {
  /** Moves what a guest's cart holds into the customer's own, and removes the guest's. */
  joinGuestCart(tx: Transaction, guestSessionId: number, customerId: number): Promise<void>;
}
