import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aBoardOrder } from '../../test/board-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const aCustomer = () => ({
  __typename: 'StaffCustomer',
  customer: {
    ...{ __typename: 'Customer', id: '7', firstName: 'Sunita', lastName: 'Kulkarni' },
    ...{ phone: '9820011201', email: 'sunita@example.com' },
    ...{ giftCreditPaise: 5_000, language: null, isEmailVerified: false, hasLogin: true },
  },
  registeredAt: '2026-11-01T06:30:00.000Z',
  orderCount: 2,
  orderedPaise: 123_400,
  lastOrderAt: null,
});

/** Of the same customer: Apollo normalizes records by number, so the later response would rename them. */
const orderOfCustomer = () => ({ ...aBoardOrder(), customer: aCustomer().customer });

/** Responds to searches with these customers, and records the requests. */
function serveCustomers(items = [aCustomer()]) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('CustomerSearch', ({ variables }) => {
      asked.push(variables);
      const part = { hasPrevious: false, hasNext: true, startCursor: '7', endCursor: '7', items };
      return HttpResponse.json({
        data: { customerSearch: { __typename: 'StaffCustomerPart', ...part } },
      });
    }),
  );
  return asked;
}

function serveOne() {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('StaffCustomerOne', () =>
      HttpResponse.json({ data: { staffCustomer: aCustomer() } }),
    ),
    graphql.query('OrderSearch', ({ variables }) => {
      asked.push(variables);
      const count = { __typename: 'FoundOrderCount', count: 1, isExact: true, toPayPaise: 100 };
      const orderSearch = {
        ...{ __typename: 'FoundOrders', hasPrevious: false, hasNext: false },
        ...{ startCursor: 'c1', endCursor: 'c1', items: [orderOfCustomer()], count },
      };
      return HttpResponse.json({ data: { orderSearch } });
    }),
  );
  return asked;
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/customers', () => {
  it('finds by what was typed, from the first page, and opens a customer with one click', async () => {
    const asked = serveCustomers();
    serveOne();
    const { user, currentAddress } = renderApp('/admin/customers?after=90');
    await user.type(await screen.findByRole('searchbox'), ' sunita 1201 ');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/customers?text=sunita+1201'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'sunita 1201', after: null }));
    const row = await screen.findByRole('row', { name: /Sunita Kulkarni/ });
    expect(row).toHaveTextContent('9820011201');
    expect(row).toHaveTextContent('₹1,234');
    expect(row).toHaveTextContent('none yet');
    await user.click(within(row).getByRole('link', { name: 'Sunita Kulkarni' }));
    expect(await screen.findByRole('heading', { name: 'Sunita Kulkarni' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All customers' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/customers?text=sunita+1201'));
  });

  it('says so where nobody fits', async () => {
    serveCustomers([]);
    renderApp('/admin/customers?text=nobody');
    expect(await screen.findByText('No customer fits.')).toBeVisible();
  });
});

describe('/admin/customers/:id', () => {
  it('shows how the customer is reached, and their orders', async () => {
    const asked = serveOne();
    renderApp('/admin/customers/7');
    expect(await screen.findByRole('link', { name: '9820011201' })).toHaveAttribute(
      'href',
      'tel:+919820011201',
    );
    expect(screen.getByText('not confirmed')).toBeVisible();
    expect(screen.getByText('₹50')).toBeVisible();
    expect(await screen.findByRole('row', { name: /301/ })).toBeVisible();
    expect(asked[0]).toMatchObject({ filter: { customerId: '7' } });
  });

  it('says so where there is no such customer', async () => {
    server.use(
      graphql.query('StaffCustomerOne', () => failure({ code: 'NOT_FOUND', status: 404 })),
    );
    renderApp('/admin/customers/8');
    expect(await screen.findByText('There is no such customer.')).toBeVisible();
  });
});
