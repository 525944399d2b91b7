import { cleanup, screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anOrderToPay } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const utr = '412345678901';
const upiRequest = {
  __typename: 'UpiRequest' as const,
  reference: 'GRO301',
  link: 'upi://pay?pa=shop@okbank&pn=Grocessay&am=64.60&cu=INR&tr=GRO301&tn=Order%20301',
};
const transfer = (
  status: 'PENDING' | 'FAILED' | 'SUCCESS',
  rejectedBecause: string | null = null,
  statedUtr: string | null = utr,
) => ({
  ...{ __typename: 'Payment' as const, id: '11', isByUpi: true },
  ...{ status, amountPaise: 5_000, utr: statedUtr, rejectedBecause },
});

type Payments = ReturnType<typeof transfer>[];

/** Serves an order with these transfers, and accepts another one as the server does. */
function serveOrder(
  payments: Payments = [],
  request: typeof upiRequest | null = upiRequest,
  changes: { status?: 'CANCELLED' } = {},
) {
  const stated: unknown[] = [];
  let now = payments;
  server.use(
    graphql.query('OrderToPay', () =>
      HttpResponse.json({
        data: { order: anOrderToPay({ upiRequest: request, payments: now, ...changes }) },
      }),
    ),
    graphql.mutation('StateUpiTransfer', ({ variables }) => {
      stated.push(variables['input']);
      const { utr: statedUtr } = variables['input'];
      now = [transfer('PENDING', null, statedUtr)];
      const payment = { ...now[0], orderId: '301' };
      return HttpResponse.json({ data: { stateUpiTransfer: payment } });
    }),
  );
  return stated;
}

const pressPaid = async (user: ReturnType<typeof renderApp>['user'], number: string) => {
  await user.type(await screen.findByLabelText('UTR number'), number);
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
};

beforeEach(() => {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
});

describe('paying by UPI', () => {
  it('is a choice beside the card, with the link and the code of the request', async () => {
    serveOrder();
    const { user } = renderApp('/payment?orderId=301');
    expect(await screen.findByLabelText('Card Number')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^UPI/ }));
    expect(await screen.findByText('Reference: GRO301')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Pay ₹64.60 in a UPI app', hidden: true });
    expect(link).toHaveAttribute('href', upiRequest.link);
    expect(
      screen.getByRole('img', { name: 'QR code to pay order 301 by UPI', hidden: true }),
    ).toBeInTheDocument();
  });

  it('keeps what was typed for each way while the other one is looked at', async () => {
    serveOrder();
    const { user } = renderApp('/payment?orderId=301');
    await user.type(await screen.findByLabelText('Card Number'), '4242');
    await user.click(screen.getByRole('radio', { name: /^UPI/ }));
    await user.type(await screen.findByLabelText('UTR number'), '12');
    await user.click(screen.getByRole('radio', { name: /^Card/ }));
    expect(screen.getByLabelText('Card Number')).toBeVisible();
    expect(screen.getByLabelText('Card Number')).toHaveValue('4242');
    await user.click(screen.getByRole('radio', { name: /^UPI/ }));
    expect(screen.getByLabelText('UTR number')).toHaveValue('12');
    expect(screen.getByLabelText('Card Number')).not.toBeVisible();
  });

  it('asks for the twelve digits, and then says that the shop looks for the transfer', async () => {
    const stated = serveOrder();
    const { user } = renderApp('/payment?orderId=301&by=upi');
    await pressPaid(user, '12345');
    expect(await screen.findByText('A UTR number has 12 digits')).toBeVisible();
    await user.clear(screen.getByLabelText('UTR number'));
    await pressPaid(user, ` ${utr}`);
    expect(
      await screen.findByRole('heading', { name: 'Thank you. We are looking for your transfer' }),
    ).toBeVisible();
    expect(stated).toEqual([{ orderId: '301', utr }]);
    expect(screen.queryByLabelText('Card Number')).not.toBeInTheDocument();
  });

  it('still takes the word of a customer who paid before the shop stopped taking it', async () => {
    serveOrder();
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await user.click(await screen.findByRole('radio', { name: /^UPI/ }));
    expect(await screen.findByText('Reference: GRO301')).toBeVisible();
    const left = currentAddress();
    cleanup();
    const stated = serveOrder([], null);
    renderApp(left);
    expect(await screen.findByText(/^The shop takes no payments by UPI any more/)).toBeVisible();
    expect(screen.queryByText('Reference: GRO301')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(
      await screen.findByRole('heading', { name: 'Thank you. We are looking for your transfer' }),
    ).toBeVisible();
    expect(stated).toEqual([{ orderId: '301', utr: null }]);
  });

  it('takes their word, too, once the order has lapsed, and says that the money goes back', async () => {
    const cancelled = { status: 'CANCELLED' as const, upiRequest: null };
    const stated = serveOrder([], null, cancelled);
    const { user } = renderApp('/payment?orderId=301&by=upi');
    expect(await screen.findByText(/^This order was cancelled. If you have paid/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Card/ })).not.toBeInTheDocument();
    expect(screen.getByText('Nothing to pay')).toBeVisible();
    expect(screen.queryByText('To pay')).not.toBeInTheDocument();
    await pressPaid(user, utr);
    expect(await screen.findByText(/The order stays cancelled, and we send/)).toBeVisible();
    expect(stated).toEqual([{ orderId: '301', utr }]);
    cleanup();
    serveOrder([], null, cancelled);
    renderApp('/payment?orderId=301');
    expect(
      await screen.findByText(/^This order was cancelled. Nothing is to be paid/),
    ).toBeVisible();
  });

  it('needs no number', async () => {
    const stated = serveOrder();
    const { user } = renderApp('/payment?orderId=301&by=upi');
    await user.click(await screen.findByRole('button', { name: 'I have paid' }));
    expect(await screen.findByText(/^We are looking for your transfer in our bank/)).toBeVisible();
    expect(stated).toEqual([{ orderId: '301', utr: null }]);
  });

  it('says why the shop rejected a transfer without a number', async () => {
    serveOrder([transfer('FAILED', 'It is not in our bank statement', null)]);
    renderApp('/payment?orderId=301&by=upi');
    expect(await screen.findByText('The shop did not find your transfer:')).toBeVisible();
  });

  it('says at the field where the number paid something else', async () => {
    serveOrder();
    const used = 'This UTR number paid for something else already';
    server.use(
      graphql.mutation('StateUpiTransfer', () =>
        failure({ code: 'VALIDATION', message: used, fields: { utr: used }, status: 400 }),
      ),
    );
    const { user } = renderApp('/payment?orderId=301&by=upi');
    await pressPaid(user, utr);
    expect(await screen.findByText(used)).toBeVisible();
  });

  it('says that too little arrived, and takes another transfer', async () => {
    serveOrder([transfer('SUCCESS')]);
    renderApp('/payment?orderId=301&by=upi');
    expect(
      await screen.findByText(/^Only ₹50 has arrived, and the order costs more/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'I have paid' })).toBeVisible();
  });

  it('says why the shop rejected a transfer, and takes another one', async () => {
    serveOrder([transfer('FAILED', 'It is not in our bank statement')]);
    renderApp('/payment?orderId=301&by=upi');
    expect(await screen.findByText(/It is not in our bank statement/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'I have paid' })).toBeVisible();
  });
});
