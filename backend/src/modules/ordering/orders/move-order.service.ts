import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { RefundService } from '../refunds/refund.service';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { ReceiptService } from '../receipts/receipt.service';
import { AdminOrderService } from './admin-order.service';
import { AdminOrder } from './admin-order.type';
import { CancelOrderService } from './cancel-order.service';
import { FailedDeliveryService } from './failed-delivery.service';
import { MoveDetails } from './move-order.input';
import { Order } from './order.entity';
import { OrderStatus } from './order.enums';
import { Actor, OrderMoves, staffActor } from './order-moves.service';
import { statesBefore } from './order-moves.rules';

/** What moves of orders lead to. */
export interface MoveSteps {
  orders: AdminOrderService;
  moves: OrderMoves;
  cancelling: CancelOrderService;
  failed: FailedDeliveryService;
  receipts: ReceiptService;
  refunds: RefundService;
}

/** One request to move an order, checked. */
interface Move {
  id: number;
  to: OrderStatus;
  actor: Actor;
  reason: string | null;
  slotId: string | null;
  writtenOffLineIds: number[];
}

const { CANCELLED, DELIVERY_FAILED, OUT_FOR_DELIVERY, PACKED, RETURNED } = OrderStatus;

/** Takes orders along their way, for who keeps the shop. */
export class MoveOrderService {
  constructor(
    private readonly database: Database,
    private readonly steps: MoveSteps,
  ) {}

  /**
   * Moves an order on, or calls it off. One that is there already stays as it is, so a call may be sent again. Whoever
   * may move orders is answered the order, whether or not they may read all.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, SLOT_UNAVAILABLE, ORDER_MOVE_REFUSED where no such move
   *   is in the table
   */
  async move(
    viewer: Viewer,
    id: number,
    to: OrderStatus,
    details: Partial<MoveDetails> = {},
  ): Promise<AdminOrder> {
    const actor = staffActor(viewer, 'move-orders');
    const move = await readMove({ id, to, actor }, details);
    const status =
      to === CANCELLED
        ? await this.steps.cancelling.callOff(id, actor, move.reason)
        : await this.moveOn(move);
    if (status !== to) throw moveRefused(status, to);
    return this.steps.orders.find(id);
  }

  private async moveOn(move: Move): Promise<OrderStatus> {
    const work = (tx: Transaction) => this.moveWithin(tx, move);
    const { status, refundIds } = await this.database.write(work, { repeatable: true });
    await this.steps.refunds.carryOut(refundIds);
    return status;
  }

  /** Answers where the order is after it, and which refunds are to be carried out. */
  private async moveWithin(tx: Transaction, move: Move) {
    const { id, to, actor, reason } = move;
    const order = await findLocked(tx, Order, id);
    if (!order) throw notFound('order', 'id');
    const { status } = order;
    const from = statesBefore(to, actor.role);
    if (from.length === 0) throw moveRefused(status, to);
    if (!from.includes(status)) return { status, refundIds: [] };
    if (move.slotId !== null && status !== DELIVERY_FAILED) throw noNewSlot();
    const { failed, moves, receipts } = this.steps;
    let refundIds: number[] = [];
    if (to === RETURNED) refundIds = await failed.takeBack(tx, order, actor, move);
    else if (status === DELIVERY_FAILED) await failed.bringAgain(tx, order, to, actor, move);
    else await moves.move(tx, id, [status], to, actor, {}, reason);
    // What is packed is sold: from there on it has its receipt, also where a server that still runs the version before
    // packed it.
    await receipts.issue(tx, id);
    return { status: to, refundIds };
  }
}

async function readMove(
  move: Pick<Move, 'id' | 'to' | 'actor'>,
  values: Partial<MoveDetails>,
): Promise<Move> {
  const details = await assertValid(MoveDetails, trimTexts(values));
  const { reason = null, deliverySlotId: slotId = null } = details;
  if (move.to === DELIVERY_FAILED && reason === null)
    throw fieldError('reason', 'Say why the order could not be delivered');
  const writtenOffLineIds = (details.writtenOffLineIds ?? []).map((id) =>
    readRecordId(id, 'order line', 'writtenOffLineIds'),
  );
  // What a move has no use for is refused: whoever sends it means another move.
  if (slotId !== null && move.to !== PACKED && move.to !== OUT_FOR_DELIVERY) throw noNewSlot();
  if (writtenOffLineIds.length > 0 && move.to !== RETURNED)
    throw fieldError(
      'writtenOffLineIds',
      'Only lines of an order that is returned are written off',
    );
  return { ...move, reason, slotId, writtenOffLineIds };
}

function noNewSlot(): ShopError {
  return fieldError(
    'deliverySlotId',
    'Only an order whose delivery failed gets a new delivery slot',
  );
}

function moveRefused(from: OrderStatus, to: OrderStatus): ShopError {
  const message = `An order that is '${from}' cannot become '${to}'`;
  return new ShopError('ORDER_MOVE_REFUSED', message, { to: message });
}
