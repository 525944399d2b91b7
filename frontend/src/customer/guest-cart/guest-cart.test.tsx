import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { openCheckout, servePlaceOrder, serveQuotes } from '../../test/checkout-kit';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

/** Accepts every registration, or refuses as specified; records who registered. */
function serveSignUp(refusal?: ReturnType<typeof failure>) {
  const asked: object[] = [];
  server.use(
    graphql.mutation('SignUp', ({ variables }) => {
      asked.push(variables.input);
      return (
        refusal ?? HttpResponse.json({ data: { signUp: { __typename: 'Customer', id: '7' } } })
      );
    }),
    graphql.mutation('Login', () =>
      HttpResponse.json({
        data: {
          login: {
            __typename: 'CustomerLogin',
            customer: { __typename: 'Customer', id: '7', firstName: 'Om' },
          },
        },
      }),
    ),
    graphql.query('Addresses', () => HttpResponse.json({ data: { addresses: [] } })),
  );
  return asked;
}

beforeEach(() => {
  openCheckout();
  localStorage.clear();
  serveQuotes();
});

const identify = async () => {
  const app = renderApp('/cart');
  const begin = await screen.findByRole('button', { name: 'Log in or register to order' });
  return { ...app, begin };
};

describe('the cart of a guest', () => {
  it('shows the cart, the slots and the bill, and asks nothing yet', async () => {
    await identify();
    expect(screen.getByRole('table', { name: 'Items in your cart' })).toBeVisible();
    expect(await screen.findByRole('radio', { name: /5–7 pm/ })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Your bill' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('registers in place, and goes on with what was chosen', async () => {
    const asked = serveSignUp();
    const placed = servePlaceOrder();
    const { user, begin, currentAddress } = await identify();
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('radio', { name: /No substitute/ }));
    await user.click(begin);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Who is ordering?' })).toHaveFocus(),
    );
    await user.type(screen.getByLabelText('Your name'), 'Om Wu');
    await user.type(screen.getByLabelText('Phone'), '9820098200');
    await user.type(screen.getByLabelText('E-mail'), 'om@grocessay.test');
    await user.type(screen.getByLabelText('Password'), 'Mangoes2026');
    await user.click(screen.getByRole('button', { name: 'Register and continue' }));

    await waitFor(() => expect(currentAddress()).toBe('/client/cart'));
    expect(asked).toEqual([
      { name: 'Om Wu', phone: '9820098200', email: 'om@grocessay.test', password: 'Mangoes2026' },
    ]);
    expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: /^Place Order · ₹/ }));
    await waitFor(() =>
      expect(placed[0]).toMatchObject({
        paymentMethod: 'CASH_ON_DELIVERY',
        substitution: 'NO_SUBSTITUTE',
      }),
    );
  });

  it('says everything that is wrong at once, each at its field', async () => {
    const asked = serveSignUp();
    const { user, begin } = await identify();
    await user.click(begin);
    await user.click(screen.getByRole('button', { name: 'Register and continue' }));
    expect(await screen.findByLabelText('Your name')).toHaveAccessibleDescription(
      'Name must contain at least 2 characters',
    );
    for (const [label, text] of [
      ['Phone', 'Phone has ten digits'],
      ['E-mail', 'Email is not valid.'],
      ['Password', /should contains 1 Uppercase/],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(asked).toEqual([]);
  });

  it('says at its field that an address has an account, which logs in beside it', async () => {
    const text = 'This e-mail address has an account already';
    serveSignUp(failure({ code: 'EMAIL_TAKEN', message: text, fields: { email: text } }));
    const { user, begin, currentAddress } = await identify();
    await user.click(begin);
    await user.type(screen.getByLabelText('Your name'), 'Om');
    await user.type(screen.getByLabelText('Phone'), '9820098200');
    await user.type(screen.getByLabelText('E-mail'), 'om@grocessay.test');
    await user.type(screen.getByLabelText('Password'), 'Mangoes2026');
    await user.click(screen.getByRole('button', { name: 'Register and continue' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(text));

    await user.click(screen.getByRole('tab', { name: 'I have an account' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'I have an account' }));
    await user.type(panel.getByLabelText('E-mail'), 'om@grocessay.test');
    await user.type(panel.getByLabelText('Password'), 'Mangoes2026');
    await user.click(panel.getByRole('button', { name: 'Log in and continue' }));
    await waitFor(() => expect(currentAddress()).toBe('/client/cart'));
  });

  it('leads a customer to the own cart', async () => {
    localStorage.setItem('token', '7');
    serveSignUp();
    const { currentAddress } = renderApp('/cart');
    await waitFor(() => expect(currentAddress()).toBe('/client/cart'));
  });
});
