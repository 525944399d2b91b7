import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { OrderRowsFragment } from '../../generated/graphql';
import { anOrder, anOrderConfirmation, anOrderLine, aPageOfOrders } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const serveOrders = (...orders: object[]) =>
  server.use(
    graphql.query('Orders', () => HttpResponse.json({ data: { orders: aPageOfOrders(orders) } })),
  );

const rowTexts = async () => {
  await screen.findByRole('table');
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell'));
};

beforeEach(() => localStorage.setItem('token', '7'));

describe('the confirmation of an order', () => {
  const visit = (
    order: Pick<Partial<OrderRowsFragment>, 'status' | 'paymentStatus' | 'paymentMethod'>,
  ) => {
    const { me, order: placed } = anOrderConfirmation(order);
    serveOrders(anOrder(order));
    server.use(
      graphql.query('GiftCredit', () =>
        HttpResponse.json({ data: { me: { ...me, giftCreditPaise: 0 } } }),
      ),
      graphql.query('OrderConfirmation', () => HttpResponse.json({ data: { me, order: placed } })),
    );
    const shown = renderApp('/about-us');
    act(() => shown.history.push('/client/order', { placedOrderId: '301' }));
    return shown;
  };
  const panel = async () =>
    within(await screen.findByRole('region', { name: 'Thank you for your order!' }));

  it('has number, window, amount, where it goes and whom the email is for', async () => {
    visit({ paymentStatus: 'PENDING', paymentMethod: 'CASH_ON_DELIVERY' });
    const shown = await panel();
    await waitFor(() => expect(shown.getByRole('heading')).toHaveFocus());
    expect(await shown.findByText('Amount to pay at the door')).toBeVisible();
    expect(shown.getByText('301')).toBeVisible();
    expect(shown.getByText('₹64.60')).toBeVisible();
    expect(shown.getByText(/5–7 pm/)).toBeVisible();
    expect(shown.getByText('An email is on its way to asha@grocessay.test.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/client/order/301',
    );
  });

  it('says what is paid, and keeps the specified address', async () => {
    const { currentAddress } = visit({});
    expect(await (await panel()).findByText('Amount paid')).toBeVisible();
    expect(currentAddress()).toBe('/client/order');
  });

  it('is gone where the order was cancelled, and not there without one', async () => {
    visit({ status: 'CANCELLED' });
    await screen.findByRole('table');
    await waitFor(() => expect(screen.queryByText('Thank you for your order!')).toBeNull());
  });
});

describe('the orders', () => {
  it('stand in a table with the specified columns, one row for each line', async () => {
    serveOrders(
      anOrder({
        lines: [
          anOrderLine(),
          anOrderLine({
            id: '9002',
            name: 'Onion',
            mrpPaise: 4250,
            unitPricePaise: 4250,
            quantity: 1,
            totalPaise: 4250,
          }),
        ],
      }),
    );
    renderApp('/client/order');
    const rows = await rowTexts();

    const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Order Id',
      'Order Date',
      'Product',
      'Mrp Price',
      'Quantity',
      'Total price',
      'Order Status',
      'Payment Status',
      'Bill',
    ]);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.slice(0, 6).map((cell) => cell.textContent)).toEqual([
      '301',
      '20/11/26',
      'Potato (Aloo / Batata)1 kg',
      '₹34',
      '2',
      '₹68',
    ]);
    expect(rows[1]?.slice(0, 8).map((cell) => cell.textContent)).toEqual([
      '301',
      '20/11/26',
      'Onion1 kg',
      '₹42.50',
      '1',
      '₹42.50',
      'success',
      'success',
    ]);
  });

  it.each([
    ['PENDING', 'PENDING', 'pending', 'pending'],
    ['SUCCESS', 'SUCCESS', 'success', 'success'],
    ['PACKED', 'SUCCESS', 'packed', 'success'],
    ['OUT_FOR_DELIVERY', 'PENDING', 'out for delivery', 'pending'],
    ['DELIVERED', 'FAILED', 'delivered', 'failed'],
    ['CANCELLED', 'REFUNDED', 'cancelled', 'refunded'],
  ] as const)('says %s/%s in the words of the shop', async (status, paymentStatus, one, two) => {
    serveOrders(anOrder({ status, paymentStatus }));
    renderApp('/client/order');
    const [row] = await rowTexts();
    expect(row?.[6]).toHaveTextContent(new RegExp(`^${one}`));
    expect(row?.[7]).toHaveTextContent(two);
  });

  it('lead to their payment only where they await one', async () => {
    serveOrders(
      anOrder({ id: '303', status: 'PENDING', paymentStatus: 'FAILED' }),
      anOrder({ id: '302', status: 'SUCCESS', paymentMethod: 'CASH_ON_DELIVERY' }),
      anOrder({ id: '301', status: 'CANCELLED' }),
    );
    renderApp('/client/order');
    await rowTexts();
    const links = screen.getAllByRole('link', { name: 'Pay now' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/payment?orderId=303']);
  });

  it('show no table where there are none', async () => {
    serveOrders();
    renderApp('/client/order');
    expect(await screen.findByText('You have not ordered anything yet.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('come in pages', async () => {
    const asked: unknown[] = [];
    server.use(
      graphql.query('Orders', ({ variables }) => {
        asked.push(variables.page);
        const page = { page: Number(variables.page), pageCount: 3, totalCount: 25 };
        const orders = { ...aPageOfOrders([anOrder()]), ...page };
        return HttpResponse.json({ data: { orders } });
      }),
    );
    const { user, currentAddress } = renderApp('/client/order');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked).toEqual([1, 2]));
    expect(currentAddress()).toBe('/client/order?page=2');
  });

  it('say when they could not be loaded, and try again', async () => {
    server.use(graphql.query('Orders', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/client/order');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveOrders(anOrder());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowTexts()).toHaveLength(1);
  });
});
