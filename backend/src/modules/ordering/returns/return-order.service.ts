import { MovementKind, StockService } from '../../catalogue';
import { GiftCreditService } from '../../checkout';
import { BillStepKind } from '../../checkout/index.rules';
import { Note } from '../../../kernel/message';
import { ReturnedGoods } from '../../../kernel/order.enums';
import { Transaction } from '../../../platform/database/database';
import { CreditNoteService, CreditedLine } from '../credit-notes/credit-note.service';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { OrderLine } from '../orders/order-line.entity';
import { takenMoney } from '../orders/order-line.rules';
import { Actor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { ReceiptService } from '../receipts/receipt.service';
import { RefundService } from '../refunds/refund.service';

/** What giving an order back goes through. */
export interface ReturnDependencies {
  creditNotes: CreditNoteService;
  credits: GiftCreditService;
  receipts: ReceiptService;
  refunds: RefundService;
  stock: StockService;
}

/** Where pieces are whose return the ledger of the stock tells. */
const LOSSES = {
  [ReturnedGoods.STOCK]: null,
  [ReturnedGoods.WASTE]: MovementKind.WASTE,
} as const;

/** Gives back what a whole order took: its pieces line by line, its money the way it came, with a credit note. */
export class ReturnOrderService {
  constructor(private readonly dependencies: ReturnDependencies) {}

  /**
   * Takes all that is left of an order back that is called off or returned, within the caller's transaction and after its
   * transition. One that has its receipt gets a credit note of all that no other one credited, delivery fee included.
   * @param before the order as it was before the transition
   * @param goodsOf where the pieces of a line are
   * @returns the refunds to be carried out after the commit
   */
  async takeBack(
    tx: Transaction,
    before: Order,
    actor: Actor,
    reason: Note,
    goodsOf: (line: OrderLine) => ReturnedGoods.STOCK | ReturnedGoods.WASTE = () =>
      ReturnedGoods.STOCK,
  ): Promise<number[]> {
    const { credits, receipts, refunds } = this.dependencies;
    const { id, customerId } = before;
    const isBilled = await receipts.isIssued(tx, id);
    const creditLeftPaise = takenMoney(before).giftCreditPaise - (await creditedCredit(tx, id));
    await credits.giveBack(tx, customerId, id, creditLeftPaise);
    const note = isBilled ? await this.creditRest(tx, before, actor, reason, goodsOf) : null;
    if (!note) await this.dependencies.stock.giveBack(tx, id, actor);
    const requested = await refunds.request(tx, id, reason, actor, note?.id);
    return requested.map((refund) => refund.id);
  }

  private async creditRest(
    tx: Transaction,
    before: Order,
    actor: Actor,
    reason: Note,
    goodsOf: (line: OrderLine) => ReturnedGoods,
  ): Promise<CreditNote> {
    const order = await tx.findOneByOrFail(Order, { id: before.id });
    const lines = await this.linesLeft(tx, before.id, goodsOf);
    for (const line of lines) await this.giveBackPieces(tx, order, line, actor);
    // Whether its cash was collected, only the order of before still says.
    const unpaid = { ...order, paymentStatus: before.paymentStatus };
    return this.dependencies.creditNotes.issue(tx, unpaid, actor, {
      reason,
      lines,
      deliveryFeePaise: feeOf(order),
      isTold: false,
    });
  }

  /** Takes pieces of a line back, as far as any came back. */
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

  /** What is left of the lines, in the order in which products are locked. */
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

function feeOf({ billSteps }: Order): number {
  return billSteps.find(({ kind }) => kind === BillStepKind.DELIVERY_FEE)?.amountPaise ?? 0;
}

/** How much gift credit the credit notes of an order gave back. */
async function creditedCredit(tx: Transaction, orderId: number): Promise<number> {
  const notes = await tx.findBy(CreditNote, { orderId });
  return notes.reduce((sum, { giftCreditPaise }) => sum + giftCreditPaise, 0);
}
