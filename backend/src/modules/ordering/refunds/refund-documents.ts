import { Paise } from '../../../kernel/money';
import { Transaction } from '../../../platform/database/database';
import { Actor } from '../orders/order-state-machine';
import type { Payment } from '../payments/payment.entity';
import type { Refund } from './refund.entity';

/** Documents what goes back of an order by amount, within the transaction that decides it. */
export interface RefundDocuments {
  /**
   * Locks the order of a payment, as whoever changes its money does first.
   * @returns what the shop holds for it of what was paid by card; null of a payment without an order
   */
  hold(tx: Transaction, payment: Payment): Promise<Paise | null>;
  /** Writes a credit note for a refund that was just written down, where its order has a receipt. */
  document(tx: Transaction, refund: Refund, actor: Actor): Promise<void>;
}
