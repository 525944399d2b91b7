import { Clock } from '../kernel/clock';
import { PaymentStatus } from '../payments/payment-status.enum';
import { Transaction } from '../platform/db/database';
import { Order } from './order.entity';
import { OrderStatus } from './order.enums';
import { OrderEvent } from './order-event.entity';
import { ActorRole, mayMove } from './order-moves.rules';

/** Who does something to an order; the system has no number. */
export interface Actor {
  role: ActorRole;
  id: number | null;
}

/** The shop itself. */
export const SYSTEM: Actor = { role: 'system', id: null };

/** What may change with a move. */
type MoveChanges = Partial<Pick<Order, 'paymentStatus' | 'paymentClaimedUntil'>>;

/** The states in the order in which an order goes through them. */
const IN_ORDER = Object.values(OrderStatus);

/** The one way in which orders change their state: by the table of moves, each written down with time and who. */
export class OrderMoves {
  constructor(private readonly clock: Clock) {}

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
      await this.record(tx, orderId, status, actor, note);
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
      await this.record(tx, orderId, 'as it is', actor, note);
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
    from: OrderStatus | 'as it is',
    actor: Actor,
    note: string | null,
  ): Promise<void> {
    const order = await tx.findOneByOrFail(Order, { id: orderId });
    await this.insert(tx, order, from === 'as it is' ? order.status : from, actor, note);
  }

  private async insert(
    tx: Transaction,
    { id, status, paymentStatus }: Order,
    fromStatus: OrderStatus | null,
    actor: Actor,
    note: string | null,
  ): Promise<void> {
    await tx.insert(OrderEvent, {
      orderId: id,
      fromStatus,
      toStatus: status,
      paymentStatus,
      actorRole: actor.role,
      actorId: actor.id,
      note,
      at: this.clock.now(),
    });
  }
}
