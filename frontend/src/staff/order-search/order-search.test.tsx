import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { BoardOrderFragment, OrderSearchQuery } from '../../generated/graphql';
import { aBoardOrder } from '../../test/board-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

type Found = OrderSearchQuery['orderSearch'];

/** Responds to searches as the server does, and records the requests. */
function serveSearch(items: readonly BoardOrderFragment[], part: Partial<Found> = {}) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('OrderSearch', ({ variables }) => {
      asked.push(variables);
      const count = { __typename: 'FoundOrderCount', count: items.length, isExact: true };
      const orderSearch = {
        ...{ __typename: 'FoundOrders', hasPrevious: false, hasNext: false },
        ...{ startCursor: 'c1', endCursor: 'c9', items },
        count: { ...count, toPayPaise: 12_920 },
        ...part,
      };
      return HttpResponse.json({ data: { orderSearch } });
    }),
  );
  return asked;
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/order-search', () => {
  it('finds by what the URL says, and offers exactly that as a file', async () => {
    const asked = serveSearch([aBoardOrder({ lateness: 'LATE' }), aBoardOrder({ id: '302' })]);
    const { user } = renderApp(
      '/admin/order-search?text=asha&statuses=SUCCESS,PACKED&sort=DELIVERY_FIRST',
    );
    expect(await screen.findByRole('row', { name: /301/ })).toHaveTextContent('late');
    expect(asked[0]).toEqual({
      filter: { text: 'asha', statuses: ['SUCCESS', 'PACKED'] },
      sort: 'DELIVERY_FIRST',
      pageSize: 25,
      after: null,
      before: null,
    });
    expect(screen.getByText('2 orders · ₹129.20')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Download these orders/ })).toHaveAttribute(
      'href',
      '/exports/order-lines.csv?text=asha&statuses=SUCCESS%2CPACKED',
    );
    await user.click(screen.getByText('More conditions (1)'));
    expect(screen.getByRole('checkbox', { name: 'packed' })).toBeChecked();
  });

  it('puts what was typed into the URL, from its first page', async () => {
    serveSearch([aBoardOrder()]);
    const { user, currentAddress } = renderApp('/admin/order-search?after=c9');
    await user.type(await screen.findByRole('searchbox'), ' 98200 ');
    await user.click(screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement);
    await waitFor(() => expect(currentAddress()).toBe('/admin/order-search?text=98200'));
    await user.click(screen.getByRole('link', { name: 'Late' }));
    expect(currentAddress()).toBe('/admin/order-search?isLate=true');
    expect(screen.getByRole('link', { name: 'Late' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('leads from page to page, and to an order with the way back', async () => {
    serveSearch([aBoardOrder()], { hasPrevious: true, hasNext: true });
    const { user, history, currentAddress } = renderApp('/admin/order-search?text=asha');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(currentAddress()).toBe('/admin/order-search?text=asha&after=c9');
    await user.click(await screen.findByRole('link', { name: '301' }));
    const state = { fromList: '/admin/order-search?text=asha&after=c9' };
    await waitFor(() =>
      expect(history.location).toMatchObject({ pathname: '/admin/orders/301', state }),
    );
  });

  it('moves all that fit, as they were seen', async () => {
    const [first, second] = [aBoardOrder(), aBoardOrder({ id: '302' })];
    serveSearch([first], {
      count: { __typename: 'FoundOrderCount', count: 2, isExact: true, toPayPaise: 12_920 },
    } as Partial<Found>);
    const sent: unknown[] = [];
    server.use(
      graphql.mutation('MoveOrders', ({ variables }) => {
        sent.push(variables['moves']);
        return HttpResponse.json({ data: { moveOrders: [] } });
      }),
    );
    const { user } = renderApp('/admin/order-search');
    await user.click(await screen.findByRole('checkbox', { name: 'Select order 301' }));
    const bar = within(screen.getByRole('region', { name: 'Selected' }));
    serveSearch([first, second]);
    await user.click(bar.getByRole('button', { name: 'Select all 2 that fit' }));
    const packed = await bar.findByRole('button', { name: 'Packed (2)' });
    serveSearch([]);
    await user.click(packed);
    expect(sent).toEqual([
      [
        { id: '301', expectedStatus: 'SUCCESS' },
        { id: '302', expectedStatus: 'SUCCESS' },
      ],
    ]);
    // None of them fits any more, and the outcome is still there.
    expect(await screen.findByText('No order fits.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What became of the orders' })).toBeVisible();
  });

  it('says so where nothing fits, and where it cannot be loaded', async () => {
    serveSearch([]);
    const { user } = renderApp('/admin/order-search?text=nobody');
    expect(await screen.findByText('No order fits.')).toBeVisible();
    server.use(graphql.query('OrderSearch', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    await user.click(screen.getByRole('link', { name: 'Failed' }));
    expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
  });
});
