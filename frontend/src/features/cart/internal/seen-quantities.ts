import type { ApolloClient } from '@apollo/client';

import { CartDocument } from '../../../generated/cart/cart';
import type { CartFieldsFragment } from '../../../generated/graphql';
import { intentsOf } from './cart-intents';

type Quantities = ReadonlyMap<string, number>;

/**
 * The quantity of each product in the cart, as the customer sees it. One subscription serves all cards of a screen;
 * each renders again only when its own quantity changes.
 */
export class SeenQuantities {
  /** The quantities on the server, while there are subscribers. */
  private watched: Quantities | undefined;
  private readonly listeners = new Set<() => void>();
  private stopWatching: (() => void) | undefined;

  constructor(private readonly client: ApolloClient) {}

  /** The wanted quantity, else the one on the server. */
  of(productId: string): number {
    return intentsOf(this.client).current().get(productId) ?? this.stored(productId);
  }

  /** The quantity on the server. */
  stored(productId: string): number {
    const known = this.watched ?? quantitiesIn(this.read()?.cart);
    return known.get(productId) ?? 0;
  }

  /** Reads the cart from the cache. */
  private read() {
    return this.client.readQuery({ query: CartDocument, optimistic: true });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.stopWatching ??= this.watch();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.stopWatching?.();
      this.stopWatching = this.watched = undefined;
    };
  };

  private watch(): () => void {
    const tell = () => this.listeners.forEach((listener) => listener());
    let carts: { unsubscribe: () => void } | undefined;
    // In a separate task, because rendering the cards fills one.
    const timer = setTimeout(() => {
      carts = this.client.watchQuery({ query: CartDocument }).subscribe(({ data }) => {
        this.watched = quantitiesIn(data?.cart as CartFieldsFragment | undefined);
        tell();
      });
    });
    const stopIntents = intentsOf(this.client).subscribe(tell);
    return () => {
      clearTimeout(timer);
      carts?.unsubscribe();
      stopIntents();
    };
  }
}

const quantitiesIn = (cart: CartFieldsFragment | undefined): Quantities =>
  new Map(cart?.items.map(({ product, quantity }) => [product.id, quantity]));

const ofCustomers = new WeakMap<ApolloClient, SeenQuantities>();

/** The quantities of a cache; one object per cache. */
export function seenQuantitiesOf(client: ApolloClient): SeenQuantities {
  const seen = ofCustomers.get(client) ?? new SeenQuantities(client);
  ofCustomers.set(client, seen);
  return seen;
}
