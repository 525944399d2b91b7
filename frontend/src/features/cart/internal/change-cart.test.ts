import { ApolloClient, ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';

import { createCache } from '../../../apollo/cache';
import { CartDocument } from '../../../generated/cart/cart';
import { changeCart } from './change-cart';

type Answer = (cartId: string) => void;

const cartOf = (id: string) => ({
  cart: {
    __typename: 'Cart' as const,
    id,
    totalQuantity: 0,
    grandTotalPaise: 0,
    items: [],
  },
});

/** A shop whose cart responses are sent by hand, in the order of the requests. */
function openShop() {
  const asked: Answer[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((asker) => {
        asked.push((id) => {
          asker.next({ data: cartOf(id) });
          asker.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const shown = () => client.readQuery({ query: CartDocument })?.cart.id;
  const watch = () => client.watchQuery({ query: CartDocument }).subscribe({});
  const write = (id: string) => client.writeQuery({ query: CartDocument, data: cartOf(id) });
  return { client, asked, shown, watch, write };
}

/** Lets all pending work continue that waits for no response. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a change of the cart', () => {
  it('waits for the answer to a question that is under way', async () => {
    const { client, asked, shown, watch, write } = openShop();
    watch();
    const order: string[] = [];
    const changed = changeCart(client, () => {
      order.push('changed');
      write('after');
      return Promise.resolve(true);
    });
    await settled();
    expect(order).toEqual([]);
    asked[0]!('before');
    expect(await changed).toBe(true);
    expect(shown()).toBe('after');
    expect(asked).toHaveLength(1);
  });

  it('is followed by another look where a question was begun meanwhile', async () => {
    const { client, asked, shown, watch, write } = openShop();
    let finish = () => {};
    const changed = changeCart(client, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      write('after');
    });
    await settled();
    watch();
    finish();
    await settled();
    asked[0]!('before');
    await settled();
    expect(asked).toHaveLength(2);
    asked[1]!('as it is now');
    await changed;
    expect(shown()).toBe('as it is now');
  });

  it('asks nothing where nobody does', async () => {
    const { client, asked } = openShop();
    expect(await changeCart(client, () => Promise.resolve('done'))).toBe('done');
    expect(asked).toEqual([]);
  });
});
