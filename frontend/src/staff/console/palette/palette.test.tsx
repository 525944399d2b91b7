import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { StaffRole } from '../../../generated/graphql';
import { aBoardOrder } from '../../../test/board-records';
import { anAdmin, aProduct } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { failure, server } from '../../../test/server';
import { areas } from '../../areas';

const aStaffCustomer = () => ({
  __typename: 'StaffCustomer',
  customer: {
    ...{ __typename: 'Customer', id: '7', firstName: 'Asha', lastName: 'Kulkarni' },
    ...{ phone: '9820011201', email: 'asha@example.com' },
  },
  registeredAt: '2026-11-01T06:30:00.000Z',
  orderCount: 2,
  orderedPaise: 123_400,
  lastOrderAt: null,
});

const nobody = { __typename: 'StaffCustomerPart', items: [] };

/** Responds as the server does, and records the requests. */
function serveFindings() {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('FindForPalette', ({ variables }) => {
      asked.push(variables);
      const data = {
        ...(variables['orders'] && {
          orderSearch: { __typename: 'FoundOrders', items: [aBoardOrder()] },
        }),
        ...(variables['products'] && {
          products: { __typename: 'ProductPage', items: [aProduct({ name: 'Asha tomatoes' })] },
        }),
        ...(variables['customers'] && {
          customerSearch: { __typename: 'StaffCustomerPart', items: [aStaffCustomer()] },
        }),
      };
      return HttpResponse.json({ data });
    }),
    graphql.query('AdminOrder', () => failure({ code: 'NOT_FOUND', status: 404 })),
  );
  return asked;
}

async function openPalette() {
  const app = renderApp('/admin/home');
  await screen.findByText(/You are logged in as/);
  await app.user.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Search or go to' });
  const input = await within(palette).findByRole('combobox', { name: 'Search or go to' });
  await waitFor(() => expect(input).toHaveFocus());
  return { ...app, palette, input };
}

const optionsIn = (palette: HTMLElement) =>
  within(palette)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.setItem('admin', '1'));

describe('the command palette', () => {
  it('leads to an area by its name, with keys alone', async () => {
    serveFindings();
    server.use(graphql.query('AuditLog', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user, palette, currentAddress } = await openPalette();
    await user.keyboard('audit');
    await waitFor(() => expect(optionsIn(palette)[0]).toMatch(/^Audit log/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/admin/audit'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds an order and a product', async () => {
    const asked = serveFindings();
    const { user, palette, input, currentAddress } = await openPalette();
    await user.keyboard('asha');
    await within(palette).findByRole('option', { name: /Asha tomatoes/ });
    const order = within(palette).getByRole('option', { name: /^Order 301/ });
    expect(order).toHaveTextContent('Asha Patil · 9820098200');
    expect(asked.at(-1)).toEqual({ text: 'asha', orders: true, products: true, customers: true });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', order.id));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/admin/orders/301'));
  });

  it('finds a customer, and opens their page', async () => {
    serveFindings();
    const { user, palette, currentAddress } = await openPalette();
    await user.keyboard('kulk');
    const customer = await within(palette).findByRole('option', { name: /^Asha Kulkarni/ });
    expect(customer).toHaveTextContent('9820011201 · asha@example.com · 2 orders');
    await user.click(customer);
    await waitFor(() => expect(currentAddress()).toBe('/admin/customers/7'));
  });

  it('takes with Enter what the typed text finds, not what an earlier one found', async () => {
    serveFindings();
    const { user, palette, currentAddress } = await openPalette();
    await user.keyboard('ash');
    await within(palette).findByRole('option', { name: /^Order 301/ });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      graphql.query('FindForPalette', async () => {
        await released;
        const items = [{ ...aBoardOrder(), order: { ...aBoardOrder().order, id: '302' } }];
        return HttpResponse.json({
          data: {
            orderSearch: { __typename: 'FoundOrders', items },
            products: { __typename: 'ProductPage', items: [] },
            customerSearch: nobody,
          },
        });
      }),
    );
    await user.keyboard('a{Enter}');
    expect(currentAddress()).toBe('/admin/home');
    release();
    await waitFor(() => expect(currentAddress()).toBe('/admin/orders/302'));
  });

  it('asks for what the role may see, and for nothing else', async () => {
    const asked = serveFindings();
    server.use(
      graphql.query('CurrentAdmin', () =>
        HttpResponse.json({ data: { currentAdmin: anAdmin({ role: 'CATALOGUE' as StaffRole }) } }),
      ),
    );
    const { user, palette } = await openPalette();
    const open = areas.filter(
      ({ inNavigation, permission }) =>
        inNavigation && [undefined, 'manage-catalogue', 'manage-coupons'].includes(permission),
    );
    expect(open.length).toBeLessThan(areas.length / 2);
    expect(optionsIn(palette)).toHaveLength(open.length);
    await user.keyboard('asha');
    await within(palette).findByRole('option', { name: /Asha tomatoes/ });
    expect(optionsIn(palette)).toHaveLength(1);
    expect(asked.at(-1)).toEqual({ text: 'asha', orders: false, products: true, customers: false });
  });

  it('says that nothing was found, or that the search failed', async () => {
    server.use(
      graphql.query('FindForPalette', () => failure({ code: 'UNAVAILABLE', status: 503 })),
    );
    const { user, palette } = await openPalette();
    await user.keyboard('zz');
    expect(await within(palette).findByText('UNAVAILABLE')).toBeVisible();
    server.use(
      graphql.query('FindForPalette', () =>
        HttpResponse.json({
          data: {
            orderSearch: { __typename: 'FoundOrders', items: [] },
            products: { __typename: 'ProductPage', items: [] },
            customerSearch: nobody,
          },
        }),
      ),
    );
    await user.keyboard('z');
    expect(await within(palette).findByText('Nothing of that name.')).toBeVisible();
  });

  it('closes with Esc, and gives the focus back', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Search or go to' }));
    await screen.findByRole('dialog', { name: 'Search or go to' });
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Search or go to' })).toHaveFocus(),
    );
  });
});
