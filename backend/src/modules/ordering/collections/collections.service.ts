import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Note } from '../../../kernel/message';
import type { Paise } from '../../../kernel/money';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { fieldError } from '../../../kernel/shop-error';
import { Database, Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { orderingMessages } from '../ordering.messages';
import { toCollectPaise } from '../orders/order-line.rules';
import { Order } from '../orders/order.entity';
import { useUtr } from '../upi/used-utrs';
import { Collection, CollectionKind } from './collection.entity';

type Entry = Pick<Collection, 'kind' | 'amountPaise'> &
  Partial<Pick<Collection, 'roundId' | 'utr' | 'reason'>>;

/** The ledger of amounts collected for orders that are paid on delivery. */
export class CollectionsService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly clock: Clock,
    private readonly stateMachine: OrderStateMachine,
    private readonly events: DomainEvents,
  ) {}

  /** The entries of each order, oldest first. The caller must have checked the permission. */
  async of(orderIds: number[]): Promise<Map<number, Collection[]>> {
    const where = { orderId: In(orderIds) };
    const entries = await this.database.read.find(Collection, { where, order: { id: 'ASC' } });
    const byOrder = new Map<number, Collection[]>(orderIds.map((id) => [id, []]));
    for (const entry of entries) byOrder.get(entry.orderId)?.push(entry);
    return byOrder;
  }

  /**
   * Records an amount collected for a locked order, within the caller's transaction. If nothing is left to collect, the
   * order becomes paid.
   * @param note the text for the history of the order
   */
  async record(
    tx: Transaction,
    order: Order,
    entry: Entry,
    actor: Actor,
    note: Note,
  ): Promise<void> {
    await this.insert(tx, order.id, entry, actor);
    const now = await tx.findOneByOrFail(Order, { id: order.id });
    const about = { action: 'order.collected', subject: 'order', subjectId: order.id } as const;
    const after = { ...entry, openPaise: toCollectPaise(now) };
    await this.events.record(tx, [{ actor, ...about, after }]);
    const { PENDING, SUCCESS } = PaymentStatus;
    if (toCollectPaise(now) === 0)
      await this.stateMachine.changePaymentStatus(tx, order.id, [PENDING], SUCCESS, actor, note);
    else await this.stateMachine.recordNote(tx, now, actor, note);
  }

  /**
   * Records the cash collected at the delivery of a locked order, within the caller's transaction. The remainder stays
   * a debt of the customer.
   * @throws VALIDATION (cashPaise) if it is more than the amount to collect
   */
  async atDelivery(
    tx: Transaction,
    order: Order,
    cashPaise: Paise,
    actor: Actor,
    roundId: number | null = null,
  ): Promise<void> {
    const duePaise = toCollectPaise(order);
    if (cashPaise > duePaise)
      throw fieldError('cashPaise', orderingMessages.mostOpen({ openPaise: duePaise }));
    const openPaise = duePaise - cashPaise;
    if (cashPaise > 0) {
      const note =
        openPaise === 0
          ? orderingMessages.cashCollected()
          : orderingMessages.cashCollectedInPart({ amountPaise: cashPaise });
      const entry = { kind: CollectionKind.CASH, amountPaise: cashPaise, roundId };
      await this.record(tx, order, entry, actor, note);
    }
    if (openPaise === 0) return;
    const now = await tx.findOneByOrFail(Order, { id: order.id });
    await this.stateMachine.recordNote(tx, now, actor, orderingMessages.stillToPay({ openPaise }));
    const about = { action: 'order.debt-left', subject: 'order', subjectId: order.id } as const;
    await this.events.record(tx, [{ actor, ...about, after: { openPaise } }]);
  }

  /**
   * Records that the amount collected for an order that has ended is handed back, within the caller's transaction.
   * @param keptPaise the part that the shop keeps
   * @returns whether there was anything to hand back
   */
  async handBack(tx: Transaction, order: Order, actor: Actor, keptPaise = 0): Promise<boolean> {
    const backPaise = order.collectedPaise - keptPaise;
    if (backPaise <= 0) return false;
    const entry = { kind: CollectionKind.HANDED_BACK, amountPaise: -backPaise };
    await this.insert(tx, order.id, entry, actor);
    return true;
  }

  private async insert(
    tx: Transaction,
    orderId: number,
    entry: Entry,
    actor: Actor,
  ): Promise<void> {
    const { id: adminId } = actor;
    if (entry.utr) await useUtr(tx, entry.utr);
    const row = { roundId: null, utr: null, reason: null, ...entry, orderId, adminId };
    await insertRows(tx, Collection, [{ ...row, at: this.clock.now() }]);
    await tx.increment(Order, { id: orderId }, 'collectedPaise', entry.amountPaise);
  }
}
