import { Between, EntityManager } from 'typeorm';
import { EventSubject } from '../../kernel/domain-event';
import { StoredEvent } from './stored-event.entity';

/** How much later than a younger event the transaction of an event may commit and still be found. */
const LOOK_BACK_MS = 15_000;
const POLL_BATCH = 5_000;
const MAX_LATE = 100_000;
/** Ids before the newest whose transactions may still be open when the feed starts. */
const START_LOOK_BACK = 1_000;

type EventSummary = Pick<StoredEvent, 'id' | 'subject' | 'subjectId'>;

/** Handles the ids of changed subjects; after a failure, the next poll passes them again. */
type Apply = (subjectIds: number[]) => Promise<void>;

/** A further kind of subject, followed without the ids of the changed ones. */
interface Beside {
  subject: EventSubject;
  apply: () => Promise<void>;
}

/** The events after an id, and the number already seen. */
interface Window {
  fromId: number;
  seen: number;
  sinceMs: number;
}

/**
 * Reads the events that any process has committed about one kind of subject, in the order of their ids. Ids are
 * assigned before the COMMIT, so a younger event can become visible first, and the nodes of a cluster assign ids
 * independently. So the feed counts the events of the last seconds, and reads them again if there are more than it has
 * seen.
 */
export class ChangeFeed {
  private lastId = 0;
  /** The older of the two is counted; then the younger takes its place. */
  private older: Window = { fromId: 0, seen: 0, sinceMs: 0 };
  private younger: Window = { fromId: 0, seen: 0, sinceMs: 0 };

  constructor(
    private readonly manager: EntityManager,
    private readonly subject: EventSubject,
    private readonly beside?: Beside,
  ) {}

  /** Starts after the newest event; the ones right before it may not be committed yet. */
  async start(nowMs: number): Promise<void> {
    this.lastId = (await this.manager.maximum(StoredEvent, 'id')) ?? 0;
    const fromId = Math.max(this.lastId - START_LOOK_BACK, 0);
    const seen = await this.countBetween(fromId, this.lastId);
    this.older = { fromId, seen, sinceMs: nowMs };
    this.younger = { ...this.older };
  }

  /** Applies the subjects of the events since the last poll, each once for up to 5,000 events. */
  async poll(apply: Apply): Promise<void> {
    for (let isMore = true; isMore;) {
      const events = await this.eventsAfter(this.lastId, POLL_BATCH);
      await this.applyAll(events, apply);
      this.older.seen += events.length;
      this.younger.seen += events.length;
      this.lastId = events.at(-1)?.id ?? this.lastId;
      isMore = events.length === POLL_BATCH;
    }
  }

  /** Applies the subjects of recent events again if one of them was committed after a younger one was polled. */
  async pollLate(nowMs: number, apply: Apply): Promise<void> {
    const { fromId } = this.older;
    const upToId = this.lastId;
    const count = await this.countBetween(fromId, upToId);
    if (count > this.older.seen) {
      const events = await this.eventsAfter(fromId, MAX_LATE);
      const seenYounger = await this.countBetween(this.younger.fromId, upToId);
      await this.applyAll(
        events.filter(({ id }) => id <= upToId),
        apply,
      );
      this.older.seen = count;
      this.younger.seen = seenYounger;
    }
    if (nowMs - this.younger.sinceMs >= LOOK_BACK_MS) {
      this.older = this.younger;
      this.younger = { fromId: upToId, seen: 0, sinceMs: nowMs };
    }
  }

  /** The events after an id, oldest first. */
  private eventsAfter(id: number, limit: number): Promise<EventSummary[]> {
    return this.manager.query<EventSummary[]>(EVENTS_AFTER, [id, limit]);
  }

  private countBetween(afterId: number, upToId: number): Promise<number> {
    return this.manager.countBy(StoredEvent, { id: Between(afterId + 1, upToId) });
  }

  private async applyAll(events: readonly EventSummary[], apply: Apply): Promise<void> {
    if (events.some(({ subject }) => subject === this.beside?.subject)) await this.beside?.apply();
    await apply(this.subjectsOf(events));
  }

  private subjectsOf(events: readonly EventSummary[]): number[] {
    const ids = events
      .filter(({ subject }) => subject === this.subject)
      .flatMap(({ subjectId }) => subjectId ?? []);
    return [...new Set(ids)];
  }
}

/** Plain rows: a busy shop has hundreds of events a second. */
const EVENTS_AFTER =
  'SELECT id, subject, subjectId FROM audit_entries WHERE id > ? ORDER BY id LIMIT ?';
