import { EventActor, actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { Permission } from '../../../kernel/permissions';
import { Viewer, requireStaff } from '../../../kernel/viewer';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { Order, PlacedOrder } from './order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { OrderEvent } from './order-event.entity';
import { OrderMailKind, mailOf } from './order-mail.rules';
import { OrderEmailQueue } from './order-email-queue';
import { ActorRole, UNDO_MS, isTransitionAllowed, isUndoable } from './order-transitions.rules';
import {
  EditedPieces,
  OrderState,
  StateBefore,
  orderDeliveryChanged,
  orderEdited,
  orderMoved,
  orderPlaced,
} from './order.events';
import { Message, Note, messageOf, textOf } from '../../../kernel/message';
import { orderingMessages } from '../ordering.messages';

/** The actor of a change to an order; the system has no id. */
export interface Actor extends EventActor {
  role: ActorRole;
  id: number | null;
}

/** The shop itself, as an actor. */
export const SYSTEM: Actor = { role: 'system', id: null };

/**
 * The caller as an actor, if they are staff with this permission.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function staffActor(viewer: Viewer, permission: Permission): Actor {
  const { adminId } = requireStaff(viewer, permission);
  return { ...actorOf(viewer), role: 'admin', id: adminId };
}

/** The other columns of an order that a transition may change. */
export type TransitionChanges = Partial<
  Pick<
    Order,
    | 'paymentStatus'
    | 'paymentClaimedUntil'
    | 'slotDate'
    | 'slotStartMinute'
    | 'slotEndMinute'
    | 'deliveryVersion'
    | 'pickerId'
    | 'pickingUntil'
  >
>;

/** The time and place of delivery of an order. */
export type DeliveryChanges = Partial<
  Pick<Order, 'deliveryAddress' | 'slotDate' | 'slotStartMinute' | 'slotEndMinute'>
>;

/** The fields of an order that an edit changes. */
export type OrderEditChanges = DeliveryChanges &
  Pick<
    Order,
    'subtotalPaise' | 'billSteps' | 'giftCreditPaise' | 'toPayPaise' | 'couponCode' | 'editVersion'
  > &
  Partial<Pick<Order, 'paymentStatus' | 'deliveryVersion'>>;

/** Options of a transition. */
interface TransitionOptions {
  canBeUndone?: boolean;
  /** The email for it, if the statuses do not determine one. */
  mail?: OrderMailKind | undefined;
}

interface EventOptions {
  undoUntil?: Date | null;
  mail?: OrderMailKind | null | undefined;
}

/**
 * The only code that changes the status of an order. It checks the table of transitions, records each transition with
 * its time and actor, and enqueues the customer's email if there is one.
 */
export class OrderStateMachine {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly mails: OrderEmailQueue,
  ) {}

  /**
   * Changes an order from one of several statuses to another, within the caller's transaction. Of two concurrent calls
   * exactly one succeeds.
   * @returns false if the order has none of these statuses (any more)
   * @throws Error if the actor may not make the transition
   */
  async transition(
    tx: Transaction,
    orderId: number,
    from: readonly OrderStatus[],
    to: OrderStatus,
    actor: Actor,
    changes: TransitionChanges = {},
    note: Note | null = null,
    { canBeUndone = false, mail }: TransitionOptions = {},
  ): Promise<boolean> {
    for (const status of from) assertTransition(status, to, actor);
    const order = await findLocked(tx, Order, orderId);
    if (!order || !from.includes(order.status)) return false;
    const { status, paymentStatus } = order;
    const isPaymentChanged = changes.paymentStatus !== undefined;
    await tx.update(Order, { id: orderId }, { ...changes, status: to });
    const before = { status, ...(isPaymentChanged && { paymentStatus }) };
    const undoUntil =
      canBeUndone && isUndoable(status, to) ? new Date(this.clock.now().getTime() + UNDO_MS) : null;
    await this.insert(tx, { ...order, ...changes, status: to }, before, actor, note, {
      undoUntil,
      mail,
    });
    return true;
  }

  /**
   * Undoes the latest transition of an order, if this member of the staff made it a few seconds ago and nothing has
   * happened since. Its email has not been sent by then, and is withdrawn.
   * @returns false if it cannot be undone (any more); true also if it was undone before
   */
  async undo(tx: Transaction, orderId: number, actor: Actor): Promise<boolean> {
    const order = await findLocked(tx, Order, orderId);
    const [latest] = await tx.find(OrderEvent, {
      where: { orderId },
      order: { id: 'DESC' },
      take: 1,
    });
    if (!order || !latest || latest.actorRole !== actor.role || latest.actorId !== actor.id)
      return false;
    if (latest.undoesEventId !== null) return true;
    const { fromStatus, undoUntil } = latest;
    if (fromStatus === null || undoUntil === null || this.clock.now() >= undoUntil) return false;
    await tx.update(Order, { id: orderId }, { status: fromStatus });
    await this.mails.withdraw(tx, { eventId: latest.id });
    const state = { ...order, status: fromStatus };
    await insertRows(tx, OrderEvent, [
      {
        ...this.eventRow(state, { status: order.status }, actor, UNDONE),
        undoesEventId: latest.id,
      },
    ]);
    await this.events.record(tx, [orderMoved(state, { status: order.status }, actor, UNDONE.text)]);
    return true;
  }

  /**
   * Changes the payment status of an order without changing the order status.
   * @returns false if the order has none of the given payment statuses (any more)
   */
  async changePaymentStatus(
    tx: Transaction,
    orderId: number,
    from: readonly PaymentStatus[],
    to: PaymentStatus,
    actor: Actor,
    note: Note | null = null,
    options: Pick<EventOptions, 'mail'> = {},
  ): Promise<boolean> {
    const order = await findLocked(tx, Order, orderId);
    if (!order || !from.includes(order.paymentStatus)) return false;
    const { paymentStatus } = order;
    await tx.update(Order, { id: orderId }, { paymentStatus: to });
    const after = { ...order, paymentStatus: to };
    await this.insert(tx, after, { paymentStatus }, actor, note, options);
    return true;
  }

  /**
   * Changes the time or place of delivery of a locked order, within the caller's transaction, without changing its
   * status.
   */
  async changeDelivery(
    tx: Transaction,
    order: Order,
    changes: DeliveryChanges,
    actor: Actor,
    note: Message,
  ): Promise<void> {
    const deliveryVersion = order.deliveryVersion + 1;
    await tx.update(Order, { id: order.id }, { ...changes, deliveryVersion });
    const eventId = await insertRows(tx, OrderEvent, [this.eventRow(order, {}, actor, note)]);
    this.mails.enqueue(tx, order.customerId, 'order-delivery-changed', { eventId });
    await this.events.record(tx, [orderDeliveryChanged(order, changes, actor)]);
  }

  /**
   * Changes the content and the price of a locked order, within the caller's transaction, without changing its status.
   */
  async edit(
    tx: Transaction,
    order: Order,
    changes: OrderEditChanges,
    pieces: EditedPieces,
    actor: Actor,
  ): Promise<void> {
    await tx.update(Order, { id: order.id }, changes);
    const note = orderingMessages.edited({
      totalPaise: changes.toPayPaise,
      beforePaise: order.toPayPaise,
    });
    await this.insertEvent(tx, { ...order, ...changes }, {}, actor, note, { mail: 'order-edited' });
    await this.events.record(tx, [orderEdited(order, changes, pieces, actor)]);
  }

  /** Records an event of an order that changed neither its status nor its payment status. */
  async recordNote(tx: Transaction, order: OrderState, actor: Actor, note: Note): Promise<void> {
    await this.insertEvent(tx, order, {}, actor, note);
  }

  /** Records the first event of an order: its placing. */
  async recordPlaced(
    tx: Transaction,
    order: PlacedOrder,
    actor: Actor,
    note: Note | null,
  ): Promise<void> {
    await this.insertEvent(tx, order, null, actor, note);
    await this.events.record(tx, [orderPlaced(order, actor)]);
  }

  /**
   * Changes an order that has exactly this status and payment status, with one UPDATE and no SELECT before it. Nearly
   * all orders take this path; the others use `transition`.
   * @returns false if the order has another status or payment status
   */
  async transitionFrom(
    tx: Transaction,
    { id, customerId, status, paymentStatus }: OrderState,
    to: Pick<OrderState, 'status' | 'paymentStatus'>,
    actor: Actor,
    note: Note | null,
  ): Promise<boolean> {
    assertTransition(status, to.status, actor);
    const values = [to.status, to.paymentStatus, id, status, paymentStatus];
    if ((await affectedBy(tx, TRANSITION, values)) !== 1) return false;
    await this.insert(tx, { id, customerId, ...to }, { status, paymentStatus }, actor, note);
    return true;
  }

  private async insert(
    tx: Transaction,
    order: OrderState,
    before: StateBefore,
    actor: Actor,
    note: Note | null,
    more: EventOptions = {},
  ): Promise<void> {
    await this.insertEvent(tx, order, before, actor, note, more);
    await this.events.record(tx, [orderMoved(order, before, actor, note && textOf(note))]);
  }

  private async insertEvent(
    tx: Transaction,
    order: OrderState,
    before: StateBefore | null,
    actor: Actor,
    note: Note | null,
    { undoUntil = null, mail = mailOf(before, order) }: EventOptions = {},
  ): Promise<void> {
    const event = { ...this.eventRow(order, before, actor, note), undoUntil };
    const eventId = await insertRows(tx, OrderEvent, [event]);
    if (mail) this.mails.enqueue(tx, order.customerId, mail, { eventId }, undoUntil);
  }

  private eventRow(
    { id, status, paymentStatus }: OrderState,
    before: StateBefore | null,
    actor: Actor,
    note: Note | null,
  ) {
    return {
      orderId: id,
      fromStatus: before && (before.status ?? status),
      toStatus: status,
      paymentStatus,
      actorRole: actor.role,
      actorId: actor.id,
      note: note && textOf(note),
      noteMessage: messageOf(note),
      at: this.clock.now(),
    };
  }
}

/** The text in the history for an undone transition. */
const UNDONE = orderingMessages.takenBack();

/** Also ends the claim on its payment. */
const TRANSITION = `UPDATE orders SET status = ?, paymentStatus = ?, paymentClaimedUntil = NULL
  WHERE id = ? AND status = ? AND paymentStatus = ?`;

function assertTransition(from: OrderStatus, to: OrderStatus, { role }: Actor): void {
  if (!isTransitionAllowed(from, to, role))
    throw new Error(`No order goes from ${from} to ${to} by ${role}`);
}
