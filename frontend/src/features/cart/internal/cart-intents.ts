import type { ApolloClient } from '@apollo/client';

import { keepWaiting, readWaiting } from './waiting-changes';

/** How many pieces of which product the customer wants, as far as the server has not answered yet. */
export type Intents = ReadonlyMap<string, number>;

const nothing: Intents = new Map();
/** The intents on a page that nobody has used yet, such as one that the server renders. */
export const nothingWanted = (): Intents => nothing;

/** Brings the server to a quantity of a product; answers whether it has answered, be it with a refusal. */
export type SendQuantity = (productId: string, quantity: number) => Promise<boolean>;

/**
 * What the customer wants of each product, from the click until the server has answered. One request a product is under
 * way at a time, and the next one is for what is wanted by then: quick clicks neither get lost nor overtake each other.
 * A wish is given up by its own failure only. Without a connection it waits, also where the page is closed meanwhile,
 * and what is wanted by then is sent once.
 */
export class CartIntents {
  private intents: Intents = nothing;
  private readonly sending = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private lastChange: Promise<unknown> = Promise.resolve();

  /** The same object as long as nothing changed. */
  readonly current = (): Intents => this.intents;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Wants so many pieces from now on; 0 takes the product out of the cart. */
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
    // What the server has answered is what is true, also where it refused.
    else this.set(productId, undefined);
  }

  /** Goes on with what waits of whoever shops here now; what waited for somebody else is given up. */
  async resume(send: SendQuantity): Promise<void> {
    const waiting = readWaiting();
    for (const productId of this.intents.keys())
      if (!waiting.has(productId) && !this.sending.has(productId)) this.set(productId, undefined);
    await Promise.all(
      [...waiting].map(([productId, quantity]) => this.want(productId, quantity, send)),
    );
  }

  /** Waits until whoever came before is done: a guest's first item begins the cart that the second one joins. */
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

/** The one set of wishes that belongs to a cache. */
export function intentsOf(client: ApolloClient): CartIntents {
  const intents = ofCustomers.get(client) ?? new CartIntents();
  ofCustomers.set(client, intents);
  return intents;
}
