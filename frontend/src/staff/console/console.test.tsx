import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const logInAs = (admin: Parameters<typeof anAdmin>[0]) =>
  server.use(
    graphql.query('CurrentAdmin', () =>
      HttpResponse.json({ data: { currentAdmin: anAdmin(admin) } }),
    ),
  );

/** The areas in the navigation, once the viewer is known. */
async function areaNames(): Promise<(string | null)[]> {
  await screen.findByText(/You are logged in as/);
  const navigation = screen.getByRole('navigation', { name: 'Areas' });
  return within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

const usePhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('width <'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

beforeEach(() => localStorage.setItem('admin', '1'));

describe('a second factor that is required meanwhile', () => {
  const invitedUntil = '2099-11-20T08:35:00Z';
  const staff = [anAdmin(), anAdmin({ id: '2', email: 'invited@shop.in', invitedUntil })];
  beforeEach(() => {
    let mustSetUpSecondFactor = false;
    const refuse = () => {
      mustSetUpSecondFactor = true;
      return failure({ code: 'SECOND_FACTOR_MISSING', status: 403 });
    };
    server.use(
      graphql.query('CurrentAdmin', () =>
        HttpResponse.json({ data: { currentAdmin: anAdmin({ mustSetUpSecondFactor }) } }),
      ),
      graphql.query('Staff', () => HttpResponse.json({ data: { staff } })),
      graphql.mutation('AddStaff', refuse),
    );
  });

  it('leads to its set-up', async () => {
    const { user, currentAddress } = renderApp('/admin/staff');
    await user.click(await screen.findByText('Send again'));
    await waitFor(() => expect(currentAddress()).toBe('/admin/account'));
  });

  it('leaves what is typed, and says what to do', async () => {
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByText('Add somebody'));
    await user.type(screen.getByLabelText('E-mail'), 'new@shop.in');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    const link = await screen.findByRole('link', { name: 'Set it up in a new tab' });
    expect(link).toHaveAttribute('href', '/admin/account');
    expect(screen.getByLabelText('E-mail')).toHaveValue('new@shop.in');
  });
});

describe('the navigation of the console', () => {
  it('lists what the role may open, and nothing else', async () => {
    logInAs({ role: 'ORDERS' });
    renderApp('/admin/home');
    expect(await areaNames()).toEqual([
      'Home',
      'Day board',
      'Picking',
      'Orders',
      'Order search',
      'Reported problems',
      'Delivery rounds',
      'Your account',
    ]);
    const main = screen.getByRole('navigation', { name: 'Main' });
    const links = within(main).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'Logout']);
  });

  it('marks the area of the screen, also for a record in it', async () => {
    server.use(graphql.query('AdminOrder', () => failure({ code: 'NOT_FOUND', status: 404 })));
    renderApp('/admin/orders/301');
    const navigation = await screen.findByRole('navigation', { name: 'Areas' });
    expect(await within(navigation).findByRole('link', { current: 'page' })).toHaveTextContent(
      'Orders',
    );
  });

  it('has no header, search or footer of the shop', async () => {
    renderApp('/admin/home');
    await areaNames();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Search products' })).not.toBeInTheDocument();
  });

  it('is a bar on a phone, with the others on a sheet', async () => {
    usePhone();
    server.use(graphql.query('AuditLog', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user, currentAddress } = renderApp('/admin/home');
    expect(await areaNames()).toEqual(['Home', 'Day board', 'Orders', 'List Grocessay']);
    await user.click(screen.getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'All areas' });
    expect(within(sheet).getByRole('button', { name: 'Logout' })).toBeVisible();
    await user.click(within(sheet).getByRole('link', { name: 'Audit log' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/audit'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has in the bar of a phone what somebody with few areas works with', async () => {
    usePhone();
    logInAs({ role: 'PICKER', permissions: ['PICK_ORDERS'] });
    renderApp('/admin/home');
    expect(await areaNames()).toEqual(['Home', 'Picking', 'Your account']);
  });
});
