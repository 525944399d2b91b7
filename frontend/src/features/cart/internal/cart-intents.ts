import type { ApolloClient } from '@apollo/client';

import { keepWaiting, readWaiting } from './waiting-changes';

/** The wanted quantities by product id, until the server has responded. */
export type Intents = ReadonlyMap<string, number>;

const nothing: Intents = new Map();
/** The intents of an unused page, such as a server-rendered one. */
export const nothingWanted = (): Intents => nothing;

/** Sets a product's quantity on the server. Returns whether the server has responded, even with a refusal. */
export type SendQuantity = (productId: string, quantity: number) => Promise<boolean>;

/**
 * The wanted quantity of each product, from the click until the server has responded. Only one request per product runs
 * at a time, and the next one sends the latest quantity: quick clicks are neither lost nor reordered. An intent is
 * dropped only when its own request fails. Without a connection it waits, even if the page is closed, and the latest
 * quantity is sent once.
 */
export class CartIntents {
  private intents: Intents = nothing;
  private readonly sending = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private lastChange: Promise<unknown> = Promise.resolve();

  /** Returns the same object as long as it is unchanged. */
  readonly current = (): Intents => this.intents;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sets the wanted quantity; 0 removes the product from the cart. */
  async want(productId: string, quantity: number, send: SendQuantity): Promise<void> {
    this.set(productId, quantity);
    const waiting = readWaiting().get(productId);
    if (waiting !== undefined && waiting !== quantity) keepWaiting(productId, quantity);
    if (this.sending.has(productId)) return;
    this.sending.add(productId);
    let answered = true;
    for (let sent: number | undefined; answered && sent !== this.intents.get(productId);) {
      sent = this.intents.get(productId);
      if (sent !== undefined) answered = navigator.onLine && (await send(productId, sent));
    }
    this.sending.delete(productId);
    const left = this.intents.get(productId);
    if (!answered && left !== undefined) keepWaiting(productId, left);
    // The server's response is authoritative, even if it refused.
    else this.set(productId, undefined);
  }

  /** Resumes the waiting changes of the current customer or guest; those of anybody else are dropped. */
  async resume(send: SendQuantity): Promise<void> {
    const waiting = readWaiting();
    for (const productId of this.intents.keys())
      if (!waiting.has(productId) && !this.sending.has(productId)) this.set(productId, undefined);
    await Promise.all(
      [...waiting].map(([productId, quantity]) => this.want(productId, quantity, send)),
    );
  }

  /** Runs after all earlier work is done: a guest's first item creates the cart that the second one is added to. */
  sequentially<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.lastChange.then(work, work);
    this.lastChange = result;
    return result;
  }

  private set(productId: string, quantity: number | undefined): void {
    const next = new Map(this.intents);
    if (quantity === undefined) next.delete(productId);
    else next.set(productId, quantity);
    this.intents = next;
    for (const listener of this.listeners) listener();
  }
}

const ofCustomers = new WeakMap<ApolloClient, CartIntents>();

/** The intents of a cache; one object per cache. */
export function intentsOf(client: ApolloClient): CartIntents {
  const intents = ofCustomers.get(client) ?? new CartIntents();
  ofCustomers.set(client, intents);
  return intents;
}
