import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import { anOrder, anOrderToPay, aPageOfOrders } from './order-records';
import type { renderApp } from './render-app';
import { server, type failure } from './server';

interface AskedPayment {
  orderId: string;
  cardNumber: string;
  nameOnCard: string;
  expYear: number;
  cvv: string;
  expectedAmountPaise?: number;
  idempotencyKey: string;
}

/** Serves the order to pay, and the orders shown afterwards. */
export const serveOrder = (order: object = anOrderToPay()) =>
  server.use(
    graphql.query('OrderToPay', () => HttpResponse.json({ data: { order } })),
    graphql.query('Orders', () =>
      HttpResponse.json({ data: { orders: aPageOfOrders([anOrder()]) } }),
    ),
  );

/** Serves payments with these responses in order; the last one repeats. */
export function servePayments(...answers: (ReturnType<typeof failure> | 'paid')[]) {
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

/** The specified text for a failed payment. */
export const failureText = 'Something going wrong!!pl try again';

export const cardNumber = '4242424242424242';

type User = ReturnType<typeof renderApp>['user'];

/** Types the details of an approved card. */
export async function fillCard(user: User) {
  await user.type(await screen.findByLabelText('Name On the Card'), 'Asha Patil');
  await user.type(screen.getByLabelText('Card Number'), '4242 4242 4242 4242');
  await user.type(screen.getByLabelText('Exp year on card'), '2031');
  await user.type(screen.getByLabelText('cvv'), '012');
}

/** Clicks the specified button. */
export const pay = (user: User) =>
  user.click(screen.getByRole('button', { name: /^Make Payment/ }));
