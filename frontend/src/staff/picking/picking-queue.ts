import type { ApolloClient } from '@apollo/client';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  FinishPickingDocument,
  OrderToPickDocument,
  PickOrderLineDocument,
  ResetOrderLineDocument,
  ShortOrderLineDocument,
  StartPickingDocument,
  SubstituteOrderLineDocument,
  WeighOrderLineDocument,
} from '../../generated/staff/picking/picking';
import { readSession } from '../../shared/lib/session';
import {
  again,
  givenUp,
  nextToSend,
  withRefusal,
  without,
  type Action,
  type Queue,
  type WalkOrder,
} from './queue.rules';
import { openPickingStore, type PickingStore } from './picking-store';

/** Why nothing is sent although something waits. */
export type Halt = 'unreachable' | 'logged-out' | null;

/** What the screen shows of the queue. */
export interface QueueState {
  queue: Queue;
  /** The orders of walks as the server said last, by their numbers. */
  orders: ReadonlyMap<string, WalkOrder>;
  halt: Halt;
  /** Why orders could not be opened, or begun with, by their numbers. */
  failures: ReadonlyMap<string, ShopError>;
  /** What was stored has been read. */
  isReady: boolean;
}

/** Failures after which the same may go through a little later. */
const passing: readonly string[] = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_ATTEMPTS'];
const tryAgainAfterMs = 4_000;
const channelName = 'grocessay:picking';

/**
 * What pickers do goes into a queue that outlives the page, and from there to the server: one action after the other, in
 * their order, each known by a key. There is one queue in a browser; of several tabs one sends.
 */
