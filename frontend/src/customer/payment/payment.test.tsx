import { InMemoryCache } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { anOrder, anOrderToPay, aPageOfOrders } from '../../test/order-records';
import {
  cardNumber,
  failureText,
  fillCard,
  pay,
  serveOrder,
  servePayments,
} from '../../test/payment-kit';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const declined = () =>
  failure({ code: 'PAYMENT_DECLINED', message: 'The card has insufficient funds', status: 402 });
const lost = () => failure({ code: 'UNAVAILABLE', message: 'No answer', status: 503 });

beforeEach(() => {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
});

describe('the payment screen', () => {
  it('shows the order and its bill, and asks the browser for the right fields', async () => {
    serveOrder();
    renderApp('/payment?orderId=301');

    expect(await screen.findByRole('heading', { name: 'Order 301' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make Payment · ₹64.60' })).toBeVisible();
    expect(screen.getByText('5% of ₹68')).toBeVisible();
    const autocomplete = ['Name On the Card', 'Card Number', 'Exp year on card', 'cvv'].map(
      (label) => screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(autocomplete).toEqual(['cc-name', 'cc-number', 'cc-exp-year', 'cc-csc']);
    expect(screen.getByLabelText('cvv')).toHaveAttribute('inputmode', 'numeric');
  });

  it('pays, says so and leads to the orders', async () => {
    serveOrder();
    const asked = servePayments('paid');
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await fillCard(user);
    await pay(user);

    expect(await screen.findByText('payment done sucessfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked).toEqual([
      {
        orderId: '301',
        cardNumber,
        nameOnCard: 'Asha Patil',
        expYear: 2031,
        cvv: '012',
        expectedAmountPaise: 6_460,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('leaves the card in no storage, cache or address', async () => {
    const written = vi.spyOn(InMemoryCache.prototype, 'write');
    serveOrder();
    servePayments(declined());
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await fillCard(user);
    await pay(user);
    await screen.findByText('The card has insufficient funds');

    const traces = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, currentAddress()]);
    expect(traces).not.toContain(cardNumber);
    expect(written).toHaveBeenCalled();
    expect(JSON.stringify(written.mock.calls)).not.toContain(cardNumber);
  });

  it('names every field that cannot be right, and asks nobody', async () => {
    serveOrder();
    const asked = servePayments('paid');
    const { user } = renderApp('/payment?orderId=301');
    await user.type(await screen.findByLabelText('Card Number'), '4242424242424243');
    await pay(user);

    for (const text of [
      'Name on the card is required',
      'Card number is not valid. Please check the digits',
      'Exp year is required',
      'cvv is required',
    ])
      expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Name On the Card')).toHaveFocus());
    expect(screen.getByLabelText('cvv')).toBeInvalid();
    expect(asked).toEqual([]);
  });

  it('says why a card was declined, and tries the next one as a new attempt', async () => {
    serveOrder();
    const asked = servePayments(declined(), 'paid');
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await fillCard(user);
    await pay(user);

    expect(await screen.findByText(failureText)).toBeVisible();
    expect(screen.getByText('The card has insufficient funds')).toBeVisible();
    expect(currentAddress()).toBe('/payment?orderId=301');

    await pay(user);
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[1]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey);
  });

  it('shows the new sum where the order costs another one by now, and pays that once it is agreed to', async () => {
    serveOrder();
    const asked = servePayments(
      failure({ code: 'PRICE_CHANGED', message: 'The total is now ₹94.60, not ₹64.60' }),
      'paid',
    );
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await fillCard(user);
    const order = anOrderToPay();
    serveOrder({ ...order, bill: { ...order.bill, toPayPaise: 9_460 } });
    await pay(user);

    expect(await screen.findByText('The total is now ₹94.60, not ₹64.60')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Make Payment · ₹94.60' }));
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked.map(({ expectedAmountPaise }) => expectedAmountPaise)).toEqual([6_460, 9_460]);
  });

  it('goes on with the same attempt after a lost answer', async () => {
    serveOrder();
    const asked = servePayments(lost(), 'paid');
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await fillCard(user);
    await pay(user);
    expect(await screen.findByText(failureText)).toBeVisible();

    await pay(user);
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[1]?.idempotencyKey).toBe(asked[0]?.idempotencyKey);
  });

  it('puts what the server finds wrong beside its field', async () => {
    serveOrder();
    servePayments(
      failure({ code: 'VALIDATION', message: 'cvv is wrong', fields: { cvv: 'cvv is wrong' } }),
    );
    const { user } = renderApp('/payment?orderId=301');
    await fillCard(user);
    await pay(user);
    await screen.findByText(failureText);
    expect(screen.getByLabelText('cvv')).toHaveAccessibleDescription('cvv is wrong');
  });
});

describe('where the address names no order', () => {
  const serveNewest = (orderAwaitingPayment: object | null) =>
    server.use(
      graphql.query('OrderAwaitingPayment', () =>
        HttpResponse.json({ data: { orderAwaitingPayment } }),
      ),
      graphql.query('Orders', () =>
        HttpResponse.json({ data: { orders: aPageOfOrders([anOrder()]) } }),
      ),
    );

  it('pays the newest that awaits payment', async () => {
    serveNewest(anOrderToPay());
    const asked = servePayments('paid');
    const { user } = renderApp('/payment');
    await fillCard(user);
    expect(screen.getByRole('heading', { name: 'Order 301' })).toBeVisible();
    await pay(user);
    expect(await screen.findByText('payment done sucessfully')).toBeVisible();
    expect(asked[0]?.orderId).toBe('301');
  });

  it('checks the card where none awaits payment, and says so', async () => {
    serveNewest(null);
    const asked = servePayments('paid');
    const { user } = renderApp('/payment');
    await fillCard(user);
    expect(screen.getByText('Your card will be checked, and nothing is charged.')).toBeVisible();
    await pay(user);
    expect(await screen.findByText('payment done sucessfully')).toBeVisible();
    expect(asked[0]?.orderId).toBeUndefined();
  });

  it('says when it could not find out', async () => {
    server.use(
      graphql.query('OrderAwaitingPayment', () => failure({ code: 'UNAVAILABLE', status: 503 })),
    );
    renderApp('/payment');
    expect(await screen.findByText('The order could not be loaded.')).toBeVisible();
  });
});

describe('without an order to pay', () => {
  it.each([
    [
      '/payment?orderId=301',
      anOrderToPay({ status: 'SUCCESS' }),
      'This order does not need a payment.',
    ],
  ])('%s explains and leads to the orders', async (address, order, text) => {
    serveOrder(order);
    renderApp(address);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute(
      'href',
      '/client/order',
    );
    expect(screen.queryByLabelText('Card Number')).not.toBeInTheDocument();
  });

  it('says so where the order is not the caller’s', async () => {
    server.use(graphql.query('OrderToPay', () => failure({ code: 'NOT_FOUND', status: 404 })));
    renderApp('/payment?orderId=999');
    expect(await screen.findByText('There is no such order.')).toBeVisible();
  });
});
