import { AsyncResource } from 'node:async_hooks';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { StoredEvent } from '../../../platform/events/stored-event.entity';
import { MailLog } from '../../../platform/mail/mail-transport';
import { logTrouble } from '../../../platform/observability/log/trouble';
import { EventFeedMark } from './event-feed-mark.entity';
import { PublishedEvent } from './published-event.entity';

const MARK_ID = 1;
const BATCH = 500;
/** No transaction stays open this long. Until then, events with lower ids may still be committed. */
const SETTLED_AFTER_MS = 120_000;
/** Events of this period are published together, so that a busy shop does not write a transaction for each event. */
const GATHER_MS = 100;

/** The events of one publication with their subjects and types, which most shops need not read: nobody awaits them. */
export type ReadPublished = () => Promise<PublishedEvent[]>;

/** Processes events within the transaction that publishes them. */
type Follow = (tx: Transaction, published: ReadPublished) => Promise<void>;

/**
 * Assigns positions in the feed to committed events, in an order in which no reader misses one. Any server may run it.
 */
export class EventPublisher {
  private readonly followers: Follow[] = [];
  private readonly listeners: (() => Promise<void>)[] = [];
  private underWay: Promise<void> = Promise.resolve();
  private timer?: NodeJS.Timeout;
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: MailLog,
  ) {}

  /** Registers a follower, which processes published events in the same transaction. */
  follow(follower: Follow): void {
    this.followers.push(follower);
  }

  /** Registers a listener, which is called after this server has published events. */
  afterwards(listener: () => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** From now on, publishes the events of this server soon after their commit. */
  start(events: DomainEvents): void {
    // Subscribers are called within the request and the transaction that recorded the events; publishing belongs to
    // neither.
    const publishSoon = AsyncResource.bind(() => this.publishSoon());
    events.subscribe(async () => publishSoon());
  }

  /** Publishes all committed events. */
  async publish(): Promise<void> {
    if (await this.isWaiting()) await this.publishAll();
  }

  /** Finishes the running publication and starts no more. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.underWay;
  }

  private publishSoon(): void {
    if (this.timer || this.isStopping) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.underWay = this.underWay
        .then(() => this.publishAll())
        .catch((error: unknown) => logTrouble(this.log, error, {}, 'Events were not published'));
    }, GATHER_MS);
    this.timer.unref();
  }

  private async publishAll(): Promise<void> {
    for (let isMore = !this.isStopping; isMore && !this.isStopping;) {
      const count = await this.publishBatch();
      if (count > 0) for (const listener of this.listeners) await listener();
      isMore = count === BATCH;
    }
  }

  /** Whether there is anything to publish: most runs of the job find nothing, and need no transaction to see that. */
  private async isWaiting(): Promise<boolean> {
    const { read } = this.database;
    const mark = await read.findOneByOrFail(EventFeedMark, { id: MARK_ID });
    const newest = (await read.maximum(StoredEvent, 'id')) ?? 0;
    return newest > mark.settledId;
  }

  private publishBatch(): Promise<number> {
    return this.database.write(
      async (tx) => {
        const mark = await findLocked(tx, EventFeedMark, MARK_ID);
        if (!mark) throw new Error('The feed of events has no mark');
        const ids = await unpublished(tx, mark.settledId);
        if (ids.length > 0) {
          await insertRows(
            tx,
            PublishedEvent,
            ids.map((eventId) => ({ eventId })),
          );
          let reading: Promise<PublishedEvent[]> | undefined;
          const published = () => (reading ??= readPublished(tx, ids));
          for (const follow of this.followers) await follow(tx, published);
        }
        await tx.update(EventFeedMark, { id: MARK_ID }, await this.markAfter(tx, mark, ids.length));
        return ids.length;
      },
      { repeatable: true },
    );
  }

  /**
   * Every publication increments `turn`, so that if two nodes of a cluster publish at once, one of them fails and rolls
   * back.
   */
  private async markAfter(
    tx: Transaction,
    mark: EventFeedMark,
    count: number,
  ): Promise<Partial<EventFeedMark>> {
    const turn = mark.turn + 1;
    const now = this.clock.now();
    const hasSettled = now.getTime() - mark.newestAt.getTime() >= SETTLED_AFTER_MS;
    if (!hasSettled || count === BATCH) return { turn };
    const newestId = (await tx.maximum(StoredEvent, 'id')) ?? 0;
    return { turn, settledId: mark.newestId, newestId, newestAt: now };
  }
}

function readPublished(tx: Transaction, eventIds: readonly number[]): Promise<PublishedEvent[]> {
  return tx.find(PublishedEvent, {
    select: { id: true, event: { id: true, action: true, subject: true, subjectId: true } },
    where: { eventId: In(eventIds) },
    relations: { event: true },
    order: { id: 'ASC' },
  });
}

/** Committed events without a position, oldest first. */
async function unpublished(tx: Transaction, settledId: number): Promise<number[]> {
  const rows = await tx
    .createQueryBuilder(StoredEvent, 'event')
    .select('event.id', 'id')
    .leftJoin(PublishedEvent, 'published', 'published.eventId = event.id')
    .where('event.id > :settledId AND published.id IS NULL', { settledId })
    .orderBy('event.id', 'ASC')
    .limit(BATCH)
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => Number(id));
}