export class PickingQueue {
  private state: QueueState = {
    queue: [],
    orders: new Map(),
    halt: null,
    failures: new Map(),
    isReady: false,
  };
  private readonly listeners = new Set<() => void>();
  private readonly store: Promise<PickingStore> = openPickingStore();
  private readonly tabs =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  /** Added, and not stored yet. */
  private adding: Queue = [];
  /** Keys of what the server did, and what is stored as waiting yet. */
  private readonly answered = new Set<string>();
  /** Grows with each change of the store, before and after it: what was read meanwhile may be outdated. */
  private changeCount = 0;
  private isSending = false;
  /** Something was added while the last action was being sent. */
  private isSendingAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: ApolloClient) {
    this.tabs?.addEventListener('message', () => void this.read());
    window.addEventListener('online', () => void this.send());
    void this.read().then(() => this.send());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): QueueState => this.state;

  /** Keeps actions, all or none, and sends them as soon as the server can be reached. */
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

  /** Keeps an order as the server said it is. */
  async keep(order: WalkOrder): Promise<void> {
    this.show({ orders: new Map(this.state.orders).set(order.order.id, order) });
    await this.changed((store) => store.keepOrder(order));
    this.tabs?.postMessage('changed');
  }

  /** Asks for an order, and begins to pick it where nobody does. */
  open = (orderId: string): Promise<void> =>
    this.attempt(orderId, async () => {
      const order = await this.refresh(orderId);
      if (order?.order.status === 'SUCCESS') await this.start(orderId);
    });

  /** Takes an order over that somebody else picks. */
  reassign = (orderId: string): Promise<void> => this.attempt(orderId, () => this.start(orderId));

  /** Forgets the orders of walks: whoever uses this browser next is shown none of them. */
  async forgetOrders(): Promise<void> {
    this.show({ orders: new Map(), failures: new Map() });
    await this.changed((store) => store.forgetOrders());
  }

  /** How much of the viewer is unsent. */
  async unsentCount(): Promise<number> {
    const session = readSession();
    const queue = await (await this.store).readQueue();
    return queue.filter(({ adminId }) => session.role === 'admin' && adminId === session.adminId)
      .length;
  }

  /** Sends a refused action again, for the line as it is now. */
  retry = (action: Action): Promise<void> =>
    this.change((queue) => again(queue, action.key, this.versionOf(action)));

  /** Gives a refused action up, as the picker was asked. */
  giveUp = (action: Action): Promise<void> =>
    this.change((queue) => givenUp(queue, action.key, this.versionOf(action)));

  /** Gives up all that is unsent of an order that somebody else picks by now. */
  giveUpOrder = ({ orderId, adminId }: Action): Promise<void> =>
    this.change((queue) =>
      queue.filter((each) => each.orderId !== orderId || each.adminId !== adminId),
    );

  /** Sends what waits, until nothing does, or the server cannot be reached. */
  async send(): Promise<void> {
    this.isSendingAgain = this.isSending;
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.timer);
    try {
      do {
        this.isSendingAgain = false;
        // One tab at a time; keys make it right also where a browser has no locks.
        if ('locks' in navigator) await navigator.locks.request(channelName, () => this.sendAll());
        else await this.sendAll();
      } while (this.isSendingAgain && this.state.halt === null);
    } finally {
      this.isSending = false;
    }
    if (this.state.halt === 'unreachable')
      this.timer = setTimeout(() => void this.send(), tryAgainAfterMs);
  }

  private async attempt(orderId: string, work: () => Promise<void>): Promise<void> {
    const failure = await work().then(() => undefined, toShopError);
    const failures = new Map(this.state.failures);
    if (failure) failures.set(orderId, failure);
    else failures.delete(orderId);
    this.show({ failures });
  }

  private async refresh(orderId: string): Promise<WalkOrder | undefined> {
    const { data } = await this.client.query({
      query: OrderToPickDocument,
      variables: { id: orderId },
      fetchPolicy: 'network-only',
    });
    if (data) await this.keep(data.adminOrder);
    return data?.adminOrder;
  }

  private async start(orderId: string): Promise<void> {
    const { data } = await this.client.mutate({
      mutation: StartPickingDocument,
      variables: { orderId },
    });
    if (data) await this.keep(data.startPicking);
  }

  private async sendAll(): Promise<void> {
    await this.read();
    for (;;) {
      const session = readSession();
      const action =
        session.role === 'admin' ? nextToSend(this.state.queue, session.adminId) : undefined;
      if (!action) return this.show({ halt: null });
      const halt = await this.sendOne(action);
      this.show({ halt });
      if (halt) return;
    }
  }

  private async sendOne(action: Action): Promise<Halt> {
    try {
      const order = await perform(this.client, action);
      // Both at once: the action is part of the order now, and would count twice.
      this.answered.add(action.key);
      this.show({ queue: without(this.state.queue, action.key) });
      if (order) await this.keep(order);
      await this.write((queue) => without(queue, action.key));
      this.answered.delete(action.key);
      return null;
    } catch (error) {
      const { code, message } = toShopError(error);
      if (code === 'UNAUTHENTICATED') return 'logged-out';
      if (passing.includes(code)) return 'unreachable';
      // Shown beside what the picker did. Where it cannot be asked for now, the last known one is.
      await this.refresh(action.orderId).catch(() => undefined);
      await this.write((queue) => withRefusal(queue, action.key, { code, message }));
      return null;
    }
  }

  private async change(change: (queue: Queue) => Queue): Promise<void> {
    await this.write(change);
    await this.send();
  }

  private async write(change: (queue: Queue) => Queue): Promise<void> {
    this.showQueue(await this.changed((store) => store.changeQueue(change)));
    this.tabs?.postMessage('changed');
  }

  private async read(): Promise<void> {
    const store = await this.store;
    for (;;) {
      const { changeCount } = this;
      const [queue, orders] = await Promise.all([store.readQueue(), store.readOrders()]);
      if (changeCount !== this.changeCount) continue;
      this.showQueue(queue);
      this.show({ orders: new Map(orders.map((order) => [order.order.id, order])), isReady: true });
      return;
    }
  }

  private async changed<T>(change: (store: PickingStore) => Promise<T>): Promise<T> {
    this.changeCount += 1;
    try {
      return await change(await this.store);
    } finally {
      this.changeCount += 1;
    }
  }

  /** What is being stored at this moment is shown, too, and nothing that the server has done. */
  private showQueue(stored: Queue): void {
    const added = this.adding.filter(({ key }) => !stored.some((each) => each.key === key));
    this.show({ queue: [...stored, ...added].filter(({ key }) => !this.answered.has(key)) });
  }

  private versionOf({ orderId, step }: Action): number {
    const lines = this.state.orders.get(orderId)?.order.lines ?? [];
    return lines.find(({ id }) => 'lineId' in step && id === step.lineId)?.version ?? 1;
  }

  private show(change: Partial<QueueState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Has the server do an action; answers the order as it then is. */
async function perform(
  client: ApolloClient,
  { key, step, orderId, expectedVersion }: Action,
): Promise<WalkOrder | undefined> {
  if (step.kind === 'finish') {
    const mutation = FinishPickingDocument;
    return (await client.mutate({ mutation, variables: { orderId } })).data?.finishPicking;
  }
  const line = {
    ...{ orderLineId: step.lineId, expectedVersion: expectedVersion ?? 1 },
    idempotencyKey: key,
  };
  switch (step.kind) {
    case 'pick': {
      const mutation = PickOrderLineDocument;
      const input = { ...line, pickedQuantity: step.pickedQuantity };
      return (await client.mutate({ mutation, variables: { input } })).data?.pickOrderLine;
    }
    case 'weigh': {
      const mutation = WeighOrderLineDocument;
      const input = { ...line, grams: step.grams };
      return (await client.mutate({ mutation, variables: { input } })).data?.weighOrderLine;
    }
    case 'short': {
      const mutation = ShortOrderLineDocument;
      const input = { ...line, quantity: step.quantity, reason: step.reason };
      return (await client.mutate({ mutation, variables: { input } })).data?.shortOrderLine;
    }
    case 'substitute': {
      const mutation = SubstituteOrderLineDocument;
      const { quantity, replacedQuantity, product, grams } = step;
      const input = { ...line, quantity, replacedQuantity, grams, productId: product.id };
      return (await client.mutate({ mutation, variables: { input } })).data?.substituteOrderLine;
    }
    case 'reset': {
      const mutation = ResetOrderLineDocument;
      return (await client.mutate({ mutation, variables: { input: line } })).data?.resetOrderLine;
    }
  }
}

const queues = new WeakMap<ApolloClient, PickingQueue>();

/** The queue of this page. */
export function queueOf(client: ApolloClient): PickingQueue {
  const queue = queues.get(client) ?? new PickingQueue(client);
  queues.set(client, queue);
  return queue;
}
