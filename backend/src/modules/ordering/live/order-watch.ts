import { PubSub } from 'type-graphql';
import { batchesOf } from '../../../kernel/batches';
import { DomainEvent } from '../../../kernel/domain-event';
import { Database } from '../../../platform/database/database';
import { OrderEvent } from '../orders/order-event.entity';
import { Changes } from './changes';
import { RowWatch, WatchLog } from './row-watch';

/** Most keys per statement: far below the parameter limit of SQLite. */
const BATCH = 500;

const LOOK_EVERY_MS = 500;

/** The topic of subscriptions to an order, by its id. */
export const ORDER_UPDATES = 'order updates';
/** The topic of subscriptions to all orders of a day of delivery, by that day. */
export const BOARD_UPDATES = 'board updates';

/**
 * Notifies subscribers when an order changes, or any order of a day. Order events are only added, so a different count
 * means a change, whatever the order in which servers commit; the latest event reveals that one order left a day while
 * another was added.
 */
export class OrderWatch implements PubSub {
  private readonly orders: RowWatch<number>;
  private readonly days: RowWatch<string>;

  constructor(
    private readonly database: Database,
    log: WatchLog,
    everyMs = LOOK_EVERY_MS,
  ) {
    this.orders = new RowWatch(
      (ids) => inBatches(ids, (some) => this.eventsOf(some)),
      log,
      everyMs,
    );
    this.days = new RowWatch(
      (days) => inBatches(days, (some) => this.eventsOn(some)),
      log,
      everyMs,
    );
  }

  /** The number of watched orders and days. */
  get size(): number {
    return this.orders.size + this.days.size;
  }

  /** Unsupported: changes are detected from order events only. */
  publish(): never {
    throw new Error('The changes of orders are not published');
  }

  /** The changes of an order, or of the orders of a day, from now on. */
  subscribe(topic: string, key: unknown): Changes {
    if (topic === ORDER_UPDATES) return this.orders.subscribe(Number(key));
    if (topic === BOARD_UPDATES) return this.days.subscribe(String(key));
    throw new Error(`Nobody tells of ${topic}`);
  }

  /** Checks what this process has just committed, without delaying the COMMIT. */
  async applyCommitted(events: readonly DomainEvent[]): Promise<void> {
    const ids = events.flatMap(({ subject, subjectId }) =>
      subject === 'order' && subjectId !== undefined ? [subjectId] : [],
    );
    this.orders.lookAt(ids);
    if (ids.length > 0) this.days.lookAt(this.days.keys);
  }

  /** Ends all subscriptions, as this server stops. */
  async stop(): Promise<void> {
    await Promise.all([this.orders.stop(), this.days.stop()]);
  }

  private async eventsOf(ids: readonly number[]): Promise<[number, string][]> {
    const rows = await this.database.read
      .createQueryBuilder(OrderEvent, 'event')
      .select('event.orderId', 'orderId')
      .addSelect('COUNT(*)', 'count')
      .where('event.orderId IN (:...ids)', { ids })
      .groupBy('event.orderId')
      .getRawMany<{ orderId: number; count: string | number }>();
    return rows.map(({ orderId, count }) => [orderId, String(count)]);
  }

  private async eventsOn(days: readonly string[]): Promise<[string, string][]> {
    const rows = await this.database.read
      .createQueryBuilder(OrderEvent, 'event')
      .innerJoin('event.order', 'o')
      .select('o.slotDate', 'day')
      .addSelect('COUNT(*)', 'count')
      .addSelect('MAX(event.id)', 'latest')
      .where('o.slotDate IN (:...days)', { days })
      .groupBy('o.slotDate')
      .getRawMany<{ day: string; count: string | number; latest: number }>();
    return rows.map(({ day, count, latest }) => [day, `${count} up to ${latest}`]);
  }
}

async function inBatches<Key>(
  keys: readonly Key[],
  read: (some: readonly Key[]) => Promise<[Key, string][]>,
): Promise<Map<Key, string>> {
  const states = new Map<Key, string>();
  for (const some of batchesOf(keys, BATCH))
    for (const [key, state] of await read(some)) states.set(key, state);
  return states;
}
