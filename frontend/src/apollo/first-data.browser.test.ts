import { ApolloClient, ApolloLink, gql, type DocumentNode } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Session } from '../shared/lib/session';
import { createCache } from './cache';
import { fillAsRead, FirstData } from './first-data';

const categories = [{ __typename: 'Category', id: '1', name: 'Fruits' }];
const shelf = {
  name: 'Shelf',
  variables: { page: 1, category: 'fruits' },
  data: { shelf: 'as sent with the page' },
};
const block = {
  at: Date.now(),
  answers: [
    { name: 'Categories', variables: {}, data: { categories } },
    { name: 'Coupons', variables: {}, of: 'guest', data: { coupons: ['SAVE5'] } },
    shelf,
  ],
};

const categoriesQuery = gql`
  query Categories {
    categories {
      id
      name
    }
  }
`;
const couponsQuery = gql`
  query Coupons {
    coupons
  }
`;
const shelfQuery = gql`
  query Shelf($category: String, $page: Int) {
    shelf(category: $category, page: $page)
  }
`;

/** A client of a page that the server sent, and how often it asked the server. */
function openPage(content: object, session: Session = { role: 'guest' }) {
  document.body.innerHTML = '<script type="application/json" id="first-data"></script>';
  document.getElementById('first-data')!.textContent = JSON.stringify(content);
  const first = FirstData.ofPage(session);
  const ask = vi.fn(() => of({ data: { shelf: 'from the server', coupons: [], categories: [] } }));
  const cache = fillAsRead(createCache(), first);
  return { client: new ApolloClient({ link: new ApolloLink(ask), cache }), ask };
}

/** What a component knows when it is drawn for the first time. */
const known = (client: ApolloClient, query: DocumentNode, variables?: Record<string, unknown>) =>
  client.watchQuery({ query, variables }).getCurrentResult().data;

afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('answers that came with the page', () => {
  it('are in the cache as soon as it is read, and the server is not asked', async () => {
    const { client, ask } = openPage(block);
    expect(known(client, categoriesQuery)).toEqual({ categories });
    const { data } = await client.query({ query: categoriesQuery });
    expect(data).toEqual({ categories });
    expect(ask).not.toHaveBeenCalled();
  });

  it('are taken once, in whatever order the variables are', async () => {
    const { client, ask } = openPage(block);
    const variables = { category: 'fruits', page: 1 };
    expect(known(client, shelfQuery, variables)).toEqual(shelf.data);
    client.cache.evict({ fieldName: 'shelf' });
    expect(known(client, shelfQuery, variables)).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  });

  it('are gone with whoever they were given to', () => {
    localStorage.setItem('token', '7');
    const own = { name: 'Coupons', variables: {}, of: 'client 7', data: { coupons: ['MINE'] } };
    const session = { role: 'customer', customerId: '7' } as const;
    const { client } = openPage({ ...block, answers: [own] }, session);
    expect(document.getElementById('first-data')).toBeNull();
    localStorage.clear();
    expect(known(client, couponsQuery)).toBeUndefined();
  });

  it('answer no other variables', async () => {
    const { client, ask } = openPage(block);
    await client.query({ query: shelfQuery, variables: { category: 'fruits', page: 2 } });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('are not given to somebody who would get others', () => {
    const { client } = openPage(block, { role: 'customer', customerId: '7' });
    expect(known(client, couponsQuery)).toBeUndefined();
    expect(known(client, categoriesQuery)).toEqual({ categories });
  });

  it('are left alone in an old page, unless there is no server to ask', () => {
    const old = { ...block, at: Date.now() - 61_000 };
    expect(known(openPage(old).client, categoriesQuery)).toBeUndefined();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(known(openPage(old).client, categoriesQuery)).toEqual({ categories });
  });

  it('are left alone when the page has been open for long', () => {
    vi.useFakeTimers({ now: block.at });
    const { client } = openPage(block);
    vi.setSystemTime(block.at + 61_000);
    expect(known(client, categoriesQuery)).toBeUndefined();
  });

  it('may be missing', async () => {
    document.body.innerHTML = '';
    const first = FirstData.ofPage({ role: 'guest' });
    expect(first.take({ query: categoriesQuery, variables: {} })).toBeUndefined();
  });
});
