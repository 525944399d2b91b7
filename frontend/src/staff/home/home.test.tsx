import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { StaffRole } from '../../generated/graphql';
import { anAttention } from '../../test/attention-records';
import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

/** A token that expires in so many days. */
const tokenOf = (id: string, days: number) => ({
  ...{ __typename: 'ApiToken', id },
  expiresAt: new Date(Date.now() + days * 86_400_000).toISOString(),
});

/** Responds as the server does, and records the requests. */
function serveAttention({ productCount = 40 } = {}) {
  const asked: Record<string, unknown>[] = [];
  const { orderAttention, stockAttention, upiAttention, openMessageCount } = anAttention();
  const catalogue = { __typename: 'ProductPage', totalCount: productCount };
  server.use(
    graphql.query('StaffAttention', ({ variables }) => {
      asked.push(variables);
      const data = {
        ...(variables['orders'] && { orderAttention }),
        ...(variables['stock'] && { stockAttention, catalogue }),
        ...(variables['transfers'] && { upiAttention }),
        ...(variables['messages'] && { openMessageCount }),
        ...(variables['tokens'] && { apiTokens: [tokenOf('1', 3), tokenOf('2', 40)] }),
      };
      return HttpResponse.json({ data });
    }),
  );
  return asked;
}

const logInAs = (role: StaffRole) =>
  server.use(
    graphql.query('CurrentAdmin', () =>
      HttpResponse.json({ data: { currentAdmin: anAdmin({ role }) } }),
    ),
  );

const attention = () => screen.findByRole('region', { name: 'What needs attention' });

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/home', () => {
  it('leads to what needs attention', async () => {
    serveAttention();
    renderApp('/admin/home');
    const found = within(await attention());
    const late = await found.findByRole('link', { name: /2 late/ });
    expect(late).toHaveAttribute('href', '/admin/order-search?isLate=true');
    expect(late).toHaveTextContent('₹700');
    expect(found.getByRole('link', { name: /12 to pick by today/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/order-search\?statuses=SUCCESS&deliveryTo=/),
    );
    expect(found.getByRole('link', { name: /1 refunds failed/ })).toHaveAttribute(
      'href',
      '/admin/order-search?hasFailedRefund=true',
    );
    expect(found.getByRole('link', { name: /7 products with fewer than 5 pieces/ })).toBeVisible();
    expect(found.getByRole('link', { name: /3 UPI transfers to look for/ })).toHaveAttribute(
      'href',
      '/admin/upi-transfers',
    );
    expect(found.getByRole('link', { name: /1 refunds to send by UPI/ })).toBeVisible();
    expect(found.getByRole('link', { name: /6 messages/ })).toHaveAttribute(
      'href',
      '/admin/messages?answered=no',
    );
    expect(found.getByRole('link', { name: /1 API tokens that expire soon/ })).toHaveAttribute(
      'href',
      '/admin/tokens',
    );
    expect(found.queryByText(/payments declined/)).not.toBeInTheDocument();
  });

  it('leads into a shop without products, as far as the role may go', async () => {
    serveAttention({ productCount: 0 });
    logInAs('CATALOGUE');
    renderApp('/admin/home');
    const steps = within(await screen.findByRole('region', { name: 'Set up your shop' }));
    expect(steps.getByRole('link', { name: /Import your products/ })).toHaveAttribute(
      'href',
      '/admin/imports',
    );
    expect(steps.queryByRole('link', { name: /Invite your staff/ })).toBeNull();
  });

  it('says nothing of setting up where there are products', async () => {
    serveAttention();
    renderApp('/admin/home');
    await within(await attention()).findByRole('link', { name: /2 late/ });
    expect(screen.queryByRole('region', { name: 'Set up your shop' })).toBeNull();
  });

  it('asks for what the role may see, and for nothing else', async () => {
    const asked = serveAttention();
    logInAs('CATALOGUE');
    renderApp('/admin/home');
    const found = within(await attention());
    expect(await found.findByRole('link', { name: /2 products sold out/ })).toHaveAttribute(
      'href',
      '/admin/listproduct?stock=low',
    );
    expect(asked).toEqual([
      { orders: false, stock: true, messages: false, transfers: false, tokens: false },
    ]);
    expect(found.getAllByRole('listitem')).toHaveLength(2);
  });

  it('says so where it could not be loaded, and tries again', async () => {
    server.use(
      graphql.query('StaffAttention', () => failure({ code: 'UNAVAILABLE', status: 503 })),
    );
    const { user } = renderApp('/admin/home');
    const found = within(await attention());
    const again = await found.findByRole('button', { name: 'Try again' });
    serveAttention();
    await user.click(again);
    expect(await found.findByRole('link', { name: /2 late/ })).toBeVisible();
  });
});
