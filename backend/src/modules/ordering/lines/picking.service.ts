import { GiftCreditService } from '../../checkout';
import { Admin } from '../../identity';
import { Clock } from '../../../kernel/clock';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { CancelOrderService } from '../fulfilment/cancel-order.service';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder } from '../orders/admin-order.type';
import { OrderLine } from '../orders/order-line.entity';
import { agreedBillOf } from '../orders/order-line.rules';
import {
  Actor,
  OrderStateMachine,
  TransitionChanges,
  staffActor,
} from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { assertPickersWork } from '../orders/picker-view';
import { orderingMessages } from '../ordering.messages';
import { ReceiptService } from '../receipts/receipt.service';
import { RefundService, reductionKey } from '../refunds/refund.service';
import { linesOf } from './picked-order.service';
import { assertPickedBy, heldBy, mayReassign } from './picker.rules';
import { isLighter } from './weight.rules';

/** Dependencies of the start and the end of picking. */
export interface PickingDependencies {
  cancelling: CancelOrderService;
  credits: GiftCreditService;
  events: DomainEvents;
  orders: AdminOrderService;
  receipts: ReceiptService;
  refunds: RefundService;
  stateMachine: OrderStateMachine;
}

const { CANCELLED, PACKED, PICKING, SUCCESS } = OrderStatus;

/** Statuses after picking, in which finishing again changes nothing. */
const AFTER_PICKING: readonly OrderStatus[] = [PACKED, CANCELLED];

