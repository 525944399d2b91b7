import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aProfile, aSession } from '../../test/account-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const phone = aSession({
  id: '62',
  isCurrent: false,
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
});

/** Serves the connected apps of the customer, each until it is disconnected. */
function serveApps(...names: string[]) {
  let apps = names.map((name, at) => ({
    __typename: 'ConnectedApp',
    ...{ id: String(at + 1), name, host: 'app.example', scopes: ['CART'] },
    ...{ createdAt: '2026-11-01T06:30:00Z', lastUsedAt: null },
  }));
  server.use(
    graphql.query('ConnectedApps', () => HttpResponse.json({ data: { connectedApps: apps } })),
    graphql.mutation('DisconnectApp', ({ variables }) => {
      apps = apps.filter(({ id }) => id !== variables.id);
      return HttpResponse.json({ data: { disconnectApp: true } });
    }),
  );
}

function serveAccount(profile = aProfile(), ...sessions: ReturnType<typeof aSession>[]) {
  let known = sessions.length > 0 ? sessions : [aSession()];
  server.use(
    graphql.query('Account', () => HttpResponse.json({ data: { me: profile } })),
    graphql.query('MySessions', () => HttpResponse.json({ data: { mySessions: known } })),
    graphql.mutation('RevokeSession', ({ variables }) => {
      known = known.filter(({ id }) => id !== variables.id);
      return HttpResponse.json({ data: { revokeSession: true } });
    }),
    graphql.mutation('RevokeOtherSessions', () => {
      const count = known.length;
      known = known.filter(({ isCurrent }) => isCurrent);
      return HttpResponse.json({ data: { revokeOtherSessions: count - known.length } });
    }),
  );
}

/** Accepts or refuses a mutation, and records the variables. */
function serveMutation(name: string, field: string, refusal?: () => ReturnType<typeof failure>) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    graphql.mutation(name, ({ variables }) => {
      sent.push(variables);
      return refusal?.() ?? HttpResponse.json({ data: { [field]: true } });
    }),
  );
  return sent;
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.setItem('token', '7'));

