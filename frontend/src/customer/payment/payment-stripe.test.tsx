import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { anOrder, anOrderToPay, aPageOfOrders, aPayment } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

/** The responses of Stripe's field, and its options. */
const stripe = vi.hoisted(() => ({ loadedWith: [] as string[], confirmPayment: vi.fn() }));

vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (key: string) => {
    stripe.loadedWith.push(key);
    return Promise.resolve(fakeStripe());
  },
}));

/** The parts of Stripe.js that its React components use. */
function fakeStripe() {
  const element = { mount: vi.fn(), destroy: vi.fn(), on: vi.fn(), off: vi.fn(), update: vi.fn() };
  const elements = { create: () => element, getElement: () => null, update: vi.fn() };
  return {
    elements: () => elements,
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
    confirmPayment: stripe.confirmPayment,
  };
}

const serveOrder = (order: object = anOrderToPay()) =>
  server.use(graphql.query('OrderToPay', () => HttpResponse.json({ data: { order } })));

/** A shop that takes cards through Stripe; returns the keys of begun payments. */
function serveStripe() {
  const keys: string[] = [];
  const payment = { __typename: 'Payment', id: '12', orderId: '301', status: 'PENDING' };
  server.use(
    graphql.query('PaymentSetup', () =>
      HttpResponse.json({
        data: {
          paymentSetup: {
            __typename: 'PaymentSetup',
            gateway: 'stripe',
            publishableKey: 'pk_test_1',
          },
        },
      }),
    ),
    graphql.mutation('BeginOnlinePayment', ({ variables }) => {
      keys.push(variables.idempotencyKey);
      serveOrder(anOrderToPay({ payments: [aPayment({ id: '12', status: 'PENDING' })] }));
      return HttpResponse.json({
        data: {
          beginOnlinePayment: {
            __typename: 'OnlinePayment',
            clientSecret: 'pi_1_secret_2',
            payment,
          },
        },
      });
    }),
    graphql.mutation('ConfirmOnlinePayment', () =>
      HttpResponse.json({ data: { confirmOnlinePayment: { ...payment, status: 'SUCCESS' } } }),
    ),
    graphql.query('Orders', () =>
      HttpResponse.json({ data: { orders: aPageOfOrders([anOrder()]) } }),
    ),
  );
  return keys;
}

const payButton = () => screen.findByRole('button', { name: 'Make Payment · ₹64.60' });

beforeEach(() => {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
  stripe.loadedWith.length = 0;
  stripe.confirmPayment.mockReset();
  serveOrder();
});

describe('with the sandbox', () => {
  it('nothing of Stripe is loaded', async () => {
    renderApp('/payment?orderId=301');
    expect(await screen.findByLabelText('Card Number')).toBeVisible();
    expect(stripe.loadedWith).toEqual([]);
  });
});

describe('with Stripe', () => {
  it('pays in its own field, and counts what the shop confirms', async () => {
    const keys = serveStripe();
    stripe.confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await user.click(await payButton());

    expect(await screen.findByText('payment done sucessfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(stripe.loadedWith).toEqual(['pk_test_1']);
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByLabelText('Card Number')).not.toBeInTheDocument();
  });

  it('says why a card was declined, and asks the shop nothing', async () => {
    serveStripe();
    stripe.confirmPayment.mockResolvedValue({
      error: { type: 'card_error', message: 'Your card was declined.' },
    });
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await user.click(await payButton());

    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(screen.getByText('Something going wrong!!pl try again')).toBeVisible();
    expect(currentAddress()).toBe('/payment?orderId=301');
  });

  it('checks again where Stripe could not be heard', async () => {
    serveStripe();
    stripe.confirmPayment.mockResolvedValue({ error: { type: 'api_connection_error' } });
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
  });

  it('says when the payment cannot be begun, and tries again', async () => {
    serveStripe();
    server.use(
      graphql.mutation('BeginOnlinePayment', () =>
        failure({ code: 'UNAVAILABLE', message: 'Try again soon', status: 503 }),
      ),
    );
    const { user } = renderApp('/payment?orderId=301');
    expect(await screen.findByText('Try again soon')).toBeVisible();
    serveStripe();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await payButton();
  });

  it('has nothing to pay where no order awaits it', async () => {
    serveStripe();
    server.use(
      graphql.query('OrderAwaitingPayment', () =>
        HttpResponse.json({ data: { orderAwaitingPayment: null } }),
      ),
    );
    renderApp('/payment');
    expect(await screen.findByText('No order is waiting for payment.')).toBeVisible();
  });
});
