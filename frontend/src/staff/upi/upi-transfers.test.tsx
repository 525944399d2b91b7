import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const stated = (orderId: string, utr: string | null, sumBeforeFeePaise: number | null = null) => ({
  ...{ __typename: 'StatedTransfer', sumBeforeFeePaise, isOrderCancelled: orderId === '302' },
  ...{ reference: `GRO${orderId}`, customerName: orderId === '303' ? null : 'Asha Rao' },
  payment: {
    ...{ __typename: 'Payment', id: `9${orderId}`, orderId, status: 'PENDING', utr },
    ...{ amountPaise: 9_500, rejectedBecause: null, createdAt: '2026-11-20T09:02:00Z' },
  },
});

/** Two pending transfers, one without a number; records the confirmed ones with their numbers. */
function serveTransfers(refusal?: ReturnType<typeof failure>) {
  const confirmed: object[] = [];
  const statedTransfers = [
    ...[stated('301', '412345678901'), stated('302', null)],
    ...[stated('303', '412345678903', 6_500), stated('304', null, 6_500)],
  ];
  server.use(
    graphql.query('UpiTransfers', () =>
      HttpResponse.json({ data: { statedTransfers, refundsToSend: [] } }),
    ),
    graphql.mutation('ConfirmUpiTransfer', ({ variables }) => {
      confirmed.push(variables);
      const { payment } = statedTransfers[1] ?? {};
      const confirmUpiTransfer = { ...payment, ...variables, status: 'SUCCESS' };
      return refusal ?? HttpResponse.json({ data: { confirmUpiTransfer } });
    }),
  );
  return confirmed;
}

const card = async (orderId: string) =>
  within(await screen.findByRole('listitem', { name: `Transfer of order ${orderId}` }));

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/upi-transfers', () => {
  it('confirms a transfer with a number by one click', async () => {
    const confirmed = serveTransfers();
    const { user } = renderApp('/admin/upi-transfers');
    const transfer = await card('301');
    expect(transfer.queryByLabelText('UTR number in the statement')).not.toBeInTheDocument();
    expect(transfer.queryByText(/^This order is cancelled/)).not.toBeInTheDocument();
    await user.click(transfer.getByRole('button', { name: 'It has arrived: order 301' }));
    await waitFor(() => expect(confirmed).toEqual([{ paymentId: '9301', utr: null }]));
  });

  it('asks for the number of the statement where the customer gave none', async () => {
    const confirmed = serveTransfers();
    const { user } = renderApp('/admin/upi-transfers');
    const transfer = await card('302');
    expect(transfer.getByText('The customer gave none')).toBeVisible();
    expect(
      transfer.getByText(/^This order is cancelled\. If the transfer has arrived/),
    ).toBeVisible();
    const arrived = transfer.getByRole('button', { name: 'It has arrived: order 302' });
    await user.click(arrived);
    expect(await transfer.findByText('A UTR number has 12 digits')).toBeVisible();
    await user.type(transfer.getByLabelText('UTR number in the statement'), '412345678902');
    await user.click(arrived);
    expect(await screen.findByText('Order 302: the transfer is confirmed')).toBeVisible();
    expect(confirmed).toEqual([{ paymentId: '9302', utr: '412345678902' }]);
  });

  it('asks which sum arrived where the order cost another one before', async () => {
    const confirmed = serveTransfers();
    const { user } = renderApp('/admin/upi-transfers');
    const transfer = await card('303');
    expect(transfer.getByText('Account deleted')).toBeVisible();
    expect(transfer.getByText(/^The order cost ₹65 until a delivery fee/)).toBeVisible();
    expect(transfer.getByText('₹95 has arrived')).toBeVisible();
    await user.click(transfer.getByRole('button', { name: '₹65 has arrived' }));
    const arrived = { paymentId: '9303', utr: null, amountPaise: 6_500 };
    await waitFor(() => expect(confirmed).toEqual([arrived]));
  });

  it('records another sum, which the customer typed in their app', async () => {
    const confirmed = serveTransfers();
    const { user } = renderApp('/admin/upi-transfers');
    const transfer = await card('301');
    await user.click(transfer.getByRole('button', { name: 'Another sum: order 301' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Order 301: another sum has arrived' }),
    );
    expect(dialog.getByText(/^The order costs ₹95\. If less has arrived/)).toBeVisible();
    const record = dialog.getByRole('button', { name: 'Record the sum' });
    await user.click(record);
    expect(await dialog.findByText('Enter a sum such as 40 or 40.50')).toBeVisible();
    await user.type(dialog.getByLabelText('Sum in the statement (₹)'), '59.50');
    await user.click(record);
    expect(await screen.findByText('Order 301: the transfer is recorded')).toBeVisible();
    expect(confirmed).toEqual([{ paymentId: '9301', utr: '412345678901', amountPaise: 5950 }]);
  });

  it('confirms neither sum by Enter in the field of the number', async () => {
    const confirmed = serveTransfers();
    const { user } = renderApp('/admin/upi-transfers');
    const transfer = await card('304');
    const utr = transfer.getByLabelText('UTR number in the statement');
    await user.type(utr, '412345678904{Enter}');
    await user.click(transfer.getByRole('button', { name: '₹65 has arrived' }));
    const arrived = { paymentId: '9304', utr: '412345678904', amountPaise: 6_500 };
    await waitFor(() => expect(confirmed).toEqual([arrived]));
  });

  it('says at the field that the number paid something else', async () => {
    const text = 'This UTR number paid for something else already';
    serveTransfers(failure({ code: 'VALIDATION', message: text, fields: { utr: text } }));
    const { user } = renderApp('/admin/upi-transfers');
    const transfer = await card('302');
    await user.type(transfer.getByLabelText('UTR number in the statement'), '412345678901');
    await user.click(transfer.getByRole('button', { name: 'It has arrived: order 302' }));
    expect(await transfer.findByText(text)).toBeVisible();
  });
});