/** Starts and finishes the picking of orders. */
export class PickingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: PickingDependencies,
  ) {}

  /**
   * Makes the caller the picker of an order, until twenty minutes after each of their actions. A manager can replace
   * the picker at once, others after the picker has stopped, or left the staff.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, ORDER_MOVE_REFUSED if somebody else picks it, or its status does not
   *   allow picking
   */
  async start(viewer: Viewer, orderId: number): Promise<AdminOrder> {
    const actor = staffActor(viewer, 'pick-orders');
    const isManager = viewer.role === 'admin' && viewer.permissions.has('manage-delivery');
    const work = async (tx: Transaction) => {
      const order = await lockedOrder(tx, orderId);
      assertPickersWork(viewer, order, this.clock.now());
      if (order.status === SUCCESS) await this.begin(tx, order, actor);
      else await this.reassign(tx, order, actor, isManager);
    };
    await this.database.write(work, { repeatable: true });
    return this.dependencies.orders.picked(viewer, orderId);
  }

  /**
   * Finishes picking: the order is packed, its receipt is issued, and the difference to the agreed price goes back the
   * way it came. An order of which nothing was picked is cancelled.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, ORDER_MOVE_REFUSED if lines are still to be picked, or as `start`
   */
  async finish(viewer: Viewer, orderId: number): Promise<AdminOrder> {
    const actor = staffActor(viewer, 'pick-orders');
    if (await this.isEmpty(orderId)) await this.callOff(orderId, actor);
    else await this.pack(orderId, actor);
    return this.dependencies.orders.picked(viewer, orderId);
  }

  private async begin(tx: Transaction, { id }: Order, actor: Actor): Promise<void> {
    const hold = heldBy(actor.id as number, this.clock.now());
    await this.dependencies.stateMachine.transition(tx, id, [SUCCESS], PICKING, actor, hold);
  }

  private async reassign(
    tx: Transaction,
    order: Order,
    actor: Actor,
    isManager: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    const adminId = actor.id as number;
    const { id, status, pickerId } = order;
    if (status !== PICKING)
      throw refused(orderingMessages.noSuchMove({ fromStatus: status, toStatus: PICKING }));
    // Who left the staff never goes on picking.
    const hasLeft = pickerId !== null && !(await tx.existsBy(Admin, { id: pickerId }));
    if (!hasLeft && !mayReassign(order, { adminId, isManager }, now))
      throw refused(orderingMessages.pickedByAnother());
    await tx.update(Order, { id }, heldBy(adminId, now));
    if (pickerId === adminId) return;
    const about = { action: 'order.picker-changed', subject: 'order', subjectId: id } as const;
    const change = { before: { pickerId }, after: { pickerId: adminId } };
    await this.dependencies.events.record(tx, [{ actor, ...about, ...change }]);
  }

  private async isEmpty(orderId: number): Promise<boolean> {
    const { read } = this.database;
    const isPicking = await read.existsBy(Order, { id: orderId, status: PICKING });
    return isPicking && hasNothing(await linesOf(read, orderId));
  }

  /** Cancels an order of which nothing was picked, unless its picker has picked something meanwhile. */
  private async callOff(orderId: number, actor: Actor): Promise<void> {
    const note = orderingMessages.nothingPicked();
    const status = await this.dependencies.cancelling.callOff(orderId, actor, note, async (tx) => {
      const order = await lockedOrder(tx, orderId);
      if (order.status === PICKING) assertPickedBy(order, actor.id as number);
      return order.status === PICKING && hasNothing(await linesOf(tx, orderId));
    });
    if (status !== CANCELLED) throw refused(orderingMessages.linesToPick());
  }

  private async pack(orderId: number, actor: Actor): Promise<void> {
    const work = (tx: Transaction) => this.packWithin(tx, orderId, actor);
    const refundIds = await this.database.write(work, { repeatable: true });
    await this.dependencies.refunds.carryOut(refundIds);
  }

  /** Returns the ids of the refunds to carry out. */
  private async packWithin(tx: Transaction, orderId: number, actor: Actor): Promise<number[]> {
    const order = await lockedOrder(tx, orderId);
    if (AFTER_PICKING.includes(order.status)) return [];
    assertPickedBy(order, actor.id as number);
    const lines = await linesOf(tx, orderId);
    if (hasNothing(lines) || lines.some(isOpen)) throw refused(orderingMessages.linesToPick());
    const { receipts, stateMachine } = this.dependencies;
    const changes = { ...paidInFull(order), pickerId: null, pickingUntil: null };
    const mail = lines.some(isChanged) ? 'order-changed' : undefined;
    await stateMachine.transition(tx, orderId, [PICKING], PACKED, actor, changes, null, { mail });
    await receipts.issue(tx, orderId);
    return this.giveBack(tx, order, actor);
  }

  /** The cash to collect is already reduced; the rest goes back to the card and to the gift credit. */
  private async giveBack(tx: Transaction, order: Order, actor: Actor): Promise<number[]> {
    const { credits, refunds } = this.dependencies;
    const { id, customerId, paymentMethod } = order;
    const agreed = agreedBillOf(order);
    await credits.giveBackPart(tx, customerId, id, agreed.giftCreditPaise - order.giftCreditPaise);
    const amountPaise = agreed.toPayPaise - order.toPayPaise;
    if (amountPaise === 0 || paymentMethod !== PaymentMethod.CARD) return [];
    const reason = orderingMessages.lessDelivered();
    const idempotencyKey = reductionKey(id);
    const part = { amountPaise, idempotencyKey, reason };
    const refund = await refunds.requestPart(tx, id, part, actor);
    return refund ? [refund.id] : [];
  }
}

async function lockedOrder(tx: Transaction, id: number): Promise<Order> {
  const order = await findLocked(tx, Order, id);
  if (!order) throw notFound('order', 'orderId');
  return order;
}

function hasNothing(lines: readonly OrderLine[]): boolean {
  return lines.every(({ quantity }) => quantity === 0);
}

function isOpen({ quantity, pickedQuantity }: OrderLine): boolean {
  return quantity !== (pickedQuantity ?? 0);
}

function isChanged(line: OrderLine): boolean {
  return line.shortQuantity > 0 || line.substitutesLineId !== null || isLighter(line);
}

/** An order without any cash left to collect counts as paid. */
function paidInFull({ paymentMethod, paymentStatus, toPayPaise }: Order): TransitionChanges {
  const isNothingLeft = paymentMethod === PaymentMethod.CASH_ON_DELIVERY && toPayPaise === 0;
  return isNothingLeft && paymentStatus === PaymentStatus.PENDING
    ? { paymentStatus: PaymentStatus.SUCCESS }
    : {};
}

function refused(message: ReturnType<typeof orderingMessages.linesToPick>): ShopError {
  return new ShopError('ORDER_MOVE_REFUSED', message, { orderId: message });
}
