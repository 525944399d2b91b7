import { MovementKind, StockService } from '../../catalogue';
import { DeliverySettingsService, GiftCreditService } from '../../checkout';
import { deliveryFeeOf, isReturnFeeKept } from '../../checkout/index.rules';
import { Note } from '../../../kernel/message';
import { Paise } from '../../../kernel/money';
import { PaymentMethod, ReturnedGoods } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Transaction } from '../../../platform/database/database';
import { CreditNoteService, CreditedLine } from '../credit-notes/credit-note.service';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { keptFeeOf, sumOfMoney } from '../credit-notes/credit-note.rules';
import { leftOfPayments } from '../payments/left-of-payments';
import { OrderLine } from '../orders/order-line.entity';
import { takenMoney } from '../orders/order-line.rules';
import { Actor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { ReceiptService } from '../receipts/receipt.service';
import { RefundService } from '../refunds/refund.service';
import { GroupFeeService } from './group-fee.service';

/** Dependencies of returns. */
export interface ReturnDependencies {
  creditNotes: CreditNoteService;
  credits: GiftCreditService;
  deliverySettings: DeliverySettingsService;
  groupFee: GroupFeeService;
  receipts: ReceiptService;
  refunds: RefundService;
  stock: StockService;
}

/** How to credit the rest of an order that has ended. */
interface Rest {
  reason: Note;
  goodsOf: (line: OrderLine) => ReturnedGoods;
  keptPaise: Paise;
}

/** The stock movements for pieces that are given back, by where they go. */
const LOSSES = {
  [ReturnedGoods.STOCK]: null,
  [ReturnedGoods.WASTE]: MovementKind.WASTE,
} as const;

/** Reverses a whole order: its pieces line by line, its money the way it came, with a credit note. */
export class ReturnOrderService {
  constructor(private readonly dependencies: ReturnDependencies) {}

  /**
   * The part of the delivery fee that the shop keeps of a locked order about to be returned: 0 for an order without a
   * receipt, and for one that was placed before the shop's settings said so, unless others of its delivery group are
   * delivered.
   */
  async keptFeeOf(tx: Transaction, order: Order): Promise<Paise> {
    const { deliverySettings, groupFee, receipts } = this.dependencies;
    const { terms } = await deliverySettings.current(tx);
    const isKept =
      isReturnFeeKept(terms.returnFeeKeptSince, order.placedAt) ||
      (await groupFee.isDeliveredWithout(tx, order));
    if (!isKept) return 0;
    if (!(await receipts.isIssued(tx, order.id))) return 0;
    const credited = sumOfMoney(await tx.findBy(CreditNote, { orderId: order.id }));
    return keptFeeOf(order, credited, deliveryFeeOf(order.billSteps), await heldPaise(tx, order));
  }

  /**
   * Reverses the rest of a cancelled or returned order, within the caller's transaction and after its transition. An
   * order with a receipt gets a credit note for everything that no other one credited, including the delivery fee; an
   * order whose fee is kept gets its receipt first, so that the shop has a document of what it keeps. A fee kept for
   * this order of its delivery group is paid back with it.
   * @param before the order before the transition
   * @param goodsOf where the pieces of a line are
   * @param keptPaise the result of `keptFeeOf`, or `GroupFeeService.keptOfCancelled`, before the transition
   * @returns the refunds to carry out after the commit
   */
  async takeBack(
    tx: Transaction,
    before: Order,
    actor: Actor,
    reason: Note,
    goodsOf: (line: OrderLine) => ReturnedGoods.STOCK | ReturnedGoods.WASTE = () =>
      ReturnedGoods.STOCK,
    keptPaise: Paise = 0,
  ): Promise<number[]> {
    const { credits, groupFee, receipts, refunds } = this.dependencies;
    const { id, customerId } = before;
    if (keptPaise > 0) await receipts.issue(tx, id);
    const isBilled = await receipts.isIssued(tx, id);
    const creditLeftPaise = takenMoney(before).giftCreditPaise - (await creditedCredit(tx, id));
    await credits.giveBack(tx, customerId, id, creditLeftPaise);
    const rest = { reason, goodsOf, keptPaise };
    const note = isBilled ? await this.creditRest(tx, before, actor, rest) : null;
    if (!note) await this.dependencies.stock.giveBack(tx, id, actor);
    const requested = await refunds.request(tx, id, reason, actor, {
      ...(note && { creditNoteId: note.id }),
      keptPaise,
    });
    const feeRefundIds = await groupFee.giveBackIfOver(tx, before, actor);
    return [...requested.map((refund) => refund.id), ...feeRefundIds];
  }

  private async creditRest(
    tx: Transaction,
    before: Order,
    actor: Actor,
    { reason, goodsOf, keptPaise }: Rest,
  ): Promise<CreditNote> {
    const order = await tx.findOneByOrFail(Order, { id: before.id });
    const lines = await this.linesLeft(tx, before.id, goodsOf);
    for (const line of lines) await this.giveBackPieces(tx, order, line, actor);
    // Only the order before the transition still tells whether and how much of its cash was collected.
    const { paymentStatus, collectedPaise } = before;
    const unpaid = { ...order, paymentStatus, collectedPaise };
    return this.dependencies.creditNotes.issue(tx, unpaid, actor, {
      reason,
      lines,
      deliveryFeePaise: deliveryFeeOf(order.billSteps) - keptPaise,
      keptPaise,
      isTold: false,
    });
  }

  /** Takes back the pieces of a line that came back. */
  async giveBackPieces(
    tx: Transaction,
    { id }: Order,
    { line: { productId }, returnedQuantity: quantity, goods }: CreditedLine,
    actor: Actor,
  ): Promise<void> {
    if (quantity === 0 || goods === ReturnedGoods.NOT_RETURNED) return;
    const pieces = { productId, quantity };
    await this.dependencies.stock.giveBackMissing(tx, id, pieces, LOSSES[goods], actor);
  }

  /** The rest of the lines, in the sequence in which products are locked. */
  private async linesLeft(
    tx: Transaction,
    orderId: number,
    goodsOf: (line: OrderLine) => ReturnedGoods,
  ): Promise<CreditedLine[]> {
    const lines = await tx.find(OrderLine, { where: { orderId }, order: { productId: 'ASC' } });
    return lines
      .map((line) => ({
        line,
        quantity: line.quantity - line.refundedQuantity,
        returnedQuantity: line.quantity - line.returnedQuantity,
        goods: goodsOf(line),
      }))
      .filter(({ quantity, returnedQuantity }) => quantity > 0 || returnedQuantity > 0);
  }
}

/** The part of the card payment or the collected cash that the shop still holds. */
async function heldPaise(tx: Transaction, order: Order): Promise<Paise> {
  if (order.paymentMethod === PaymentMethod.CARD) return leftOfPayments(tx, order.id);
  const { paymentStatus, toPayPaise, collectLessPaise, collectedPaise } = order;
  // Before the ledger existed, cash was collected without an entry.
  return paymentStatus === PaymentStatus.SUCCESS ? toPayPaise - collectLessPaise : collectedPaise;
}

/** The gift credit that the credit notes of an order gave back. */
async function creditedCredit(tx: Transaction, orderId: number): Promise<number> {
  const notes = await tx.findBy(CreditNote, { orderId });
  return notes.reduce((sum, { giftCreditPaise }) => sum + giftCreditPaise, 0);
}
