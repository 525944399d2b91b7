import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anAdminOrder } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

const order = anAdminOrder({ deliveryAddress: null });
const nobody = { firstName: 'Deleted', lastName: 'customer', email: '', phone: '' };
const orderOfNobody = { ...order, customer: { ...order.customer, ...nobody, isDeleted: true } };

const page = { totalCount: 1, page: 1, pageSize: 25, pageCount: 1 };

beforeEach(() => {
  localStorage.setItem('admin', '1');
  server.use(
    graphql.query('AdminOrder', () => HttpResponse.json({ data: { adminOrder: orderOfNobody } })),
    graphql.query('AdminOrders', () => {
      const adminOrders = { __typename: 'AdminOrderPage', ...page, items: [orderOfNobody] };
      return HttpResponse.json({ data: { adminOrders } });
    }),
  );
});

describe('a customer who deleted the account', () => {
  it('is shown as such in the list of orders', async () => {
    renderApp('/admin/orders');
    await screen.findByRole('link', { name: '301' });
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Account deleted');
  });

  it('is shown as such on the page of an order, without a link', async () => {
    renderApp('/admin/orders/301');
    const customer = within(await screen.findByRole('region', { name: 'Customer' }));
    expect(customer.getByText('Account deleted')).toBeVisible();
    expect(customer.queryByRole('link')).not.toBeInTheDocument();
  });
});
