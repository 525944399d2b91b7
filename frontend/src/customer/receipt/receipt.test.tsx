import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { anOrderInDetail, aPayment } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const aReceipt = (receipt: object = {}) => ({
  __typename: 'Receipt',
  number: 'GRO/2026-27/000123',
  issuedAt: '2026-11-20T18:45:00Z',
  pdfUrl: '/receipts/301.pdf',
  storeName: 'Grocessay',
  storeAddressLines: ['Grocessay', '12 Gokhale Road, Naupada'],
  storeGstin: '27AAAAA0000A1Z5',
  storeFssaiLicence: null,
  order: anOrderInDetail(),
  ...receipt,
});

const serveReceipt = (receipt: object = aReceipt()) =>
  server.use(graphql.query('Receipt', () => HttpResponse.json({ data: { receipt } })));

beforeEach(() => localStorage.setItem('token', '7'));

describe('the receipt', () => {
  it('has its number and day, the store with its tax number, the lines and the bill', async () => {
    serveReceipt();
    renderApp('/client/order/301/receipt');

    const sheet = await screen.findByRole('article', { name: 'Receipt GRO/2026-27/000123' });
    expect(sheet).toHaveTextContent('Grocessay12 Gokhale Road, NaupadaGSTIN 27AAAAA0000A1Z5');
    expect(sheet).not.toHaveTextContent('FSSAI');
    expect(sheet).toHaveTextContent('Date21 Nov 2026');
    expect(sheet).toHaveTextContent('Order301 of 20/11/26');
    expect(sheet).toHaveTextContent('PaymentCard, success');
    expect(sheet).toHaveTextContent('Potato (Aloo / Batata) 1 kg HSN 0701₹342₹68−₹3.40');
    expect(sheet).toHaveTextContent('Paid₹64.60');
    expect(sheet).toHaveTextContent('GST 5 %Taxable value ₹61.52₹3.08CGST ₹1.54 · SGST ₹1.54');
  });

  it('names the transfer by UPI that paid it', async () => {
    const transfer = { cardBrand: null, cardLastFour: null, utr: '412345678901' };
    const tooLittle = { ...transfer, id: '10', utr: '412345678900', amountPaise: 100 };
    const order = anOrderInDetail({ payments: [aPayment(tooLittle), aPayment(transfer)] });
    serveReceipt(aReceipt({ order }));
    renderApp('/client/order/301/receipt');
    const sheet = await screen.findByRole('article', { name: 'Receipt GRO/2026-27/000123' });
    expect(sheet).toHaveTextContent('PaymentUPI, UTR 412345678901, success');
  });

  it('names what was credited later, with its note', async () => {
    const note = {
      __typename: 'CreditNote' as const,
      ...{ id: '4', number: 'GRO-CN/2026-27/000001', issuedAt: '2026-11-22T09:00:00Z' },
      ...{ reason: 'Soft inside', reasonMessage: null, amountPaise: 3_230 },
      ...{ cashPaise: 0, giftCreditPaise: 0 },
    };
    serveReceipt(aReceipt({ order: anOrderInDetail({ creditNotes: [note] }) }));
    renderApp('/client/order/301/receipt');
    const sheet = within(await screen.findByRole('article'));
    const notes = sheet.getByRole('list', { name: 'Credit notes' });
    expect(notes).toHaveTextContent('Credit note GRO-CN/2026-27/000001Soft inside');
    expect(notes).toHaveTextContent('₹32.30');
    expect(sheet.getByRole('link')).toHaveAttribute('href', '/receipts/credit-notes/4.pdf');
  });

  it('is printed, and kept as a PDF', async () => {
    serveReceipt();
    window.print = vi.fn();
    const { user } = renderApp('/client/order/301/receipt');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledOnce();
    const pdf = screen.getByRole('link', { name: 'Receipt as PDF' });
    expect(pdf).toHaveAttribute('href', '/receipts/301.pdf');
  });

  it.each([
    ['NO_RECEIPT_YET', 409, 'There is no receipt for this order.'],
    ['NOT_FOUND', 404, 'There is no such order.'],
    ['UNAVAILABLE', 503, 'The receipt could not be loaded.'],
  ])('says so where the answer is %s', async (code, status, text) => {
    server.use(graphql.query('Receipt', () => failure({ code, status })));
    renderApp('/client/order/301/receipt');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
