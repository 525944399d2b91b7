import { AuditActor, AuditLog, actorOf } from '../audit/audit-log';
import { Clock } from '../kernel/clock';
import { Permission } from '../kernel/permissions';
import { Viewer, requireStaff } from '../kernel/viewer';
import { PaymentStatus } from '../payments/payment-status.enum';
import { Transaction } from '../platform/db/database';
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

/** The states in the order in which an order goes through them. */
const IN_ORDER = Object.values(OrderStatus);

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
    // The first state first: an order that moves on meanwhile is met in a later one.
    for (const status of IN_ORDER.filter((state) => from.includes(state))) {
      const { affected } = await tx.update(
        Order,
        { id: orderId, status },
        { ...changes, status: to },
      );
      if (affected !== 1) continue;
      const paidBefore = changes.paymentStatus && (await paymentStatusBefore(tx, orderId));
      await this.record(tx, orderId, { status, paymentStatus: paidBefore }, actor, note);
      return true;
    }
    return false;
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
    for (const paymentStatus of from) {
      const { affected } = await tx.update(
        Order,
        { id: orderId, paymentStatus },
        { paymentStatus: to },
      );
      if (affected !== 1) continue;
      await this.record(tx, orderId, { paymentStatus }, actor, note);
      return true;
    }
    return false;
  }

  /** Writes down that an order was placed: its first event. */
  async recordPlaced(tx: Transaction, order: Order, actor: Actor): Promise<void> {
    await this.insert(tx, order, null, actor, null);
  }

  private async record(
    tx: Transaction,
    orderId: number,
    before: StateBefore,
    actor: Actor,
    note: string | null,
  ): Promise<void> {
    const order = await tx.findOneByOrFail(Order, { id: orderId });
    await this.insert(tx, order, before, actor, note);
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

/** Where the money of an order was until it was moved just now: its last event knows. */
async function paymentStatusBefore(
  tx: Transaction,
  orderId: number,
): Promise<PaymentStatus | undefined> {
  const last = await tx.findOne(OrderEvent, { where: { orderId }, order: { id: 'DESC' } });
  return last?.paymentStatus;
}
