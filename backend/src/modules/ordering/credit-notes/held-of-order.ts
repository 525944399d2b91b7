import { Paise } from '../../../kernel/money';
import { Transaction } from '../../../platform/database/database';
import type { Order } from '../orders/order.entity';
import { leftOfPayments } from '../payments/left-of-payments';
import { CreditNote } from './credit-note.entity';
import { heldOfCard, sumOfMoney } from './credit-note.rules';

/** The part of an order's card payment that the shop still holds, after all of its credit notes. */
export async function heldOfOrder(tx: Transaction, order: Order): Promise<Paise> {
  const notes = await tx.findBy(CreditNote, { orderId: order.id });
  return heldOfCard(order, sumOfMoney(notes), await leftOfPayments(tx, order.id));
}
