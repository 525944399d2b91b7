import { AuditActor, AuditLog, actorOf } from '../audit/audit-log';
import { Clock } from '../kernel/clock';
import { Permission } from '../kernel/permissions';
import { Viewer, requireStaff } from '../kernel/viewer';
import { PaymentStatus } from '../payments/payment-status.enum';
import { Transaction } from '../platform/db/database';
import { isSqlite } from '../platform/db/dialect/connections';
import { insertRows } from '../platform/db/dialect/insert-rows';
import { Order } from './order.entity';
import { OrderStatus } from './order.enums';
import { OrderEvent } from './order-event.entity';
import { ActorRole, mayMove } from './order-moves.rules';
import { StateBefore, orderMoved, orderPlaced } from './order-notes';

/** Who does something to an order; the system has no number. */
export interface Actor extends AuditActor {
  role: ActorRole;
  id: number | null;
}

/** The shop itself. */
export const SYSTEM: Actor = { role: 'system', id: null };

/** The caller as a member of the staff who may do this. Throws UNAUTHENTICATED, FORBIDDEN. */
export function staffActor(viewer: Viewer, permission: Permission): Actor {
  const { adminId } = requireStaff(viewer, permission);
  return { ...actorOf(viewer), role: 'admin', id: adminId };
}

/** What may change with a move. */
type MoveChanges = Partial<Pick<Order, 'paymentStatus' | 'paymentClaimedUntil'>>;

/** The one way in which orders change their state: by the table of moves, each written down with time and who. */
export class OrderMoves {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Takes an order from one of some states to another, within the caller's transaction. Of two at the same
   * moment exactly one moves it.
   * @returns false where the order is in none of these states (any more)
   * @throws Error where the table of moves has no such move for the actor
   */
  async move(
    tx: Transaction,
    orderId: number,
    from: readonly OrderStatus[],
    to: OrderStatus,
    actor: Actor,
    changes: MoveChanges = {},
    note: string | null = null,
  ): Promise<boolean> {
    for (const status of from)
      if (!mayMove(status, to, actor.role))
        throw new Error(`No order goes from ${status} to ${to} by ${actor.role}`);
    const order = await lockOrder(tx, orderId);
    if (!order || !from.includes(order.status)) return false;
    const { status, paymentStatus } = order;
    const isPaymentMoved = changes.paymentStatus !== undefined;
    await tx.update(Order, { id: orderId }, { ...changes, status: to });
    const before = { status, ...(isPaymentMoved && { paymentStatus }) };
    await this.insert(tx, { ...order, ...changes, status: to }, before, actor, note);
    return true;
  }

  /**
   * Writes down what became of an order's money where the order itself stays where it is.
   * @returns false where its money is in none of the given states (any more)
   */
  async movePayment(
    tx: Transaction,
    orderId: number,
    from: readonly PaymentStatus[],
    to: PaymentStatus,
    actor: Actor,
    note: string | null = null,
  ): Promise<boolean> {
    const order = await lockOrder(tx, orderId);
    if (!order || !from.includes(order.paymentStatus)) return false;
    const { paymentStatus } = order;
    await tx.update(Order, { id: orderId }, { paymentStatus: to });
    await this.insert(tx, { ...order, paymentStatus: to }, { paymentStatus }, actor, note);
    return true;
  }

  /** Writes down that an order was placed: its first event. */
  async recordPlaced(tx: Transaction, order: Order, actor: Actor): Promise<void> {
    await this.insert(tx, order, null, actor, null);
  }

  private async insert(
    tx: Transaction,
    order: Order,
    before: StateBefore | null,
    actor: Actor,
    note: string | null,
  ): Promise<void> {
    const { id, status, paymentStatus } = order;
    const event = {
      orderId: id,
      fromStatus: before && (before.status ?? status),
      toStatus: status,
      paymentStatus,
      actorRole: actor.role,
      actorId: actor.id,
      note,
      at: this.clock.now(),
    };
    await insertRows(tx, OrderEvent, [event]);
    await this.audit.record(tx, [
      before ? orderMoved(order, before, actor, note) : orderPlaced(order, actor),
    ]);
  }
}

/** An order as it is, without lines, and as it stays until the transaction ends. */
function lockOrder(tx: Transaction, id: number): Promise<Order | null> {
  return isSqlite(tx.connection.options.type)
    ? tx.findOneBy(Order, { id })
    : tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
