import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';

import { createCache } from './cache';
import { fillAsRead, FirstData, type FirstAnswer } from './first-data';
import { readAhead } from './read-ahead';

const shelfQuery = gql`
  query Shelf($category: String) {
    shelf(category: $category) {
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
const variables = { category: 'fruits' };
const shelf = [{ __typename: 'Product', id: '1', name: 'Banana' }];
const shelfAnswer: FirstAnswer = { name: 'Shelf', variables, data: { shelf } };

/** A client of a drawn page with these answers, and how often it asked the server. */
function openPage(...answers: FirstAnswer[]) {
  const first = new FirstData(answers, true);
  const ask = vi.fn(() => of({ data: { coupons: ['SAVE5'] } }));
  const cache = fillAsRead(createCache(), first);
  return { client: new ApolloClient({ link: new ApolloLink(ask), cache }), first, ask };
}

describe('what came with a page, read ahead', () => {
  it('is known when it is asked, without its answer being taken then', async () => {
    const { client, first, ask } = openPage(shelfAnswer);
    await readAhead(client, first, [shelfQuery]);
    expect(first.waiting).toEqual([]);
    const watched = client.watchQuery({ query: shelfQuery, variables });
    expect(watched.getCurrentResult().data).toEqual({ shelf });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is read once: the screen is given the very same objects', async () => {
    const { client, first } = openPage(shelfAnswer);
    await readAhead(client, first, [shelfQuery]);
    const read = () => client.watchQuery({ query: shelfQuery, variables }).getCurrentResult().data;
    expect(read()).toBe(read());
  });

  it('is left to the screen where its question is not named', async () => {
    const { client, first } = openPage(shelfAnswer);
    await readAhead(client, first, [couponsQuery]);
    expect(first.waiting).toEqual([shelfAnswer]);
  });

  it('asks nobody for what did not come', async () => {
    const { client, first, ask } = openPage();
    await readAhead(client, first, [couponsQuery]);
    expect(ask).not.toHaveBeenCalled();
    const { data } = await client.query({ query: couponsQuery });
    expect(data).toEqual({ coupons: ['SAVE5'] });
  });

  it('leaves alone what is somebody else’s', async () => {
    const coupons = { coupons: ['ONLYME'] };
    const { client, first } = openPage({
      name: 'Coupons',
      variables: {},
      of: 'client:7',
      data: coupons,
    });
    await readAhead(client, first, [couponsQuery]);
    expect(client.readQuery({ query: couponsQuery })).toBeNull();
  });
});
