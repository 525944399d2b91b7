import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { aBill, aStep } from '../../test/checkout-records';
import {
  anEvent,
  anOrderInDetail,
  anOrderToPay,
  aPayment,
  aRefund,
  aSlot,
} from '../../test/order-records';
import { aCart, aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

// jsdom cannot read pictures.
vi.mock('../../features/orders/shrink-photo', () => ({
  shrinkPhoto: (file: Blob) => Promise.resolve(file),
}));

const serveOrder = (order: object = anOrderInDetail()) =>
  server.use(graphql.query('Order', () => HttpResponse.json({ data: { order } })));

beforeEach(() => localStorage.setItem('token', '7'));

describe('the page of an order', () => {
  it('tells what happened, when and by whom, and what is still to come', async () => {
    serveOrder();
    renderApp('/client/order/301');

    const happened = within(await screen.findByRole('region', { name: 'What happened' }));
    expect(happened.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Order placed20 Nov 2026, 2:30 pm · You',
      'Paid and confirmed20 Nov 2026, 2:32 pm · Automatically',
      'Still to come: Packed',
      'Still to come: Out for delivery',
      'Still to come: Delivered',
    ]);
  });

  it('shows lines with their discount, bill, payment and address', async () => {
    serveOrder();
    renderApp('/client/order/301');

    const lines = within(await screen.findByRole('table', { name: 'What was ordered' }));
    const cells = lines.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['Potato (Aloo / Batata)1 kg', '₹34', '2', '₹68', '−₹3.40']);
    expect(screen.getByRole('region', { name: 'Bill' })).toHaveTextContent('5% of ₹68');
    const payments = within(screen.getByRole('list', { name: 'Payments' }));
    expect(payments.getByRole('listitem')).toHaveTextContent('Visa ending 4242');
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent(
      'Asha Patil12 Gokhale RoadNaupadaThane 400602Phone 9820098200',
    );
  });

  it('shows the photo of its delivery, and those of a report', async () => {
    const createdAt = '2026-11-20T09:00:00Z';
    const photoOf = (id: string) => ({
      __typename: 'OrderPhoto' as const,
      ...{ id, url: `/photos/${id}.webp`, createdAt },
    });
    const report = {
      __typename: 'OrderReport' as const,
      ...{ id: '1', orderId: '301', kind: 'DAMAGED' as const, status: 'OPEN' as const },
      ...{ lines: [], text: '', createdAt, answer: null, creditNoteId: null },
      photos: [photoOf('8'), photoOf('9')],
    };
    const deliveryPhotos = [photoOf('7')];
    serveOrder(anOrderInDetail({ status: 'DELIVERED', deliveryPhotos, reports: [report] }));
    renderApp('/client/order/301');
    const delivery = within(await screen.findByRole('group', { name: 'Photo of the delivery' }));
    expect(delivery.getByRole('link')).toHaveAttribute('href', '/photos/7.webp');
    const problem = within(screen.getByRole('group', { name: 'Photos of the problem' }));
    const photos = problem.getAllByRole('img', {
      name: /^Photos of the problem [12], 20 Nov 2026/,
    });
    expect(photos.map((photo) => photo.getAttribute('src'))).toEqual([
      '/photos/8.webp',
      '/photos/9.webp',
    ]);
  });

  it('adds photos to an open report, also after its dialog was closed', async () => {
    const report = (status: 'OPEN' | 'REJECTED', photos: object[]) => ({
      __typename: 'OrderReport' as const,
      ...{ id: '4', orderId: '301', kind: 'DAMAGED' as const, status, photos },
      ...{
        lines: [],
        text: '',
        createdAt: '2026-11-20T09:00:00Z',
        answer: null,
        creditNoteId: null,
      },
    });
    const photo = { __typename: 'OrderPhoto', id: '8', url: '/photos/8.webp' };
    const stored = { ...photo, createdAt: '2026-11-20T09:00:00Z' };
    let reports = [report('OPEN', [stored])];
    server.use(
      graphql.query('Order', () => {
        const order = { ...anOrderInDetail({ status: 'DELIVERED' }), reports };
        return HttpResponse.json({ data: { order } });
      }),
      http.post('/photos/reports/4', () => {
        reports = [report('REJECTED', [stored, { ...stored, id: '9', url: '/photos/9.webp' }])];
        return HttpResponse.json({ url: '/photos/9.webp' }, { status: 201 });
      }),
    );
    const { user } = renderApp('/client/order/301');
    await user.click(await screen.findByRole('button', { name: 'Add photos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos of the problem' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Choose a photo.')).toBeVisible();
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(dialog.getByLabelText('Add photos'), file);
    await dialog.findByRole('img', { name: 'Photo 1' });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The shop sees your photos.')).toBeVisible();
    expect(await screen.findAllByRole('img', { name: /^Photos of the problem/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add photos' })).not.toBeInTheDocument();
  });

  it('leads to the receipt, as a page and as a PDF', async () => {
    serveOrder(anOrderInDetail({ status: 'PACKED' }));
    renderApp('/client/order/301');
    const page = await screen.findByRole('link', { name: 'Receipt' });
    expect(page).toHaveAttribute('href', '/client/order/301/receipt');
    const pdf = screen.getByRole('link', { name: 'Receipt as PDF' });
    expect(pdf).toHaveAttribute('href', '/receipts/301.pdf');
  });

  it('takes the word of whoever paid by UPI just before it was cancelled, and then says what happens', async () => {
    const cancelled = {
      ...{ status: 'CANCELLED' as const, paymentStatus: 'PENDING' as const, payments: [] },
      ...{ canBeCancelled: false, takesUpiTransfer: true },
    };
    const order = anOrderInDetail(cancelled);
    serveOrder(order);
    renderApp('/client/order/301');
    const link = await screen.findByRole('link', { name: 'I have paid' });
    expect(link).toHaveAttribute('href', '/payment?orderId=301&by=upi');
    cleanup();
    const transfer = aPayment({ isByUpi: true, status: 'PENDING' });
    serveOrder({ ...order, payments: [transfer] });
    renderApp('/client/order/301');
    expect(
      await screen.findByText(
        'The shop is looking for your UPI transfer, and sends the money back.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'I have paid' })).not.toBeInTheDocument();
  });

  it('leads to the payment while it awaits one, and says until when', async () => {
    const payUntil = new Date(Date.now() + 10.5 * 60_000).toISOString();
    serveOrder(
      anOrderInDetail({ status: 'PENDING', paymentStatus: 'PENDING', payUntil, payments: [] }),
    );
    renderApp('/client/order/301');
    expect(await screen.findByText(/Pay within 11 minutes, until/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/payment?orderId=301',
    );
    expect(screen.queryByRole('link', { name: /Receipt/ })).not.toBeInTheDocument();
  });

  it('is called off after asking once more, and tells where the money goes', async () => {
    serveOrder();
    server.use(
      graphql.mutation('CancelOrder', ({ variables }) => {
        expect(variables).toEqual({ id: '301' });
        const cancelled = anOrderInDetail({
          status: 'CANCELLED',
          canBeCancelled: false,
          events: [anEvent({ fromStatus: 'SUCCESS', toStatus: 'CANCELLED' })],
          refunds: [aRefund()],
        });
        serveOrder(cancelled);
        return HttpResponse.json({ data: { cancelOrder: cancelled } });
      }),
    );
    const { user } = renderApp('/client/order/301');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order 301?' }));
    expect(dialog.getByText(/refund what you paid in the way/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));

    expect(await screen.findByText('Order cancelled')).toBeVisible();
    const refunds = within(await screen.findByRole('list', { name: 'Refunds' }));
    expect(refunds.getByRole('listitem')).toHaveTextContent('Refund on its way');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('says before it is called off that the delivery fee stays for other orders', async () => {
    const bill = { ...aBill(6_800), steps: [aStep('DELIVERY_FEE', 'Delivery', 3_000)] };
    serveOrder(anOrderInDetail({ bill, deliveredWith: ['302'] }));
    const { user } = renderApp('/client/order/301');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order 301?' }));
    expect(dialog.getByText(/The delivery fee stays as long as/)).toBeVisible();
  });

  it('looks once more when nothing moves any more: what was told may have been read meanwhile', async () => {
    serveOrder();
    server.use(
      graphql.mutation('CancelOrder', () => {
        const cancelled = anOrderInDetail({
          status: 'CANCELLED',
          canBeCancelled: false,
          refunds: [aRefund({ status: 'SUCCESS' })],
        });
        serveOrder({ ...cancelled, paymentStatus: 'REFUNDED' });
        return HttpResponse.json({ data: { cancelOrder: cancelled } });
      }),
    );
    const { user } = renderApp('/client/order/301');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }),
    );
    expect(await screen.findByText('refunded')).toBeVisible();
  });

  it('stays when one thinks better of it, or when it is too late', async () => {
    serveOrder();
    server.use(
      graphql.mutation('CancelOrder', () => {
        serveOrder(anOrderInDetail({ status: 'PACKED', canBeCancelled: false }));
        return failure({
          code: 'ORDER_NOT_CANCELLABLE',
          message: 'The order is packed',
          status: 409,
        });
      }),
    );
    const { user } = renderApp('/client/order/301');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('The order is packed')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument(),
    );
  });

  it('offers no cancelling once it is packed', async () => {
    serveOrder(anOrderInDetail({ status: 'PACKED', canBeCancelled: false }));
    renderApp('/client/order/301');
    await screen.findByRole('button', { name: 'Order again' });
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('is ordered again: the cart says what is in it and what could not be', async () => {
    serveOrder();
    const cart = aCart([{ product: aProduct(), quantity: 2 }]);
    server.use(
      graphql.query('Cart', () => HttpResponse.json({ data: { cart } })),
      graphql.query('DeliverySlots', () =>
        HttpResponse.json({ data: { deliverySlots: [aSlot()], closedDays: [] } }),
      ),
      graphql.mutation('Reorder', ({ variables }) => {
        expect(variables).toEqual({ orderId: '301' });
        return HttpResponse.json({
          data: {
            reorder: {
              __typename: 'ReorderPayload',
              addedLineCount: 1,
              left: [
                {
                  __typename: 'ReorderLeft',
                  name: 'Jackfruit',
                  nameHi: null,
                  nameMr: null,
                  reason: 'no longer in the shop',
                  reasonMessage: { messageId: 'checkout.fitsNotSold', params: {} },
                },
              ],
              cart,
            },
          },
        });
      }),
    );
    const { user, currentAddress } = renderApp('/client/order/301');
    await user.click(await screen.findByRole('button', { name: 'Order again' }));

    expect(await screen.findByText('1 product is in your cart')).toBeVisible();
    expect(screen.getByText('Jackfruit: no longer in the shop')).toBeVisible();
    expect(currentAddress()).toBe('/client/cart');
    expect(await screen.findByText('Potato (Aloo / Batata)')).toBeVisible();
  });

  it('tells every attempt to pay', async () => {
    const failed = aPayment({ id: '10', status: 'FAILED', cardLastFour: '0002' });
    serveOrder(anOrderInDetail({ payments: [failed, aPayment()] }));
    renderApp('/client/order/301');
    const payments = within(await screen.findByRole('list', { name: 'Payments' }));
    expect(payments.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Visa ending 0002.*failed$/),
      expect.stringMatching(/^Visa ending 4242.*success$/),
    ]);
  });

  it('says so where there is no such order, or where it could not be loaded', async () => {
    server.use(graphql.query('Order', () => failure({ code: 'NOT_FOUND', status: 404 })));
    renderApp('/client/order/999');
    expect(await screen.findByText('There is no such order.')).toBeVisible();
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.use(graphql.query('Order', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/client/order/301');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveOrder();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Bill' })).toBeVisible();
  });
});

it('an order that was paid meanwhile leads from the payment to its page', async () => {
  const order = anOrderToPay({ status: 'SUCCESS', paymentStatus: 'SUCCESS' });
  server.use(graphql.query('OrderToPay', () => HttpResponse.json({ data: { order } })));
  renderApp('/payment?orderId=301');
  expect(await screen.findByText('This order is paid.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/client/order/301',
  );
});
