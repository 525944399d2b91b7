import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { RefundService } from '../refunds/refund.service';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { ReceiptService } from '../receipts/receipt.service';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder } from '../orders/admin-order.type';
import { CancelOrderService } from './cancel-order.service';
import { FailedDeliveryService } from './failed-delivery.service';
import { DeliveryCapacity } from '../placing/delivery-capacity.service';
import { StatusChangeDetails } from './move-order.input';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { paysBack, statusesBefore } from '../orders/order-transitions.rules';
import { orderingMessages } from '../ordering.messages';

/** Dependencies of status transitions. */
export interface MoveOrderDependencies {
  orders: AdminOrderService;
  stateMachine: OrderStateMachine;
  cancelling: CancelOrderService;
  deliveryCapacity: DeliveryCapacity;
  failed: FailedDeliveryService;
  receipts: ReceiptService;
  refunds: RefundService;
}

/** A validated request for a status transition. */
interface StatusChange {
  id: number;
  to: OrderStatus;
  actor: Actor;
  reason: string | null;
  slotId: string | null;
  writtenOffLineIds: number[];
  /** The status that the caller saw; from any other status, the transition is refused. */
  expected: OrderStatus | null;
  canBeUndone: boolean;
}

/** Conditions of a caller for a transition. */
export interface StatusChangeGuard {
  expected?: OrderStatus | null;
  canBeUndone?: boolean;
}

const { CANCELLED, DELIVERY_FAILED, OUT_FOR_DELIVERY, PACKED, RETURNED } = OrderStatus;

/** Changes the status of orders on behalf of staff. */
export class MoveOrderService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: MoveOrderDependencies,
  ) {}

  /**
   * Changes the status of an order. Cancelling also requires `cancel-orders`, as does a return. An order that already
   * has the status stays unchanged, so the call may be repeated. Staff with `move-orders` receive the order even
   * without `read-orders`.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, SLOT_UNAVAILABLE, ORDER_MOVE_REFUSED if the transition
   *   is not allowed
   */
  async changeStatus(
    viewer: Viewer,
    id: number,
    to: OrderStatus,
    details: Partial<StatusChangeDetails> = {},
    { expected = null, canBeUndone = false }: StatusChangeGuard = {},
  ): Promise<AdminOrder> {
    const actor = staffActor(viewer, 'move-orders');
    if (paysBack(to)) requirePermission(viewer, 'cancel-orders');
    const change = await readStatusChange({ id, to, actor, expected, canBeUndone }, details);
    const status = to === CANCELLED ? await this.callOff(change) : await this.transition(change);
    if (status !== to) throw transitionRefused(status, to);
    return this.dependencies.orders.find(id);
  }

  private callOff({ id, actor, reason, expected }: StatusChange): Promise<OrderStatus> {
    const isExpected = async (tx: Transaction) =>
      expected === null || (await tx.existsBy(Order, { id, status: expected }));
    return this.dependencies.cancelling.callOff(id, actor, reason, isExpected);
  }

  private async transition(change: StatusChange): Promise<OrderStatus> {
    const work = (tx: Transaction) => this.transitionWithin(tx, change);
    const { status, refundIds } = await this.database.write(work, { repeatable: true });
    await this.dependencies.refunds.carryOut(refundIds);
    return status;
  }

  /** Returns the status of the order afterwards, and the refunds to carry out. */
  private async transitionWithin(tx: Transaction, change: StatusChange) {
    const { id, to, actor, reason, expected, canBeUndone } = change;
    if (to === RETURNED || change.slotId !== null)
      await this.dependencies.deliveryCapacity.hold(tx, id);
    const order = await findLocked(tx, Order, id);
    if (!order) throw notFound('order', 'id');
    const { status } = order;
    const from = statusesBefore(to, actor.role);
    if (from.length === 0) throw transitionRefused(status, to);
    if (!from.includes(status)) return { status, refundIds: [] };
    if (expected !== null && status !== expected) throw transitionRefused(status, to);
    if (change.slotId !== null && status !== DELIVERY_FAILED) throw noNewSlot();
    const { failed, stateMachine, receipts } = this.dependencies;
    let refundIds: number[] = [];
    if (to === RETURNED) refundIds = await failed.takeBack(tx, order, actor, change);
    else if (status === DELIVERY_FAILED) await failed.bringAgain(tx, order, to, actor, change);
    else await stateMachine.transition(tx, id, [status], to, actor, {}, reason, { canBeUndone });
    // An order has its receipt from packing on, even if a server of the previous version packed it.
    await receipts.issue(tx, id);
    return { status: to, refundIds };
  }
}

async function readStatusChange(
  change: Pick<StatusChange, 'id' | 'to' | 'actor' | 'expected' | 'canBeUndone'>,
  values: Partial<StatusChangeDetails>,
): Promise<StatusChange> {
  const details = await assertValid(StatusChangeDetails, trimTexts(values));
  const { reason = null, deliverySlotId: slotId = null } = details;
  if (change.to === DELIVERY_FAILED && reason === null)
    throw fieldError('reason', orderingMessages.failureReasonMissing());
  const writtenOffLineIds = (details.writtenOffLineIds ?? []).map((id) =>
    readRecordId(id, 'order line', 'writtenOffLineIds'),
  );
  // Refuse fields that the transition does not use: the caller meant another transition.
  if (slotId !== null && change.to !== PACKED && change.to !== OUT_FOR_DELIVERY) throw noNewSlot();
  if (writtenOffLineIds.length > 0 && change.to !== RETURNED)
    throw fieldError('writtenOffLineIds', orderingMessages.linesNotReturned());
  return { ...change, reason, slotId, writtenOffLineIds };
}

function noNewSlot(): ShopError {
  return fieldError('deliverySlotId', orderingMessages.slotNotNeeded());
}

function transitionRefused(from: OrderStatus, to: OrderStatus): ShopError {
  const message = orderingMessages.noSuchMove({ fromStatus: from, toStatus: to });
  return new ShopError('ORDER_MOVE_REFUSED', message, { to: message });
}