describe('/client/account', () => {
  it('is reached from the orders', async () => {
    serveAccount();
    const { user, currentAddress } = renderApp('/client/order');
    await user.click(await screen.findByRole('link', { name: 'Your account' }));
    await part('Your details');
    expect(currentAddress()).toBe('/client/account');
  });

  it('lists connected apps, and disconnects them', async () => {
    serveAccount();
    serveApps('Kitchen helper', 'Meal planner');
    const { user } = renderApp('/client/account');
    const apps = await part('Connected apps');
    expect(apps.getAllByRole('listitem')).toHaveLength(2);
    await user.click(apps.getByRole('button', { name: /^Disconnect Kitchen helper/ }));
    await waitFor(() => expect(apps.getAllByRole('listitem')).toHaveLength(1));
    expect(await screen.findByText('Disconnected: Kitchen helper')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(apps.getByRole('button', { name: /^Disconnect Meal planner/ }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Connected apps' })).not.toBeInTheDocument(),
    );
  });

  it('shows who the client is, and sends the link that confirms the address', async () => {
    serveAccount();
    serveMutation('SendEmailConfirmation', 'sendEmailConfirmation');
    const { user } = renderApp('/client/account');
    const details = await part('Your details');
    expect(details.getByText('Asha Patil')).toBeVisible();
    expect(details.getByText('14 May 1991')).toBeVisible();
    expect(details.getByText('Not confirmed')).toBeVisible();
    await user.click(details.getByRole('button', { name: 'Send confirmation link' }));
    expect(await screen.findByText(/^The link is on its way/)).toBeVisible();
  });

  it('has nothing to send where the address is confirmed', async () => {
    serveAccount(aProfile({ isEmailVerified: true }));
    renderApp('/client/account');
    const details = await part('Your details');
    expect(details.getByText('Confirmed')).toBeVisible();
    expect(details.queryByRole('button')).not.toBeInTheDocument();
  });

  it('changes the name, and says what is wrong with one', async () => {
    serveAccount();
    const sent: unknown[] = [];
    server.use(
      graphql.mutation('ChangeName', ({ variables }) => {
        sent.push(variables);
        const named = { __typename: 'Customer', id: '7', firstName: 'Asha', lastName: 'Joshi' };
        return HttpResponse.json({ data: { changeName: named } });
      }),
    );
    const { user } = renderApp('/client/account');
    const form = await part('Change your name');
    const field = form.getByLabelText('Your name');
    expect(field).toHaveValue('Asha Patil');
    await user.clear(field);
    await user.click(form.getByRole('button', { name: 'Change name' }));
    expect(form.getByText('Name must contain at least 2 characters')).toBeVisible();
    await user.type(field, 'Asha Joshi');
    await user.click(form.getByRole('button', { name: 'Change name' }));
    expect(await screen.findByText('Name changed.')).toBeVisible();
    expect(sent).toEqual([{ name: 'Asha Joshi' }]);
    expect((await part('Your details')).getByText('Asha Joshi')).toBeVisible();
  });

  /** Responds to a phone change with the customer's resulting phone. */
  function servePhone(mutation: 'ChangePhone' | 'ConfirmPhone', phone: string) {
    const sent: unknown[] = [];
    const field = mutation === 'ChangePhone' ? 'changePhone' : 'confirmPhone';
    server.use(
      graphql.mutation(mutation, ({ variables }) => {
        sent.push(variables);
        const customer = { __typename: 'Customer', id: '7', phone };
        return HttpResponse.json({ data: { [field]: customer } });
      }),
    );
    return sent;
  }

  it('changes the phone at once where the shop writes to none', async () => {
    serveAccount();
    const sent = servePhone('ChangePhone', '9820098299');
    const { user } = renderApp('/client/account');
    const form = await part('Change your phone');
    await user.type(form.getByLabelText('New phone'), '98200');
    await user.click(form.getByRole('button', { name: 'Change phone' }));
    expect(form.getByText('Phone must contain atleast 10 characters')).toBeVisible();
    await user.type(form.getByLabelText('New phone'), ' 98299');
    await user.type(form.getByLabelText('Your password'), 'Asha@1234');
    await user.click(form.getByRole('button', { name: 'Change phone' }));
    expect(await screen.findByText('Phone changed.')).toBeVisible();
    expect(sent).toEqual([{ input: { newPhone: '9820098299', password: 'Asha@1234' } }]);
    expect(form.getByLabelText('New phone')).toHaveValue('');
    expect((await part('Your details')).getByText('9820098299')).toBeVisible();
  });

  it('asks for the code that the new phone gets', async () => {
    serveAccount();
    servePhone('ChangePhone', '9820098200');
    const confirmed = servePhone('ConfirmPhone', '9820098299');
    const { user } = renderApp('/client/account');
    const form = await part('Change your phone');
    await user.type(form.getByLabelText('New phone'), '+91 98200-98299');
    await user.type(form.getByLabelText('Your password'), 'Asha@1234');
    await user.click(form.getByRole('button', { name: 'Change phone' }));
    expect(await form.findByText(/^A code is on its way to/)).toHaveTextContent('9820098299');
    const field = form.getByLabelText('Code of six digits');
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, '123 456');
    await user.click(form.getByRole('button', { name: 'Confirm phone' }));
    expect(await screen.findByText('Phone changed.')).toBeVisible();
    expect(confirmed).toEqual([{ code: '123 456' }]);
    expect(form.getByLabelText('New phone')).toHaveFocus();
    expect((await part('Your details')).getByText('9820098299')).toBeVisible();
  });

  it('asks for another address, which has to be confirmed', async () => {
    serveAccount();
    const sent = serveMutation('ChangeEmail', 'changeEmail');
    const { user } = renderApp('/client/account');
    const form = await part('Change your e-mail address');
    await user.type(form.getByLabelText('New e-mail address'), 'new@shop.in');
    await user.type(form.getByLabelText('Your password'), 'Asha@1234');
    await user.click(form.getByRole('button', { name: 'Change e-mail address' }));
    const said = await form.findByRole('status');
    expect(said).toHaveTextContent('A link is on its way to new@shop.in');
    await waitFor(() => expect(said).toHaveFocus());
    expect(sent).toEqual([{ input: { newEmail: 'new@shop.in', password: 'Asha@1234' } }]);
  });

  it('tells a wrong password at its field', async () => {
    serveAccount();
    const message = 'The password is wrong';
    serveMutation('ChangeEmail', 'changeEmail', () =>
      failure({ code: 'WRONG_CREDENTIALS', message, status: 401 }),
    );
    const { user } = renderApp('/client/account');
    const form = await part('Change your e-mail address');
    await user.type(form.getByLabelText('New e-mail address'), 'new@shop.in');
    await user.type(form.getByLabelText('Your password'), 'Wrong@1234');
    await user.click(form.getByRole('button', { name: 'Change e-mail address' }));
    await waitFor(() =>
      expect(form.getByLabelText('Your password')).toHaveAccessibleDescription(message),
    );
    await waitFor(() => expect(form.getByLabelText('Your password')).toHaveFocus());
  });

  it('changes the password', async () => {
    serveAccount();
    const sent = serveMutation('ChangePassword', 'changePassword');
    const { user } = renderApp('/client/account');
    const form = await part('Change your password');
    await user.type(form.getByLabelText('Current password'), 'Asha@1234');
    await user.type(form.getByLabelText('New password'), 'weak');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(form.getByLabelText('New password')).toBeInvalid());
    await user.clear(form.getByLabelText('New password'));
    await user.type(form.getByLabelText('New password'), 'Mangoes@2027');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^Password changed/)).toBeVisible();
    expect(form.getByLabelText('Current password')).toHaveValue('');
    expect(sent).toEqual([
      { input: { currentPassword: 'Asha@1234', newPassword: 'Mangoes@2027' } },
    ]);
  });

  it('tells of too many attempts above the button', async () => {
    serveAccount();
    const message = 'Too many attempts. Try again in 15 minutes.';
    serveMutation('ChangePassword', 'changePassword', () =>
      failure({ code: 'TOO_MANY_ATTEMPTS', message, status: 429 }),
    );
    const { user } = renderApp('/client/account');
    const form = await part('Change your password');
    await user.type(form.getByLabelText('Current password'), 'Wrong@1234');
    await user.type(form.getByLabelText('New password'), 'Mangoes@2027');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByRole('alert')).toHaveTextContent(message);
  });

  it('takes a code in place of the password of who has none', async () => {
    serveAccount(
      aProfile({ logsInByCodeOnly: true, isEmailVerified: true, phone: '', district: '' }),
    );
    const sent = serveMutation('ChangePassword', 'changePassword');
    const asked: unknown[] = [];
    server.use(
      graphql.mutation('RequestLoginCode', ({ variables }) => {
        asked.push(variables.input);
        return HttpResponse.json({ data: { requestLoginCode: 'EMAIL' } });
      }),
    );
    const { user } = renderApp('/client/account');
    const form = await part('Choose a password');
    await user.click(form.getByRole('button', { name: 'Send me a code' }));
    expect(await form.findByText(/^A code is on its way to asha@grocessay\.test/)).toBeVisible();
    expect(asked).toEqual([{ to: 'asha@grocessay.test' }]);
    await user.type(form.getByLabelText('Code of six digits'), '123 456');
    await user.type(form.getByLabelText('New password'), 'Mangoes@2027');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^Password changed/)).toBeVisible();
    expect(sent).toEqual([{ input: { currentPassword: '123 456', newPassword: 'Mangoes@2027' } }]);
  });

  it('asks who gave a phone alone for an e-mail address first', async () => {
    serveAccount(aProfile({ logsInByCodeOnly: true, email: '', district: '' }));
    renderApp('/client/account');
    const details = await part('Your details');
    expect(details.getByText('None given')).toBeVisible();
    expect(details.queryByText('Lives in')).not.toBeInTheDocument();
    expect((await part('Choose a password')).queryByRole('textbox')).not.toBeInTheDocument();
    const form = await part('Add your e-mail address');
    expect(form.getByLabelText('New e-mail address')).toBeVisible();
    expect(form.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  });

  it('lists the logins, and ends one or all others', async () => {
    const laptop = aSession({ id: '63', isCurrent: false, userAgent: 'curl/8.5.0' });
    serveAccount(aProfile(), phone, aSession(), laptop);
    const { user } = renderApp('/client/account');
    const list = await part('Where you are logged in');
    const [first] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox on WindowsThis browserlogged in 20 Nov 2026, 2:30 pm');
    await user.click(
      list.getByRole('button', { name: /^Log out Chrome on Android, last used 21 Nov/ }),
    );
    await waitFor(() => expect(list.queryByText('Chrome on Android')).not.toBeInTheDocument());
    await user.click(list.getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });

  it('hands out what the shop keeps', async () => {
    serveAccount();
    renderApp('/client/account');
    const link = (await part('Your data')).getByRole('link', { name: 'Download my data' });
    expect(link).toHaveAttribute('href', '/account/data.json');
  });

  it('deletes the account after the password, and leaves', async () => {
    serveAccount(aProfile({ giftCreditPaise: 25_000 }));
    localStorage.setItem('something else', 'of the shop');
    const sent = serveMutation('DeleteAccount', 'deleteAccount');
    const { user, currentAddress } = renderApp('/client/account');
    await user.click((await part('Close your account')).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByText('Your gift credit of ₹250 is lost.')).toBeVisible();
    await user.type(dialog.getByLabelText('Your password'), 'Asha@1234');
    await user.click(dialog.getByRole('button', { name: 'Delete for ever' }));
    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect(await screen.findByText(/^Your account is deleted/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(sent).toEqual([{ password: 'Asha@1234' }]);
  });

  it('says why the account cannot be deleted yet', async () => {
    serveAccount();
    const message = 'Order 301 is on its way';
    serveMutation('DeleteAccount', 'deleteAccount', () =>
      failure({ code: 'ACCOUNT_HAS_OPEN_ORDERS', message, status: 409 }),
    );
    const { user, currentAddress } = renderApp('/client/account');
    await user.click((await part('Close your account')).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Your password'), 'Asha@1234');
    await user.click(dialog.getByRole('button', { name: 'Delete for ever' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(currentAddress()).toBe('/client/account');
    expect(dialog.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute(
      'href',
      '/client/order',
    );
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.use(graphql.query('Account', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/client/account');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveAccount();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await part('Your details');
  });
});
