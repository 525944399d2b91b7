import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const loginFailure = 'Something going wrong in login!!pl try again';

const serveLogins = () =>
  server.use(
    graphql.mutation('Login', () =>
      HttpResponse.json({
        data: {
          login: {
            __typename: 'LoginPayload',
            customer: { __typename: 'Customer', id: '7', firstName: 'Asha' },
          },
        },
      }),
    ),
    graphql.mutation('AdminLogin', () =>
      HttpResponse.json({
        data: {
          adminLogin: {
            __typename: 'AdminLoginPayload',
            admin: { __typename: 'Admin', id: '1' },
          },
        },
      }),
    ),
  );

const logins = [
  {
    route: '/client-login',
    emailLabel: 'User Name',
    button: 'Login',
    home: '/client/home',
    stored: { token: '7' },
    wanted: '/client/order?page=2',
  },
  {
    route: '/admin-login',
    emailLabel: 'Email',
    button: 'Log In',
    home: '/admin/home',
    stored: { admin: '1' },
    wanted: '/admin/addproduct?id=3',
  },
] as const;

describe.each(logins)('$route', ({ route, emailLabel, button, home, stored, wanted }) => {
  const logIn = async (
    user: ReturnType<typeof renderApp>['user'],
    email = 'asha@shop.in',
    password = 'Asha@1234',
  ) => {
    await user.type(await screen.findByLabelText(emailLabel), email);
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: button }));
  };

  it('stores the id and goes home', async () => {
    serveLogins();
    const { user, currentAddress } = renderApp(route);
    await logIn(user);

    await waitFor(() => expect(currentAddress()).toBe(home));
    expect({ ...localStorage }).toEqual(stored);
  });

  it('goes back to the screen that asked for it', async () => {
    serveLogins();
    const { user, currentAddress } = renderApp(wanted);
    await screen.findByLabelText(emailLabel);
    expect(currentAddress()).toBe(route);
    await logIn(user);

    await waitFor(() => expect(currentAddress()).toBe(wanted));
  });

  it('checks the e-mail and the password before asking the server', async () => {
    const { user } = renderApp(route);
    await user.type(await screen.findByLabelText(emailLabel), 'asha@shop.toolong');
    await user.click(screen.getByRole('button', { name: button }));

    const email = screen.getByLabelText(emailLabel);
    expect(await screen.findByText('Email is not valid.')).toBeVisible();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Email is not valid.');
    expect(screen.getByText('Password should not be blank')).toBeVisible();
  });

  it.each([
    { what: 'wrong credentials', error: { code: 'WRONG_CREDENTIALS', status: 401 } },
    { what: 'a shop that does not answer', error: { code: 'UNAVAILABLE', status: 503 } },
  ])('tells $what in the specified words and stores nothing', async ({ error }) => {
    server.use(
      graphql.mutation('Login', () => failure(error)),
      graphql.mutation('AdminLogin', () => failure(error)),
    );
    const { user, currentAddress } = renderApp(route);
    await logIn(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(loginFailure);
    expect(currentAddress()).toBe(route);
    expect(localStorage).toHaveLength(0);

    serveLogins();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(currentAddress()).toBe(home));
    expect(screen.queryByText(loginFailure)).not.toBeInTheDocument();
  });

  it('tells of too many attempts also what the server says, and the way in', async () => {
    const message = 'Too many attempts. Try again in 15 minutes.';
    const refuse = () => failure({ code: 'TOO_MANY_ATTEMPTS', message, status: 429 });
    server.use(graphql.mutation('Login', refuse), graphql.mutation('AdminLogin', refuse));
    const { user } = renderApp(route);
    await logIn(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(loginFailure);
    expect(screen.getByText(message)).toBeVisible();
    const [aside, below] = [/choose a new password/, 'Forgot password?'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(aside).toHaveAttribute('href', below?.getAttribute('href'));
  });
});
