import { GiftCreditService } from '../../checkout';
import { OrderStatus, ReturnedGoods } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { readRecordId } from '../../../kernel/record-id';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { CreditNoteService, CreditedLine } from '../credit-notes/credit-note.service';
import { heldOfOrder } from '../credit-notes/held-of-order';
import { OrderLine } from '../orders/order-line.entity';
import { toCollectPaise } from '../orders/order-line.rules';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { keyReused } from '../payments/payment-answers';
import { RefundService } from '../refunds/refund.service';
import { RefundLinesInput, RefundPreviewInput, RefundedLineInput } from './refund-lines.input';
import { RefundPreview } from './refund-preview.type';
import { ReturnOrderService } from './return-order.service';

/** Dependencies of refunds of lines. */
export interface RefundLinesDependencies {
  creditNotes: CreditNoteService;
  credits: GiftCreditService;
  refunds: RefundService;
  returning: ReturnOrderService;
  stateMachine: OrderStateMachine;
}

/** One validated line to refund. */
interface WantedLine extends Omit<RefundedLineInput, 'orderLineId'> {
  lineId: number;
}

/** Validated lines of an order. */
interface WantedLines {
  orderId: number;
  lines: readonly WantedLine[];
}

/** One validated request. */
export interface RefundOfLines extends WantedLines {
  reason: string;
  requestKey: string;
  fingerprint: string;
  actor: Actor;
  /** Whether the paid part becomes gift credit instead of going back the way it came. */
  isCreditOnly?: boolean;
}

const { DELIVERED, DELIVERY_FAILED, OUT_FOR_DELIVERY, PACKED } = OrderStatus;

/** The statuses of orders with a receipt that have not ended. */
const REFUNDABLE: readonly OrderStatus[] = [PACKED, OUT_FOR_DELIVERY, DELIVERY_FAILED, DELIVERED];

/** Refunds pieces of delivered lines, whether they come back to the shop or not. */
export class RefundLinesService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: RefundLinesDependencies,
  ) {}

  /**
   * Refunds pieces of lines of a packed order, once per key: their billed price less their share of the discounts. The
   * cash to collect is reduced first; the paid part goes back the way it came. Everything is one transaction with its
   * credit note; the card follows by a refund.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT, IDEMPOTENCY_KEY_REUSED, REFUND_REFUSED if the
   *   order is not packed, or has ended
   */
  async refund(viewer: Viewer, values: RefundLinesInput): Promise<CreditNote> {
    const actor = staffActor(viewer, 'refund-payments');
    const request = await readRequest(actor, values);
    const work = (tx: Transaction) => this.refundWithin(tx, request);
    const { note, refundIds } = await this.database.write(work, { repeatable: true });
    await this.dependencies.refunds.carryOut(refundIds);
    return note;
  }

  /**
   * The result that a refund of pieces of lines would have. Writes nothing.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT, REFUND_REFUSED as `refund`
   */
  async preview(viewer: Viewer, values: RefundPreviewInput): Promise<RefundPreview> {
    requirePermission(viewer, 'refund-payments');
    const wanted = await readLines(await assertValid(RefundPreviewInput, values));
    const { read } = this.database;
    const order = await read.findOneBy(Order, { id: wanted.orderId });
    if (!order) throw notFound('order', 'orderId');
    if (!REFUNDABLE.includes(order.status)) throw notPacked();
    const lines = await creditedLines(read, wanted);
    const { amountPaise, money } = await this.dependencies.creditNotes.workOut(read, order, {
      lines,
    });
    return { amountPaise, ...money };
  }

  /** The same within the caller's transaction. The refunds are to be carried out after its commit. */
  async refundWithin(
    tx: Transaction,
    request: RefundOfLines,
  ): Promise<{ note: CreditNote; refundIds: number[] }> {
    const { orderId, requestKey, fingerprint, actor, reason, isCreditOnly } = request;
    const order = await findLocked(tx, Order, orderId);
    if (!order) throw notFound('order', 'orderId');
    const done = await tx.findOneBy(CreditNote, { orderId, requestKey });
    if (done && done.fingerprint !== fingerprint)
      throw keyReused(orderingMessages.refundKeyReused());
    if (done) return { note: done, refundIds: [] };
    if (!REFUNDABLE.includes(order.status)) throw notPacked();
    const lines = await creditedLines(tx, request);
    const { creditNotes, returning } = this.dependencies;
    for (const line of lines) await returning.giveBackPieces(tx, order, line, actor);
    const note = await creditNotes.issue(tx, order, actor, {
      reason,
      lines,
      requestKey,
      fingerprint,
      isCreditOnly,
    });
    return { note, refundIds: await this.giveMoneyBack(tx, order, note, actor) };
  }

  private async giveMoneyBack(
    tx: Transaction,
    { id, customerId }: Order,
    note: CreditNote,
    actor: Actor,
  ): Promise<number[]> {
    const { credits, refunds, stateMachine } = this.dependencies;
    const { cardPaise, giftCreditPaise, toCollectPaise: lessPaise, reason } = note;
    const credit = { orderId: id, creditNoteId: note.id, amountPaise: giftCreditPaise };
    await credits.giveBackCredited(tx, customerId, credit);
    const order = await tx.findOneByOrFail(Order, { id });
    if (lessPaise > 0 && toCollectPaise(order) === 0) {
      // Nothing is left to collect.
      const { PENDING, SUCCESS } = PaymentStatus;
      const silently = { mail: null };
      await stateMachine.changePaymentStatus(tx, id, [PENDING], SUCCESS, actor, null, silently);
    }
    if (cardPaise === 0) return [];
    const refund = await refunds.requestPart(
      tx,
      id,
      {
        amountPaise: Math.min(cardPaise, await heldOfOrder(tx, order)),
        idempotencyKey: `credit-note-${note.id}`,
        reason,
        requestFingerprint: note.fingerprint as string,
        creditNoteId: note.id,
      },
      actor,
    );
    return refund ? [refund.id] : [];
  }
}

