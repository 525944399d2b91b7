import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { aCoupon, aQuote, aSuggestion } from '../../test/checkout-records';
import { aCart, aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const serveCoupons = (...coupons: object[]) =>
  server.use(graphql.query('Coupons', () => HttpResponse.json({ data: { coupons } })));

describe('the coupons on offer', () => {
  it.each(['/', '/client/home'])('stand on %s with their conditions', async (address) => {
    localStorage.setItem('token', '7');
    serveCoupons(aCoupon());
    renderApp(address);
    const offers = within(await screen.findByRole('region', { name: 'Coupons for today' }));
    expect(await offers.findByRole('listitem')).toHaveTextContent(
      '15%off15% off your first orderfrom ₹199 · up to ₹150 off · once a customerWELCOME15 Copy code',
    );
  });

  it('tell in the cart bar what is missing for the next', async () => {
    localStorage.setItem('token', '7');
    const cart = aCart([{ product: aProduct(), quantity: 2 }]);
    const nextCoupon = aSuggestion('BIG25', { missingPaise: 70500 });
    server.use(
      graphql.query('Cart', () => HttpResponse.json({ data: { cart } })),
      graphql.query('Quote', () => HttpResponse.json({ data: { quote: aQuote({ nextCoupon }) } })),
    );
    renderApp('/client/home');
    expect(await screen.findByRole('region', { name: 'Cart' })).toHaveTextContent('2 items · ₹68');
    expect(await screen.findByText('₹705 more for BIG25')).toBeVisible();
  });

  it('are copied with one click', async () => {
    serveCoupons(aCoupon());
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: /WELCOME15/ }));
    expect(await screen.findByText('WELCOME15 copied. Paste it into your cart.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('WELCOME15');
  });

  it('leave no trace where there are none', async () => {
    serveCoupons();
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Coupons for today' })).not.toBeInTheDocument(),
    );
  });

  it('say so without alarm when they could not be loaded', async () => {
    server.use(graphql.query('Coupons', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    renderApp('/');
    expect(await screen.findByText('The coupons cannot be shown just now.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Redeem Gift', () => {
  const openDialog = async (address = '/') => {
    const app = renderApp(address);
    await app.user.click(await screen.findByRole('button', { name: 'Redeem Gift' }));
    return { ...app, dialog: within(screen.getByRole('dialog', { name: 'Redeem Gift' })) };
  };
  const asha = (giftCreditPaise: number) => ({ __typename: 'Customer', id: '7', giftCreditPaise });

  it('asks a guest to log in, and comes back', async () => {
    const { user, dialog, history } = await openDialog();
    expect(dialog.queryByLabelText('Voucher code')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(history.location.pathname).toBe('/client-login'));
    expect(history.location.state).toMatchObject({ wanted: { pathname: '/' } });
  });

  it('adds the value to the gift credit of a client, and says so', async () => {
    localStorage.setItem('token', '7');
    server.use(
      graphql.query('GiftCredit', () => HttpResponse.json({ data: { me: asha(20000) } })),
      graphql.mutation('RedeemGiftVoucher', ({ variables }) => {
        expect(variables).toEqual({ code: 'DIWALI-500' });
        return HttpResponse.json({
          data: {
            redeemGiftVoucher: {
              __typename: 'RedeemPayload',
              valuePaise: 50000,
              giftCreditPaise: 70000,
            },
          },
        });
      }),
    );
    const { user, dialog } = await openDialog('/client/order');
    expect(await screen.findByText('₹200')).toBeVisible();
    await user.type(await dialog.findByLabelText('Voucher code'), ' DIWALI-500 {Enter}');

    expect(await dialog.findByRole('status')).toHaveTextContent(
      '₹500 added. Your gift credit is ₹700 now.',
    );
    expect(dialog.getByLabelText('Voucher code')).toHaveValue('');
    expect(await screen.findByText('₹700')).toBeVisible();
  });

  it.each([
    ['VOUCHER_REDEEMED', {}, 'This voucher was redeemed already'],
    ['VALIDATION', { code: 'Enter the code as it is printed' }, 'Enter the code as it is printed'],
  ])('says at the field why a code is not taken: %s', async (code, fields, text) => {
    localStorage.setItem('token', '7');
    const message = 'This voucher was redeemed already';
    server.use(graphql.mutation('RedeemGiftVoucher', () => failure({ code, message, fields })));
    const { user, dialog } = await openDialog();
    await user.type(await dialog.findByLabelText('Voucher code'), 'DIWALI{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Voucher code')).toHaveAccessibleDescription(text),
    );
  });

  it('sends no empty code', async () => {
    localStorage.setItem('token', '7');
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Redeem' }));
    expect(dialog.getByLabelText('Voucher code')).toHaveAccessibleDescription(
      'Enter the code of your voucher.',
    );
  });
});
