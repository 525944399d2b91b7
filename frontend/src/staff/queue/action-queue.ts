import type { ApolloClient } from '@apollo/client';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { readSession } from '../../shared/lib/session';
import { withRefusal, without, type QueuedAction } from './action.rules';
import { openQueueStore, type QueueStore } from './queue-store';

/** Why waiting actions are not being sent. */
export type Halt = 'unreachable' | 'logged-out' | null;

/** The state of a queue for a screen. */
export interface QueueState<Action, Kept> {
  queue: readonly Action[];
  /** The records of the queue in the last state from the server, by number. */
  kept: ReadonlyMap<string, Kept>;
  halt: Halt;
  /** Why records could not be opened or started, by number. */
  failures: ReadonlyMap<string, ShopError>;
  /** Whether the stored state has been read. */
  isReady: boolean;
}

/** Failures after which a retry may succeed. */
const passing: readonly string[] = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_ATTEMPTS'];
const tryAgainAfterMs = 4_000;

/**
 * A persistent queue of actions on a phone, which survives the page. It sends them to the server in order, each with an
 * idempotency key. Each name has one queue per browser; only one of several tabs sends.
 */
export abstract class ActionQueue<Action extends QueuedAction, Kept> {
  private state: QueueState<Action, Kept> = {
    queue: [],
    kept: new Map(),
    halt: null,
    failures: new Map(),
    isReady: false,
  };
  private readonly listeners = new Set<() => void>();
  private readonly store: Promise<QueueStore<Action, Kept>>;
  private readonly channelName: string;
  private readonly tabs: BroadcastChannel | undefined;
  /** Actions that were added but are not stored yet. */
  private adding: readonly Action[] = [];
  /** Keys of actions that the server performed but that are still stored as waiting. */
  private readonly answered = new Set<string>();
  /** Increases before and after each change of the store: data read meanwhile may be outdated. */
  private changeCount = 0;
  private isSending = false;
  /** Whether actions were added while the last one was being sent. */
  private isSendingAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    protected readonly client: ApolloClient,
    name: string,
  ) {
    this.channelName = `grocessay:${name}`;
    this.store = openQueueStore(name, (record) => this.idOf(record));
    if (typeof BroadcastChannel !== 'undefined') this.tabs = new BroadcastChannel(this.channelName);
    this.tabs?.addEventListener('message', () => void this.read());
    window.addEventListener('online', () => void this.send());
    void this.read().then(() => this.send());
  }

  /** The number of a record. */
  protected abstract idOf(record: Kept): string;
  /** The oldest action of a member that only waits for the connection. */
  protected abstract nextToSend(queue: readonly Action[], adminId: string): Action | undefined;
  /** Sends an action to the server; returns the resulting record. */
  protected abstract perform(action: Action): Promise<Kept | undefined>;
  /** Refetches the record of a refused action. */
  protected abstract refresh(action: Action): Promise<unknown>;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): QueueState<Action, Kept> => this.state;

  /** Stores actions, all or none, and sends them as soon as the server is reachable. */
  async add(actions: readonly Action[]): Promise<void> {
    this.adding = [...this.adding, ...actions];
    this.show({ queue: [...this.state.queue, ...actions] });
    const queue = await this.changed((store) =>
      store.changeQueue((stored) => [...stored, ...actions]),
    );
    this.adding = this.adding.filter((action) => !actions.includes(action));
    this.showQueue(queue);
    this.tabs?.postMessage('changed');
    await this.send();
  }

  /** Stores a record from the server. */
  async keep(record: Kept): Promise<void> {
    this.show({ kept: new Map(this.state.kept).set(this.idOf(record), record) });
    await this.changed((store) => store.keep(record));
    this.tabs?.postMessage('changed');
  }

  /** Stores these records, and deletes all others. */
  protected async keepOnly(records: readonly Kept[]): Promise<void> {
    this.show({ kept: new Map(records.map((record) => [this.idOf(record), record])) });
    await this.changed((store) => store.keepOnly(records));
    this.tabs?.postMessage('changed');
  }

  /** Deletes the records: the next user of this browser must not see them. */
  async forgetKept(): Promise<void> {
    this.show({ kept: new Map(), failures: new Map() });
    await this.changed((store) => store.keepOnly([]));
  }

  /** The number of unsent actions of the viewer. */
  async unsentCount(): Promise<number> {
    const session = readSession();
    const queue = await (await this.store).readQueue();
    return queue.filter(({ adminId }) => session.role === 'admin' && adminId === session.adminId)
      .length;
  }

  /** Sends waiting actions until none are left, or the server is unreachable. */
  async send(): Promise<void> {
    this.isSendingAgain = this.isSending;
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.timer);
    try {
      do {
        this.isSendingAgain = false;
        // One tab at a time; without locks in the browser, the idempotency keys still ensure correctness.
        if ('locks' in navigator)
          await navigator.locks.request(this.channelName, () => this.sendAll());
        else await this.sendAll();
      } while (this.isSendingAgain && this.state.halt === null);
    } finally {
      this.isSending = false;
    }
    if (this.state.halt === 'unreachable')
      this.timer = setTimeout(() => void this.send(), tryAgainAfterMs);
  }

  /** Records why a record could not be opened, if it failed. */
  protected async attempt(id: string, work: () => Promise<void>): Promise<void> {
    const failure = await work().then(() => undefined, toShopError);
    const failures = new Map(this.state.failures);
    if (failure) failures.set(id, failure);
    else failures.delete(id);
    this.show({ failures });
  }

  private async sendAll(): Promise<void> {
    await this.read();
    for (;;) {
      const session = readSession();
      const action =
        session.role === 'admin' ? this.nextToSend(this.state.queue, session.adminId) : undefined;
      if (!action) return this.show({ halt: null });
      const halt = await this.sendOne(action);
      this.show({ halt });
      if (halt) return;
    }
  }

  private async sendOne(action: Action): Promise<Halt> {
    try {
      const record = await this.perform(action);
      // Both at once: the record now includes the action, which would count twice.
      this.answered.add(action.key);
      this.show({ queue: without(this.state.queue, action.key) });
      if (record) await this.keep(record);
      await this.write((queue) => without(queue, action.key));
      this.answered.delete(action.key);
      return null;
    } catch (error) {
      const { code, message } = toShopError(error);
      if (code === 'UNAUTHENTICATED') return 'logged-out';
      if (passing.includes(code)) return 'unreachable';
      // Shown next to the action. If it cannot be fetched now, the last known one is.
      await this.refresh(action).catch(() => undefined);
      await this.write((queue) => withRefusal(queue, action.key, { code, message }));
      return null;
    }
  }

  protected async change(change: (queue: readonly Action[]) => readonly Action[]): Promise<void> {
    await this.write(change);
    await this.send();
  }

  private async write(change: (queue: readonly Action[]) => readonly Action[]): Promise<void> {
    this.showQueue(await this.changed((store) => store.changeQueue(change)));
    this.tabs?.postMessage('changed');
  }

  private async read(): Promise<void> {
    const store = await this.store;
    for (;;) {
      const { changeCount } = this;
      const [queue, kept] = await Promise.all([store.readQueue(), store.readKept()]);
      if (changeCount !== this.changeCount) continue;
      this.showQueue(queue);
      this.show({ kept: new Map(kept.map((each) => [this.idOf(each), each])), isReady: true });
      return;
    }
  }

  private async changed<T>(change: (store: QueueStore<Action, Kept>) => Promise<T>): Promise<T> {
    this.changeCount += 1;
    try {
      return await change(await this.store);
    } finally {
      this.changeCount += 1;
    }
  }

  /** Includes actions that are being stored, and excludes those that the server has performed. */
  private showQueue(stored: readonly Action[]): void {
    const added = this.adding.filter(({ key }) => !stored.some((each) => each.key === key));
    this.show({ queue: [...stored, ...added].filter(({ key }) => !this.answered.has(key)) });
  }

  private show(change: Partial<QueueState<Action, Kept>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