async function readRequest(actor: Actor, values: RefundLinesInput): Promise<RefundOfLines> {
  const input = await assertValid(RefundLinesInput, trimTexts(values));
  const { orderId, lines } = await readLines(input);
  const { reason } = input;
  const asked = lines.map(({ lineId, quantity, goods }) => [lineId, quantity, goods]);
  return {
    ...{ orderId, lines, reason, actor },
    requestKey: `admin-${actor.id}-${input.idempotencyKey}`,
    fingerprint: requestFingerprint(['refund-lines', orderId, reason, ...asked]),
  };
}

/** The requested pieces, each line once. */
async function readLines(input: RefundPreviewInput): Promise<WantedLines> {
  const orderId = readRecordId(input.orderId, 'order', 'orderId');
  const lines: WantedLine[] = [];
  for (const each of input.lines) {
    const { orderLineId, ...line } = await assertValid(RefundedLineInput, each);
    lines.push({ ...line, lineId: readRecordId(orderLineId, 'order line', 'orderLineId') });
  }
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) throw linesTwice();
  return { orderId, lines };
}

/** The lines, in the sequence in which products are locked. */
async function creditedLines(
  tx: Transaction,
  { orderId, lines }: WantedLines,
): Promise<CreditedLine[]> {
  const stored = await tx.find(OrderLine, { where: { orderId }, order: { productId: 'ASC' } });
  for (const { lineId } of lines)
    if (!stored.some(({ id }) => id === lineId)) throw notFound('order line', 'orderLineId');
  return stored.flatMap((line) => {
    const wanted = lines.find(({ lineId }) => lineId === line.id);
    if (!wanted) return [];
    const { quantity, goods, expectedVersion } = wanted;
    if (line.version !== expectedVersion) throw conflict(line, expectedVersion);
    const left = line.quantity - line.refundedQuantity;
    if (quantity > left) throw fieldError('quantity', orderingMessages.refundPieces({ left }));
    const returnedQuantity = goods === ReturnedGoods.NOT_RETURNED ? 0 : quantity;
    return [{ line, quantity, returnedQuantity, goods }];
  });
}

function conflict(line: OrderLine, expectedVersion: number): ShopError {
  const message = orderingMessages.lineChanged();
  const { id: lineId, version, quantity, refundedQuantity, returnedQuantity } = line;
  const current = { lineId, version, quantity, refundedQuantity, returnedQuantity };
  const details = { current, submitted: { version: expectedVersion } };
  return new ShopError('CONFLICT', message, { expectedVersion: message }, undefined, details);
}

function notPacked(): ShopError {
  const message = orderingMessages.refundNotPacked();
  return new ShopError('REFUND_REFUSED', message, { orderId: message });
}

function linesTwice(): ShopError {
  return fieldError('lines', orderingMessages.refundLinesOnce());
}
