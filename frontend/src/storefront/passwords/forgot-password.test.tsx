import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

function serveForgotPassword(answer?: () => ReturnType<typeof failure>) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.mutation('ForgotPassword', ({ variables }) => {
      asked.push(variables.input);
      return answer?.() ?? HttpResponse.json({ data: { forgotPassword: true } });
    }),
  );
  return asked;
}

type User = ReturnType<typeof renderApp>['user'];

async function askFor(user: User, email: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
}

describe('/forgot-password', () => {
  it.each([
    ['/client-login', '/forgot-password'],
    ['/admin-login', '/forgot-password?kind=admin'],
  ])('is reached from %s', async (login, route) => {
    const { user, currentAddress } = renderApp(login);
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: /^Forgot password/ });
    expect(currentAddress()).toBe(route);
  });

  it.each([
    ['/forgot-password', 'CUSTOMER'],
    ['/forgot-password?kind=admin', 'ADMIN'],
  ])('%s asks for a link of a %s, and says the same whoever it is', async (route, kind) => {
    const asked = serveForgotPassword();
    const { user } = renderApp(route);
    await askFor(user, 'asha@shop.in');
    const said = await screen.findByText(/^If there is an account with/);
    expect(said).toHaveTextContent(
      'If there is an account with asha@shop.in, a link to choose a new password is on its way to it. ' +
        'It is valid for 30 minutes. Look in your spam folder, too.',
    );
    await waitFor(() => expect(said.parentElement).toHaveFocus());
    expect(asked).toEqual([{ kind, email: 'asha@shop.in' }]);
  });

  it('leads from one login to the other', async () => {
    const { user, currentAddress } = renderApp('/forgot-password');
    await user.click(await screen.findByRole('link', { name: 'Do you work in the shop?' }));
    expect(currentAddress()).toBe('/forgot-password?kind=admin');
    await user.click(screen.getByRole('link', { name: 'Back to the login' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin-login'));
  });

  it('checks the address before asking', async () => {
    const asked = serveForgotPassword();
    const { user } = renderApp('/forgot-password');
    await askFor(user, 'asha');
    expect(await screen.findByText('Email is not valid.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(asked).toEqual([]);
  });

  it('says when the shop does not answer, and can be tried again', async () => {
    serveForgotPassword(() => failure({ code: 'UNAVAILABLE', message: 'Busy', status: 503 }));
    const { user } = renderApp('/forgot-password');
    await askFor(user, 'asha@shop.in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Busy');
    serveForgotPassword();
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('asha@shop.in');
  });
});
