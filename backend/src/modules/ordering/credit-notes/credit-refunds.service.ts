import { Paise } from '../../../kernel/money';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { Actor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { isCalledOff } from '../orders/order-transitions.rules';
import { leftOfPayments } from '../payments/left-of-payments';
import { Payment } from '../payments/payment.entity';
import { ReceiptService } from '../receipts/receipt.service';
import type { RefundDocuments } from '../refunds/refund-documents';
import { Refund } from '../refunds/refund.entity';
import { CreditNote } from './credit-note.entity';
import { sumOfMoney } from './credit-note.rules';
import { CreditNoteService } from './credit-note.service';
import { heldOfOrder } from './held-of-order';

const { DELIVERED, DELIVERY_FAILED, OUT_FOR_DELIVERY, PACKED } = OrderStatus;
const BILLED: readonly OrderStatus[] = [PACKED, OUT_FOR_DELIVERY, DELIVERY_FAILED, DELIVERED];

/** Credit notes for refunds by amount. */
export class CreditRefundsService implements RefundDocuments {
  constructor(
    private readonly creditNotes: CreditNoteService,
    private readonly receipts: ReceiptService,
  ) {}

  async hold(tx: Transaction, { orderId }: Payment): Promise<Paise | null> {
    const order = orderId === null ? null : await findLocked(tx, Order, orderId);
    return order && heldOfOrder(tx, order);
  }

  /**
   * If the payment still holds more than the order's price, that part was credited before and its refund was refused,
   * so it needs no further note.
   */
  async document(
    tx: Transaction,
    { id, orderId, amountPaise, reason }: Refund,
    actor: Actor,
  ): Promise<void> {
    const order = orderId === null ? null : await tx.findOneBy(Order, { id: orderId });
    if (!order || !isBilled(order)) return;
    if (order.paymentMethod !== PaymentMethod.CARD) return;
    if (!(await this.receipts.isIssued(tx, order.id))) return;
    const notes = await tx.findBy(CreditNote, { orderId: order.id });
    const openPaise = order.toPayPaise - sumOfMoney(notes).cardPaise;
    const heldPaise = (await leftOfPayments(tx, order.id)) + amountPaise;
    const owedPaise = Math.max(0, heldPaise - openPaise);
    const otherPaise = Math.min(amountPaise - owedPaise, openPaise);
    if (otherPaise <= 0) return;
    const note = await this.creditNotes.issue(tx, order, actor, { reason, lines: [], otherPaise });
    await tx.update(Refund, { id }, { creditNoteId: note.id });
  }
}

/**
 * Whether an order was billed. The delivery fee may have been kept of a returned order, and of one that was cancelled
 * while others of its delivery group were delivered.
 */
function isBilled({ status, creditedPaise }: Order): boolean {
  return BILLED.includes(status) || (isCalledOff(status) && creditedPaise !== null);
}
