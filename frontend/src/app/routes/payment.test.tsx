import { InMemoryCache } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { anOrder, anOrderToPay, aPageOfOrders } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

interface AskedPayment {
  orderId: string;
  cardNumber: string;
  nameOnCard: string;
  expYear: number;
  cvv: string;
  idempotencyKey: string;
}

const serveOrder = (order: object = anOrderToPay()) =>
  server.use(
    graphql.query('OrderToPay', () => HttpResponse.json({ data: { order } })),
    graphql.query('Orders', () =>
      HttpResponse.json({ data: { orders: aPageOfOrders([anOrder()]) } }),
    ),
  );

/** Answers payments as they come, the last answer for all further ones. */
function servePayments(...answers: (ReturnType<typeof failure> | 'paid')[]) {
  const asked: AskedPayment[] = [];
  server.use(
    graphql.mutation('MakePayment', ({ variables }) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 'paid';
      asked.push(variables.input);
      const payment = { __typename: 'Payment', id: '11', orderId: '301', status: 'SUCCESS' };
      return answer === 'paid' ? HttpResponse.json({ data: { payment } }) : answer.clone();
    }),
  );
  return asked;
}

const declined = () =>
  failure({ code: 'PAYMENT_DECLINED', message: 'The card has insufficient funds', status: 402 });
const lost = () => failure({ code: 'UNAVAILABLE', message: 'No answer', status: 503 });

const pending = () =>
  failure({ code: 'PAYMENT_PENDING', message: 'The bank has not answered yet', status: 503 });

const failureText = 'Something going wrong!!pl try again';
const cardNumber = '4242424242424242';

type User = ReturnType<typeof renderApp>['user'];

async function fillCard(user: User) {
  await user.type(await screen.findByLabelText('Name On the Card'), 'Asha Patil');
  await user.type(screen.getByLabelText('Card Number'), '4242 4242 4242 4242');
  await user.type(screen.getByLabelText('Exp year on card'), '2031');
  await user.type(screen.getByLabelText('cvv'), '012');
}

const pay = (user: User) => user.click(screen.getByRole('button', { name: 'Make Payment' }));

beforeEach(() => {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
});

describe('the payment screen', () => {
  it('shows the order and its bill, and asks the browser for the right fields', async () => {
    serveOrder();
    renderApp('/payment?orderId=301');

    expect(await screen.findByRole('heading', { name: 'Order 301' })).toBeVisible();
    expect(screen.getByText('₹64.60')).toBeVisible();
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
    expect(screen.getByLabelText('Name On the Card')).toHaveFocus();
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

  it('tells that nothing is charged twice while the bank’s answer is awaited, and goes on with the same payment', async () => {
    serveOrder();
    const asked = servePayments(pending(), 'paid');
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await fillCard(user);
    await pay(user);
    expect(await screen.findByText(/You are not charged twice/)).toBeVisible();
    expect(screen.queryByText(failureText)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await pay(user);
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[1]?.idempotencyKey).toBe(asked[0]?.idempotencyKey);
  });

  it('asks the bank again, until it knows', async () => {
    serveOrder();
    servePayments(pending());
    let answers = 0;
    server.use(
      graphql.mutation('ConfirmOnlinePayment', ({ variables }) => {
        expect(variables).toEqual({ paymentId: '12' });
        answers += 1;
        const payment = { __typename: 'Payment', id: '12', orderId: '301', status: 'SUCCESS' };
        if (answers === 1) return pending();
        return HttpResponse.json({ data: { confirmOnlinePayment: payment } });
      }),
    );
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await fillCard(user);
    await pay(user);
    serveOrder(anOrderToPay({ payments: [{ id: '12', status: 'PENDING' }] }));
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(answers).toBe(1));
    expect(screen.getByText(/You are not charged twice/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('payment done sucessfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
  });

  it('says that the order has lapsed where it did meanwhile', async () => {
    serveOrder();
    server.use(
      graphql.mutation('MakePayment', () => {
        serveOrder(anOrderToPay({ status: 'CANCELLED' }));
        return failure({ code: 'ORDER_NOT_PAYABLE', message: 'Not payable', status: 409 });
      }),
    );
    const { user } = renderApp('/payment?orderId=301');
    await fillCard(user);
    await pay(user);
    expect(
      await screen.findByText('This order was cancelled. Nothing is to be paid.'),
    ).toBeVisible();
  });

  it('says until when the order has to be paid', async () => {
    const payUntil = new Date(Date.now() + 4.5 * 60_000).toISOString();
    serveOrder(anOrderToPay({ payUntil }));
    renderApp('/payment?orderId=301');
    expect(await screen.findByText(/Pay within 5 minutes/)).toBeVisible();
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
    ['/payment?orderId=301', anOrderToPay({ status: 'SUCCESS' }), 'This order awaits no payment.'],
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
