import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anOrderToPay, aPayment } from '../../test/order-records';
import { failureText, fillCard, pay, serveOrder, servePayments } from '../../test/payment-kit';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const pending = () =>
  failure({ code: 'PAYMENT_PENDING', message: 'The bank has not answered yet', status: 503 });

beforeEach(() => {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
});

describe('a payment of which nobody knows yet what became', () => {
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
    serveOrder(anOrderToPay({ payments: [aPayment({ id: '12', status: 'PENDING' })] }));
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
});
