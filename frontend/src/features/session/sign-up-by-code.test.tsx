import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { openCheckout, servePlaceOrder, serveQuotes } from '../../test/checkout-kit';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const wrongCode = 'The code is wrong, used or too old. You can get a new one';

/** Sends codes to phones and email addresses, and registers with the right one; records the requests. */
function serveCodes() {
  const asked: object[] = [];
  const tried: object[] = [];
  server.use(
    graphql.mutation('RequestSignUpCode', ({ variables }) => {
      asked.push(variables.input);
      const channel = String(variables.input.to).includes('@') ? 'EMAIL' : 'PHONE';
      return HttpResponse.json({ data: { requestSignUpCode: channel } });
    }),
    graphql.mutation('SignUpWithCode', ({ variables }) => {
      tried.push(variables.input);
      if (variables.input.code !== '123456')
        return failure({
          ...{ code: 'WRONG_CREDENTIALS', message: wrongCode, fields: { code: wrongCode } },
          status: 401,
        });
      const customer = { __typename: 'Customer', id: '7', firstName: 'Asha' };
      return HttpResponse.json({
        data: { signUpWithCode: { __typename: 'LoginPayload', customer } },
      });
    }),
    graphql.query('Addresses', () => HttpResponse.json({ data: { addresses: [] } })),
  );
  return { asked, tried };
}

describe('registering by a code', () => {
  beforeEach(() => {
    openCheckout();
    localStorage.clear();
    serveQuotes();
  });

  it('keeps what was typed in the cart, says where the code went, and goes on with the order', async () => {
    const { asked, tried } = serveCodes();
    servePlaceOrder();
    const { user, currentAddress } = renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'Log in or register to order' }));
    await user.type(screen.getByLabelText('Phone'), '9820098200');
    await user.click(screen.getByRole('button', { name: 'Get a code instead' }));
    expect(await screen.findByLabelText('E-mail or phone')).toHaveValue('9820098200');
    const name = screen.getByLabelText('Your name');
    await waitFor(() => expect(name).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(await screen.findByText('Name must contain at least 2 characters')).toBeVisible();
    await user.type(name, 'Asha Rao ');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));

    const code = await screen.findByLabelText('Code of six digits');
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(
      'A code is on its way to 9820098200. It is valid for 10 minutes.',
    );
    expect(asked).toEqual([{ to: '9820098200' }]);
    await user.type(code, '654321');
    expect(await screen.findByText(wrongCode)).toBeVisible();
    expect(currentAddress()).toBe('/cart');
    await user.type(code, '123456');
    await waitFor(() => expect(currentAddress()).toBe('/client/cart'));
    expect(tried.at(-1)).toEqual({ to: '9820098200', code: '123456', name: 'Asha Rao' });
    expect(localStorage.getItem('token')).toBe('7');
  });

  it('says at the field that the shop reaches no phones, and leads back', async () => {
    const text = 'This shop sends no messages to phones yet';
    server.use(
      graphql.mutation('RequestSignUpCode', () =>
        failure({ code: 'NOT_SUPPORTED', message: text, fields: { to: text }, status: 409 }),
      ),
    );
    const { user } = renderApp('/client-register');
    await user.click(await screen.findByRole('button', { name: 'Get a code instead' }));
    await user.type(await screen.findByLabelText('Your name'), 'Asha');
    await user.type(screen.getByLabelText('E-mail or phone'), '9820098200');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail or phone')).toHaveAccessibleDescription(
        expect.stringContaining(text),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Register with a password' }));
    expect(screen.getByRole('button', { name: 'Signup' })).toBeVisible();
  });

  it('leads from the registration to the products', async () => {
    serveCodes();
    const { user, currentAddress } = renderApp('/client-register');
    await user.click(await screen.findByRole('button', { name: 'Get a code instead' }));
    await user.type(await screen.findByLabelText('Your name'), 'Asha');
    await user.type(screen.getByLabelText('E-mail or phone'), 'asha@shop.in');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    const main = within(screen.getByRole('main'));
    const code = await main.findByLabelText('Code of six digits');
    expect(code).toHaveAccessibleDescription(/^A code is on its way to asha@shop\.in\..* spam/);
    await user.type(code, '123456');
    await waitFor(() => expect(currentAddress()).toBe('/client/home'));
  });
});
