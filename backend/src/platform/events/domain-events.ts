import { batchesOf } from '../../kernel/batches';
import { Clock } from '../../kernel/clock';
import { ActorRole, DomainEvent, EventSubject } from '../../kernel/domain-event';
import { afterCommit, beforeCommit } from '../database/commit-hooks';
import { Transaction } from '../database/database';
import { insertRows } from '../database/dialect/insert-rows';
import { currentRequestId } from '../http/request-scope';
import { eventJson } from './event-json.rules';
import { StoredEvent } from './stored-event.entity';

/** Rows of one INSERT: their values stay far below the parameter limit of SQLite. */
const INSERT_ROWS = 500;

type NewRow = Omit<StoredEvent, 'id'>;

/** What one open transaction has recorded. */
interface Pending {
  events: DomainEvent[];
  rows: NewRow[];
}

/** Runs after the COMMIT with the events of one transaction; it must not fail. */
type Subscriber = (events: readonly DomainEvent[]) => Promise<void>;

/**
 * Records domain events and hands them to subscribers. The recorded events are the audit log: code inserts and reads
 * them, and never changes or deletes them.
 */
export class DomainEvents {
  private readonly pending = new WeakMap<Transaction, Pending>();
  private readonly subscribers: Subscriber[] = [];

  constructor(private readonly clock: Clock) {}

  /** Calls the subscriber with the events that this process records, after each COMMIT. */
  subscribe(subscriber: Subscriber): void {
    this.subscribers.push(subscriber);
  }

  /**
   * Records events as a part of the caller's transaction: all events of a transaction are inserted together right
   * before its COMMIT, by one statement. A transaction that is rolled back leaves none.
   */
  async record(tx: Transaction, events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const pending = this.pending.get(tx) ?? this.begin(tx);
    for (const event of events) {
      pending.events.push(event);
      pending.rows.push(this.rowOf(event));
    }
  }

  private begin(tx: Transaction): Pending {
    const pending: Pending = { events: [], rows: [] };
    this.pending.set(tx, pending);
    beforeCommit(tx, () => insertAll(tx, pending.rows));
    afterCommit(tx, async () => {
      for (const subscriber of this.subscribers) await subscriber(pending.events);
    });
    return pending;
  }

  private rowOf({ actor, action, subject, subjectId, before, after }: DomainEvent): NewRow {
    return {
      at: this.clock.now(),
      actorRole: actor.role as ActorRole,
      actorId: actor.id ?? null,
      apiTokenId: actor.apiTokenId ?? null,
      action,
      subject: subject as EventSubject,
      subjectId: subjectId ?? null,
      beforeJson: eventJson(before),
      afterJson: eventJson(after),
      requestId: currentRequestId() ?? null,
    };
  }
}

async function insertAll(tx: Transaction, rows: NewRow[]): Promise<void> {
  for (const some of batchesOf(rows, INSERT_ROWS)) await insertRows(tx, StoredEvent, some);
}
