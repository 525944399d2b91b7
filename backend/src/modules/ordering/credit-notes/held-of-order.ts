import { Paise } from '../../../kernel/money';
import { Transaction } from '../../../platform/database/database';
import type { Order } from '../orders/order.entity';
import { leftOfPayments } from '../payments/left-of-payments';
import { CreditNote } from './credit-note.entity';
import { heldOfCard, sumOfMoney } from './credit-note.rules';

/** What the shop holds for an order of what was paid by card, after all of its credit notes. */
export async function heldOfOrder(tx: Transaction, order: Order): Promise<Paise> {
  const notes = await tx.findBy(CreditNote, { orderId: order.id });
  return heldOfCard(order, sumOfMoney(notes), await leftOfPayments(tx, order.id));
}
