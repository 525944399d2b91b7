import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anAddress } from '../../test/checkout-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const home = anAddress();
const office = anAddress({ id: '42', label: 'Office', line2: null, isDefault: false });

/** A server that stores addresses, and records the requests. */
function serveAddresses(...first: ReturnType<typeof anAddress>[]) {
  let known = first;
  const sent: Record<string, unknown>[] = [];
  server.use(
    graphql.query('Addresses', () => HttpResponse.json({ data: { addresses: known } })),
    graphql.query('AddressOwner', () => HttpResponse.json({ data: { me: null } })),
    graphql.query('IsServiceable', () => HttpResponse.json({ data: { isServiceable: true } })),
    graphql.mutation('UpdateAddress', ({ variables }) => {
      sent.push(variables);
      const changed = anAddress({ id: variables.id, ...variables.input });
      known = known.map((address) =>
        address.id === variables.id
          ? changed
          : { ...address, isDefault: address.isDefault && !changed.isDefault },
      );
      return HttpResponse.json({ data: { updateAddress: changed } });
    }),
    graphql.mutation('DeleteAddress', ({ variables }) => {
      sent.push(variables);
      known = known.filter(({ id }) => id !== variables.id);
      return HttpResponse.json({ data: { deleteAddress: true } });
    }),
  );
  return sent;
}

const card = async (label: string) =>
  within((await screen.findByRole('heading', { name: new RegExp(`^${label}`) })).closest('li')!);

beforeEach(() => localStorage.setItem('token', '7'));

describe('/client/addresses', () => {
  it('lists them, the default one marked', async () => {
    serveAddresses(home, office);
    renderApp('/client/addresses');
    expect((await card('Home')).getByText('Default')).toBeVisible();
    expect((await card('Home')).getByText('Thane 400602')).toBeVisible();
    expect((await card('Office')).queryByText('Default')).not.toBeInTheDocument();
  });

  it('says at one that the shop no longer delivers there', async () => {
    serveAddresses(home, { ...office, isServiceable: false });
    renderApp('/client/addresses');
    expect((await card('Office')).getByText('We do not deliver to 400602')).toBeVisible();
    expect((await card('Home')).queryByText(/We do not deliver/)).not.toBeInTheDocument();
  });

  it('says so where there are none, and offers the form', async () => {
    serveAddresses();
    const { user } = renderApp('/client/addresses');
    expect(await screen.findByText('No address saved yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    expect(await screen.findByLabelText('Name of the address')).toHaveValue('Home');
  });

  it('changes one', async () => {
    const sent = serveAddresses(home);
    const { user } = renderApp('/client/addresses');
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
    await user.type(screen.getByLabelText(/^Landmark/), 'Ganesh Talkies');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Near Ganesh Talkies')).toBeVisible();
    expect(sent[0]).toMatchObject({ id: '41', input: { landmark: 'Ganesh Talkies' } });
  });

  it('makes another one the default', async () => {
    serveAddresses(home, office);
    const { user } = renderApp('/client/addresses');
    await user.click(await screen.findByRole('button', { name: 'Make default: Office' }));
    await waitFor(async () =>
      expect((await card('Office')).getByText('Default')).toBeInTheDocument(),
    );
    expect((await card('Home')).queryByText('Default')).not.toBeInTheDocument();
  });

  it('deletes one after asking', async () => {
    const sent = serveAddresses(home, office);
    const { user } = renderApp('/client/addresses');
    await user.click(await screen.findByRole('button', { name: 'Delete Office' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
    expect(dialog.getByText('Office')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Address deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Wagle Estate')).not.toBeInTheDocument());
    expect(sent).toEqual([{ id: '42' }]);
  });

  it('names what is wrong before asking, and what the server finds wrong beside its field', async () => {
    serveAddresses(home);
    server.use(
      graphql.mutation('UpdateAddress', () =>
        failure({ code: 'VALIDATION', fields: { pinCode: 'We do not deliver to 400602' } }),
      ),
    );
    const { user } = renderApp('/client/addresses');
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
    await user.clear(screen.getByLabelText('Phone'));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Phone has ten digits')).toBeVisible();

    await user.type(screen.getByLabelText('Phone'), '9820098200');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Pin code')).toHaveAccessibleDescription(
        'We do not deliver to 400602',
      ),
    );
    await waitFor(() => expect(screen.getByLabelText('Pin code')).toHaveFocus());
  });

  it('says when they could not be loaded, and tries again', async () => {
    server.use(graphql.query('Addresses', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/client/addresses');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveAddresses(home);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Home');
  });

  it('keep what was typed where the session ended, until the same customer has logged in again', async () => {
    serveAddresses(home);
    server.use(
      graphql.mutation('AddAddress', () => failure({ code: 'UNAUTHENTICATED', status: 401 })),
    );
    const { user, currentAddress } = renderApp('/client/addresses');
    await card('Home');
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const form = within(await screen.findByRole('region', { name: 'New address' }));
    await user.type(await form.findByLabelText('Name of the address'), 'Grandmother');
    await user.type(form.getByLabelText('Pin code'), '400602');
    await user.type(form.getByLabelText('House and street'), '7 Station Road');
    await user.type(form.getByLabelText('Recipient'), 'Sushila Patil');
    await user.type(form.getByLabelText('Phone'), '9820098200');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    const link = await form.findByRole('link', { name: 'Log in in a new tab' });
    expect(link).toHaveAttribute('href', '/client-login');
    expect(currentAddress()).toBe('/client/addresses');
    expect(form.getByLabelText('House and street')).toHaveValue('7 Station Road');

    const logInElsewhere = (id: string) => {
      localStorage.setItem('token', id);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: id }));
    };
    act(() => logInElsewhere('8'));
    expect(form.getByText(/^Somebody else has logged in/)).toBeVisible();
    act(() => logInElsewhere('7'));
    expect(link).not.toBeInTheDocument();
    server.use(
      graphql.mutation('AddAddress', ({ variables }) =>
        HttpResponse.json({ data: { addAddress: anAddress({ id: '43', ...variables.input }) } }),
      ),
    );
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Address saved')).toBeVisible();
  });
});
