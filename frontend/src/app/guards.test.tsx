import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { adminPaths } from '../staff/admin-paths';
import { renderApp } from '../test/render-app';
import { failure, server } from '../test/server';

describe('the guards', () => {
  it.each([
    '/client/home',
    '/client/cart',
    '/client/order',
    '/client/order/301',
    '/client/order/301/receipt',
    '/client/order/301/edit',
    '/client/buy-again',
    '/client/addresses',
    '/client/account',
    '/client/list',
    '/client/wishlist',
    '/payment',
  ])('send a guest from %s to the client login', async (route) => {
    const { currentAddress } = renderApp(route);
    await waitFor(() => expect(currentAddress()).toBe('/client-login'));
  });

  it.each(Object.values(adminPaths))('send a client from %s to the admin login', async (route) => {
    localStorage.setItem('token', '7');
    const { currentAddress } = renderApp(route);
    await waitFor(() => expect(currentAddress()).toBe('/admin-login'));
  });

  it('forget a stored id that the server does not know, and ask for a login', async () => {
    server.use(graphql.query('Orders', () => failure({ code: 'UNAUTHENTICATED', status: 401 })));
    localStorage.setItem('token', '7');
    const { currentAddress } = renderApp('/client/order');

    await waitFor(() => expect(currentAddress()).toBe('/client-login'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('ask a customer for a login on the page of the account, which anybody may ask who they are', async () => {
    server.use(graphql.query('Account', () => HttpResponse.json({ data: { me: null } })));
    localStorage.setItem('token', '7');
    const { currentAddress } = renderApp('/client/account');
    await waitFor(() => expect(currentAddress()).toBe('/client-login'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('ask an admin for a login where the server knows of none', async () => {
    server.use(
      graphql.query('CurrentAdmin', () => HttpResponse.json({ data: { currentAdmin: null } })),
    );
    localStorage.setItem('admin', '1');
    const { currentAddress } = renderApp('/admin/home');
    await waitFor(() => expect(currentAddress()).toBe('/admin-login'));
    expect(localStorage.getItem('admin')).toBeNull();
  });

  it('lead from the path of existing clients to the orders', async () => {
    localStorage.setItem('token', '7');
    const { currentAddress } = renderApp('/src/app/components/client/client-order');
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
  });

  it('leave an address that is nowhere to the not-found page', async () => {
    renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
