import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { passwordHint } from '../../shared/lib/password.rules';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const token = 'AbCdEfGhIjKlMnOpQrStUv';
const link = `/reset-password#token=${token}`;
const customer = { __typename: 'Customer', id: '7' };
const admin = { __typename: 'Admin', id: '3' };

function serveReset(
  answer: () => ReturnType<typeof failure> | { customer: unknown; admin: unknown },
) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.mutation('ResetPassword', ({ variables }) => {
      asked.push(variables.input);
      const told = answer();
      if (told instanceof Response) return told;
      const resetPassword = { __typename: 'ResetPasswordPayload', ...told };
      return HttpResponse.json({ data: { resetPassword } });
    }),
  );
  return asked;
}

async function choose(user: ReturnType<typeof renderApp>['user'], password: string) {
  const field = await screen.findByLabelText('New password');
  await user.clear(field);
  await user.type(field, password);
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
}

describe('/reset-password', () => {
  it('takes the token out of the address at once', async () => {
    const { history } = renderApp(link);
    expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription(
      passwordHint(),
    );
    await waitFor(() => expect(history.location.hash).toBe(''));
    expect(history.location.pathname).toBe('/reset-password');
  });

  it.each([
    ['customer', { customer, admin: null }, '/client/home', { token: '7' }],
    ['admin', { customer: null, admin }, '/admin/home', { admin: '3' }],
  ])('logs a %s in, as the login does', async (_who, answer, home, stored) => {
    const asked = serveReset(() => answer);
    const { user, currentAddress } = renderApp(link);
    await choose(user, 'Mangoes@2027');
    await waitFor(() => expect(currentAddress()).toBe(home));
    expect({ ...localStorage }).toEqual(stored);
    expect(asked).toEqual([{ token, password: 'Mangoes@2027' }]);
    expect(screen.getByText('Your new password is set. You are logged in.')).toBeVisible();
  });

  it('names what is wrong with the password, before asking and after', async () => {
    const message = 'Choose another one';
    serveReset(() => failure({ code: 'VALIDATION', fields: { password: message } }));
    const { user } = renderApp(link);
    await choose(user, 'mangoes');
    expect(await screen.findByLabelText('New password')).toBeInvalid();
    await choose(user, 'Mangoes@2027');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
  });

  it('leads from a link that is no longer good to a new one', async () => {
    serveReset(() => failure({ code: 'LINK_INVALID' }));
    const { user, currentAddress } = renderApp(link);
    await choose(user, 'Mangoes@2027');
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer works');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await waitFor(() => expect(currentAddress()).toBe('/forgot-password'));
  });

  it('leads somebody of the staff to a new one for their login', async () => {
    serveReset(() => failure({ code: 'LINK_INVALID' }));
    const { user, currentAddress } = renderApp(`/reset-password?kind=admin#token=${token}`);
    await choose(user, 'Mangoes@2027');
    await user.click(await screen.findByRole('link', { name: 'Ask for a new link' }));
    await waitFor(() => expect(currentAddress()).toBe('/forgot-password?kind=admin'));
    expect(screen.getByRole('heading', { name: 'Forgot password: admin' })).toBeVisible();
  });

  it('opened without a link, says where one is', async () => {
    renderApp('/reset-password');
    expect(await screen.findByText(/^Open the link in your e-mail/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});
