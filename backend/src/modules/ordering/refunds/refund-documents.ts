import { Paise } from '../../../kernel/money';
import { Transaction } from '../../../platform/database/database';
import { Actor } from '../orders/order-state-machine';
import type { Payment } from '../payments/payment.entity';
import type { Refund } from './refund.entity';

/** Documents refunds by amount, within the transaction that decides them. */
export interface RefundDocuments {
  /**
   * Locks the order of a payment, which every change of its money does first.
   * @returns the part of its card payment that the shop still holds; null for a payment without an order
   */
  hold(tx: Transaction, payment: Payment): Promise<Paise | null>;
  /** Issues a credit note for a refund that was just inserted, if its order has a receipt. */
  document(tx: Transaction, refund: Refund, actor: Actor): Promise<void>;
}
