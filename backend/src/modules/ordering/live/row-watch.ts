import { setTimeout as sleep } from 'node:timers/promises';
import { Changes } from './changes';

/** The log for failed reads. */
export interface WatchLog {
  warn(details: object, message: string): void;
}

/** A watched key with its readers. */
interface Watched {
  /** Its state at the last check; undefined before that. */
  state?: string;
  readers: Set<Changes>;
}

/** Reads the states of some keys; a different state means a change. */
export type ReadStates<Key> = (keys: readonly Key[]) => Promise<Map<Key, string>>;

/**
 * Notifies readers when the state of a watched key changes. Changes by this server are detected at their commit; those
 * by other servers twice a second, as long as there are readers. Checks run one after another, so that no older state
 * replaces a newer one.
 */
export class RowWatch<Key extends string | number> {
  private readonly watched = new Map<Key, Watched>();
  private readonly due = new Set<Key>();
  private readonly stopping = new AbortController();
  private looking?: Promise<void>;
  private polling?: Promise<void>;
  private isBehind = false;

  constructor(
    private readonly read: ReadStates<Key>,
    private readonly log: WatchLog,
    private readonly everyMs: number,
  ) {}

  /** The number of watched keys. */
  get size(): number {
    return this.watched.size;
  }

  /** The watched keys. */
  get keys(): Key[] {
    return [...this.watched.keys()];
  }

  /**
   * The changes from now on. The first notification comes once the state is known, so that the reader learns of every
   * change after its first read. The reader must end the iteration.
   */
  subscribe(key: Key): Changes {
    const changes = this.follow(key);
    void this.look([key]).then(() => changes.note());
    return changes;
  }

  /** Checks those of these keys that have readers. */
  lookAt(keys: readonly Key[]): void {
    const followed = keys.filter((key) => this.watched.has(key));
    if (followed.length > 0) void this.look(followed);
  }

  /** Ends all subscriptions, as this server stops. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const { readers } of [...this.watched.values()])
      for (const changes of [...readers]) changes.end();
    await this.polling;
  }

  private follow(key: Key): Changes {
    const watched: Watched = this.watched.get(key) ?? { readers: new Set() };
    this.watched.set(key, watched);
    const changes = new Changes(() => {
      watched.readers.delete(changes);
      if (watched.readers.size === 0 && this.watched.get(key) === watched) this.watched.delete(key);
    });
    watched.readers.add(changes);
    if (this.stopping.signal.aborted) changes.end();
    else this.polling ??= this.poll().finally(() => (this.polling = undefined));
    return changes;
  }

  private async poll(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted && this.watched.size > 0) {
      await sleep(this.everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.look(this.keys);
    }
  }

  /** Resolves once all of these keys have been checked. */
  private look(keys: readonly Key[]): Promise<void> {
    for (const key of keys) this.due.add(key);
    return (this.looking ??= this.lookUntilDone().finally(() => (this.looking = undefined)));
  }

  private async lookUntilDone(): Promise<void> {
    while (this.due.size > 0) {
      const keys = [...this.due];
      this.due.clear();
      await this.tryTo(() => this.lookOnce(keys));
    }
  }

  private async lookOnce(keys: readonly Key[]): Promise<void> {
    const states = await this.read(keys);
    for (const key of keys) {
      const watched = this.watched.get(key);
      if (!watched) continue;
      const state = states.get(key) ?? '';
      const isNew = watched.state !== undefined && state !== watched.state;
      watched.state = state;
      if (isNew) for (const changes of watched.readers) changes.note();
    }
  }

  /** While the database is unavailable nothing changes; the log reports that once. */
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
