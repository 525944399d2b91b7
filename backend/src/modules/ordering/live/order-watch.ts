import { PubSub } from 'type-graphql';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainEvent } from '../../../kernel/domain-event';
import { Database } from '../../../platform/database/database';
import { OrderEvent } from '../orders/order-event.entity';
import { Changes } from './changes';

/** Orders of one statement: far below what SQLite takes as parameters. */
const BATCH = 500;

const LOOK_EVERY_MS = 500;

/** Where it is told that orders cannot be looked at. */
export interface WatchLog {
  warn(details: object, message: string): void;
}

/** The topic of subscriptions to an order. */
export const ORDER_UPDATES = 'order updates';

/** An order that somebody looks at. */
interface Watched {
  /** How many events it had when it was last looked at; none before that. */
  eventCount?: number;
  readers: Set<Changes>;
}

/**
 * Notifies subscribers when an order changes. Changes of this server are known when they are committed. For changes of
 * other servers, the events of watched orders are counted twice a second, as long as there are subscribers. Events are
 * only added, so a higher count means a new one, in whatever order servers commit.
 */
export class OrderWatch implements PubSub {
  private readonly watched = new Map<number, Watched>();
  private readonly stopping = new AbortController();
  private looking?: Promise<void>;
  private isBehind = false;

  constructor(
    private readonly database: Database,
    private readonly log: WatchLog,
    private readonly everyMs = LOOK_EVERY_MS,
  ) {}

  /** How many orders are looked at. */
  get size(): number {
    return this.watched.size;
  }

  /** Moves are learned from the events of orders: nobody else tells of any. */
  publish(): never {
    throw new Error('The moves of orders are not published');
  }

  /**
   * The changes of an order from now on. The first of them comes once its events are counted: so whatever happens
   * after its reader has looked for the first time is told. Whoever reads them ends them.
   */
  subscribe(topic: string, orderId: unknown): Changes {
    if (topic !== ORDER_UPDATES) throw new Error(`Nobody tells of ${topic}`);
    const changes = this.follow(Number(orderId));
    void this.tryTo(() => this.lookOnce([Number(orderId)])).then(() => changes.note());
    return changes;
  }

  private follow(orderId: number): Changes {
    const watched: Watched = this.watched.get(orderId) ?? { readers: new Set() };
    this.watched.set(orderId, watched);
    const changes = new Changes(() => {
      watched.readers.delete(changes);
      if (watched.readers.size === 0 && this.watched.get(orderId) === watched)
        this.watched.delete(orderId);
    });
    watched.readers.add(changes);
    if (this.stopping.signal.aborted) changes.end();
    else this.looking ??= this.look().finally(() => (this.looking = undefined));
    return changes;
  }

  /** Applies the events that this process has just committed. */
  async applyCommitted(events: readonly DomainEvent[]): Promise<void> {
    const moved = events.flatMap(({ subject, subjectId = 0 }) =>
      subject === 'order' && this.watched.has(subjectId) ? [subjectId] : [],
    );
    // By counting, too: what is told here is not told again by the next look. Nobody's COMMIT waits for it.
    if (moved.length > 0) void this.tryTo(() => this.lookOnce(moved));
  }

  /** Ends all changes: this server stops. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const { readers } of [...this.watched.values()])
      for (const changes of [...readers]) changes.end();
    await this.looking;
  }

  private async look(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted && this.watched.size > 0) {
      await sleep(this.everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.tryTo(() => this.lookOnce([...this.watched.keys()]));
    }
  }

  private async lookOnce(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const some = ids.slice(from, from + BATCH);
      const counts = await this.count(some);
      for (const id of some) {
        const watched = this.watched.get(id);
        const count = counts.get(id) ?? 0;
        if (!watched) continue;
        const isNew = watched.eventCount !== undefined && count > watched.eventCount;
        // A look that began before another may end after it: the count only rises.
        watched.eventCount = Math.max(count, watched.eventCount ?? 0);
        if (isNew) this.tell(watched);
      }
    }
  }

  private tell({ readers }: Watched): void {
    for (const changes of readers) changes.note();
  }

  private async count(orderIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.database.read
      .createQueryBuilder(OrderEvent, 'event')
      .select('event.orderId', 'orderId')
      .addSelect('COUNT(*)', 'count')
      .where('event.orderId IN (:...orderIds)', { orderIds })
      .groupBy('event.orderId')
      .getRawMany<{ orderId: number; count: string | number }>();
    return new Map(rows.map(({ orderId, count }) => [orderId, Number(count)]));
  }

  /** While the database is away nothing moves; that is told once. */
  private async tryTo(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.isBehind = false;
    } catch (error) {
      if (!this.isBehind) this.log.warn({ err: error }, 'Orders could not be looked at');
      this.isBehind = true;
    }
  }
}
