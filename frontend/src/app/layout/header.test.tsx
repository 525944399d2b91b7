import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { rememberAdmin, rememberCustomer } from '../../shared/lib/session';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

const linkNames = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  const links = await within(navigation).findAllByRole('link');
  return links.map((link) => link.textContent);
};

const guestLinks = ['Home', 'Register', 'ClientLogin', 'AdminLogin', 'Aboutus', 'Customer Support'];

describe('the header', () => {
  it('has the links of a guest, the current one marked', async () => {
    renderApp('/about-us');

    expect(await linkNames()).toEqual(guestLinks);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Aboutus');
  });

  it('has the links of a client where a customer id is stored', async () => {
    localStorage.setItem('token', '7');
    renderApp('/client/home');

    expect(await linkNames()).toEqual(['Home', 'Cart List', 'Order', 'Logout']);
  });

  it('has the links of an admin where an admin id is stored', async () => {
    localStorage.setItem('admin', '1');
    renderApp('/admin/home');

    await waitFor(async () =>
      expect(await linkNames()).toEqual(['Home', 'Add Grocessay', 'List Grocessay', 'Logout']),
    );
  });

  it('follows a login at once', async () => {
    renderApp('/about-us');
    expect(await linkNames()).toEqual(guestLinks);

    rememberCustomer('7');
    await waitFor(async () => expect(await linkNames()).toContain('Cart List'));
    rememberAdmin('1');
    await waitFor(async () => expect(await linkNames()).toContain('Add Grocessay'));
  });

  it('logs out: nothing stays in local storage, and the root is next', async () => {
    let loggedOut = false;
    const askedAfterwards: string[] = [];
    server.use(
      graphql.mutation('Logout', () => {
        loggedOut = true;
        return HttpResponse.json({ data: { logout: true } });
      }),
      graphql.operation(({ operationName }) => {
        if (loggedOut) askedAfterwards.push(operationName);
      }),
    );
    localStorage.setItem('token', '7');
    localStorage.setItem('anything', 'else');
    const { user, currentAddress } = renderApp('/client/order');

    await user.click(await screen.findByRole('link', { name: 'Logout' }));

    await waitFor(async () => expect(await linkNames()).toEqual(guestLinks));
    expect(currentAddress()).toBe('/');
    expect(localStorage).toHaveLength(0);
    expect(loggedOut).toBe(true);
    await waitFor(() => expect(askedAfterwards).toContain('FreshThisMorning'));
    expect(askedAfterwards).not.toContain('MyRegulars');
    expect(askedAfterwards).not.toContain('Wishes');
  });

  it('searches in the product list where a client has it on the screen', async () => {
    localStorage.setItem('token', '7');
    const { user, currentAddress } = renderApp('/client/home');

    await user.type(
      await screen.findByRole('combobox', { name: 'Search products' }),
      'aloo{Enter}',
    );

    await waitFor(() => expect(currentAddress()).toBe('/client/home?search=aloo'));
  });

  it('searches in the public shop from everywhere else', async () => {
    const { user, currentAddress } = renderApp('/about-us');

    await user.type(
      await screen.findByRole('combobox', { name: 'Search products' }),
      'aloo{Enter}',
    );

    await waitFor(() => expect(currentAddress()).toBe('/shop?search=aloo'));
  });

  it('changes the colours, and follows the system again with the next click', async () => {
    const { user } = renderApp('/about-us');
    const dark = await screen.findByRole('button', { name: 'Dark colours' });
    expect(dark).toHaveAttribute('aria-pressed', 'false');

    await user.click(dark);
    expect(dark).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement.dataset.colours).toBe('dark');
    expect(document.cookie).toContain('colours=dark');

    await user.click(dark);
    expect(document.documentElement.dataset.colours).toBeUndefined();
    expect(document.cookie).not.toContain('colours');
  });
});
