import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { StaffRole } from '../../generated/graphql';
import { aSession } from '../../test/account-records';
import { aPageOfOrders, anAdminOrder } from '../../test/order-records';
import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const logInAs = (role: StaffRole) =>
  server.use(
    graphql.query('CurrentAdmin', () =>
      HttpResponse.json({ data: { currentAdmin: anAdmin({ role }) } }),
    ),
  );

const forbidden = () => failure({ code: 'FORBIDDEN', status: 403 });
const notForYou = 'This page is not for your role.';

beforeEach(() => localStorage.setItem('admin', '1'));

describe('the admin home', () => {
  it.each([
    ['OWNER', ['Day board', 'Orders', 'Delivery', 'Offers', 'Messages', 'Staff', 'Audit log'], []],
    ['CATALOGUE', ['Offers', 'Your account'], ['Day board', 'Orders', 'Messages', 'Staff']],
    ['ORDERS', ['Day board', 'Orders', 'Your account'], ['Offers', 'Messages', 'Staff']],
    ['SUPPORT', ['Orders', 'Messages', 'Your account'], ['Offers', 'Delivery', 'Audit log']],
  ] as const)('offers %s what the role may open', async (role, offered, hidden) => {
    logInAs(role);
    renderApp('/admin/home');
    const main = within(await screen.findByRole('main'));
    await main.findByRole('link', { name: 'Your account' });
    const labels = main.getAllByRole('link').map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining([...offered]));
    for (const label of hidden) expect(labels).not.toContain(label);
    const keepsProducts = role === 'OWNER' || role === 'CATALOGUE';
    expect(main.queryAllByText(/Add Grocessay/)).toHaveLength(keepsProducts ? 1 : 0);
  });

  it('offers all where the role could not be loaded: the server decides', async () => {
    server.use(graphql.query('CurrentAdmin', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    renderApp('/admin/home');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Audit log' })).toBeVisible();
  });
});

describe('a page of another role', () => {
  it.each([
    ['/admin/orders', 'AdminOrders'],
    ['/admin/orders/301', 'AdminOrder'],
    ['/admin/offers', 'AdminCoupons'],
    ['/admin/messages', 'ContactMessages'],
    ['/admin/staff', 'Staff'],
    ['/admin/tokens', 'ApiTokens'],
    ['/admin/webhooks', 'Webhooks'],
    ['/admin/audit', 'AuditLog'],
  ])('%s says so when the API refuses', async (route, operation) => {
    server.use(
      graphql.query('GiftVouchers', () => HttpResponse.json({ data: { giftVouchers: [] } })),
      graphql.query(operation, forbidden),
    );
    const { user, currentAddress } = renderApp(route);
    expect(await screen.findByText(notForYou)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the admin home' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/home'));
  });

  it.each(['/admin/addproduct', '/admin/listproduct'])('%s says so', async (route) => {
    logInAs('ORDERS');
    server.use(
      graphql.query('AdminProducts', () =>
        HttpResponse.json({
          data: { products: { ...aPageOfOrders([]), __typename: 'ProductPage' } },
        }),
      ),
    );
    renderApp(route);
    expect(await screen.findByText(notForYou)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

it('who keeps the catalogue sees coupons and asks for no vouchers', async () => {
  logInAs('CATALOGUE');
  server.use(
    graphql.query('AdminCoupons', () => HttpResponse.json({ data: { adminCoupons: [] } })),
  );
  renderApp('/admin/offers');
  expect(await screen.findByText('There is no coupon yet.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Gift vouchers')).not.toBeInTheDocument());
});

describe('who reads orders only', () => {
  it('finds no buttons to move them, and the list as CSV', async () => {
    logInAs('SUPPORT');
    server.use(
      graphql.query('AdminOrders', () =>
        HttpResponse.json({
          data: {
            adminOrders: { ...aPageOfOrders([anAdminOrder()]), __typename: 'AdminOrderPage' },
          },
        }),
      ),
    );
    renderApp('/admin/orders');
    expect(await screen.findByRole('link', { name: '301' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Packed/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/exports/orders.csv',
    );
  });
});

it('an admin keeps the own password and logins', async () => {
  server.use(
    graphql.query('MySessions', () => HttpResponse.json({ data: { mySessions: [aSession()] } })),
  );
  renderApp('/admin/account');
  expect(await screen.findByText('admin@grocessay.test')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toBeVisible();
  expect(await screen.findByText('This browser')).toBeVisible();
});
