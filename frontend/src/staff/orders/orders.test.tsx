import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anAdminOrder, aPayment, aRefund, aSlot } from '../../test/order-records';
import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

/** Serves these orders in one page, and records the requests. */
function serveOrders(...items: object[]) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('AdminOrders', ({ variables }) => {
      asked.push(variables);
      const adminOrders = {
        __typename: 'AdminOrderPage',
        totalCount: items.length,
        page: 1,
        pageSize: 25,
        pageCount: 1,
        items,
      };
      return HttpResponse.json({ data: { adminOrders } });
    }),
  );
  return asked;
}

const serveOrder = (adminOrder: object) =>
  server.use(graphql.query('AdminOrder', () => HttpResponse.json({ data: { adminOrder } })));

/** Moves the order as requested, and records the target status. */
function serveMoves(moved: object) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.mutation('MoveOrder', ({ variables }) => {
      asked.push(variables);
      serveOrders(moved);
      serveOrder(moved);
      return HttpResponse.json({ data: { moveOrder: moved } });
    }),
  );
  return asked;
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/orders', () => {
  it('lists everybody’s orders', async () => {
    const asked = serveOrders(anAdminOrder());
    renderApp('/admin/orders');
    const link = await screen.findByRole('link', { name: '301' });

    expect(link).toHaveAttribute('href', '/admin/orders/301');
    const row = screen.getAllByRole('row')[1];
    for (const text of [
      'Asha Patil',
      '9820098200',
      'Naupada, 400602',
      '₹64.60',
      'success',
      'online',
    ])
      expect(row).toHaveTextContent(text);
    expect(asked[0]).toEqual({ status: null, page: 1, pageSize: 25 });
  });

  it('narrows to one status, which the address names', async () => {
    const asked = serveOrders(anAdminOrder());
    const { user, currentAddress } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('link', { name: 'out for delivery' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/orders?status=OUT_FOR_DELIVERY'));
    await waitFor(() => expect(asked.at(-1)?.status).toBe('OUT_FOR_DELIVERY'));
    expect(screen.getByRole('link', { name: 'out for delivery' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('finds the orders that are being picked', async () => {
    const asked = serveOrders(anAdminOrder({ status: 'PICKING' }, []));
    const { user } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('link', { name: 'picking' }));
    await waitFor(() => expect(asked.at(-1)?.status).toBe('PICKING'));
  });

  it('is found as it was left from an order of it', async () => {
    serveOrders(anAdminOrder());
    serveOrder(anAdminOrder());
    const list = '/admin/orders?status=SUCCESS&page=1';
    const { user } = renderApp(list);
    await user.click(await screen.findByRole('link', { name: '301' }));
    expect(await screen.findByRole('link', { name: 'All orders' })).toHaveAttribute('href', list);
  });

  it('moves an order on by the buttons it is offered', async () => {
    serveOrders(anAdminOrder());
    const packed = anAdminOrder({ status: 'PACKED' }, ['OUT_FOR_DELIVERY', 'CANCELLED']);
    const asked = serveMoves(packed);
    const { user } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Packed, order 301' }));

    expect(await screen.findByText('Order 301: packed')).toBeVisible();
    expect(asked).toEqual([{ id: '301', to: 'PACKED' }]);
    expect(
      await screen.findByRole('button', { name: 'Out for delivery, order 301' }),
    ).toBeVisible();
  });

  it('keeps the focus on the row where the button goes away', async () => {
    serveOrders(anAdminOrder());
    serveMoves(anAdminOrder({ status: 'DELIVERED', paymentStatus: 'SUCCESS' }, []));
    const { user } = renderApp('/admin/orders');
    const button = await screen.findByRole('button', { name: 'Packed, order 301' });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    const row = () => screen.getByRole('link', { name: '301' }).closest('tr');
    await waitFor(() => expect(row()).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('link', { name: '301' })).toHaveFocus();
  });

  it('moves an order by one step only where somebody clicks twice', async () => {
    serveOrders(anAdminOrder());
    const asked = serveMoves(anAdminOrder({ status: 'PACKED' }, ['OUT_FOR_DELIVERY', 'CANCELLED']));
    const { user } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Packed, order 301' }));
    const next = await screen.findByRole('button', { name: 'Out for delivery, order 301' });
    // The second click of a double click arrives when the button already is the next step.
    fireEvent.click(next, { detail: 2 });
    await user.click(await screen.findByRole('button', { name: 'Cancel order 301' }));
    expect(asked).toEqual([{ id: '301', to: 'PACKED' }]);
  });

  it('calls an order off only after asking once more', async () => {
    serveOrders(anAdminOrder());
    const asked = serveMoves(anAdminOrder({ status: 'CANCELLED' }, []));
    const { user } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Cancel order 301' }));
    expect(asked).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order 301?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(asked).toEqual([{ id: '301', to: 'CANCELLED' }]));
  });

  it('offers to collect cash at the door, and not before', async () => {
    const cash = { paymentMethod: 'CASH_ON_DELIVERY', paymentStatus: 'PENDING' } as const;
    const statuses = ['SUCCESS', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'] as const;
    serveOrders(
      ...statuses.map((status, index) =>
        anAdminOrder({ ...cash, status, id: String(401 + index), payments: [] }, []),
      ),
    );
    renderApp('/admin/orders');
    await screen.findByRole('link', { name: '401' });
    const offered = screen.getAllByRole('button', { name: /^Cash collected/ });
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Cash collected, order 403',
      'Cash collected, order 404',
    ]);
  });

  it('asks why a delivery failed', async () => {
    const out = { status: 'OUT_FOR_DELIVERY' } as const;
    serveOrders(anAdminOrder(out, ['DELIVERED', 'DELIVERY_FAILED']));
    const failed = anAdminOrder({ status: 'DELIVERY_FAILED' }, ['PACKED', 'RETURNED']);
    const asked = serveMoves(failed);
    const { user } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Delivery failed, order 301' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Order 301 could not be delivered' }));
    await user.click(dialog.getByRole('button', { name: 'Delivery failed' }));
    expect(await dialog.findByText('Say why it could not be delivered')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Nobody was at home');
    await user.click(dialog.getByRole('button', { name: 'Delivery failed' }));
    await waitFor(() =>
      expect(asked).toEqual([{ id: '301', to: 'DELIVERY_FAILED', reason: 'Nobody was at home' }]),
    );
    expect(await screen.findByRole('link', { name: 'Decide, order 301' })).toHaveAttribute(
      'href',
      '/admin/orders/301',
    );
  });

  it('says when somebody else was quicker, and looks again', async () => {
    const asked = serveOrders(anAdminOrder());
    server.use(
      graphql.mutation('MoveOrder', () =>
        failure({
          code: 'ORDER_MOVE_REFUSED',
          message: 'The order is cancelled already',
          status: 409,
        }),
      ),
    );
    const { user } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Packed, order 301' }));
    expect(await screen.findByText('The order is cancelled already')).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('offers no moves any more to whom the permission was taken meanwhile', async () => {
    serveOrders(anAdminOrder());
    server.use(graphql.mutation('MoveOrder', () => failure({ code: 'FORBIDDEN', status: 403 })));
    const { user } = renderApp('/admin/orders');
    const move = await screen.findByRole('button', { name: 'Packed, order 301' });
    server.use(
      graphql.query('CurrentAdmin', () =>
        HttpResponse.json({ data: { currentAdmin: anAdmin({ role: 'SUPPORT' }) } }),
      ),
    );
    await user.click(move);
    await waitFor(() => expect(move).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '301' })).toBeVisible();
  });

  it('marks cash as collected', async () => {
    const cash = { paymentMethod: 'CASH_ON_DELIVERY', status: 'DELIVERED' } as const;
    serveOrders(anAdminOrder({ ...cash, paymentStatus: 'PENDING', payments: [] }, []));
    server.use(
      graphql.mutation('CollectCash', ({ variables }) => {
        expect(variables).toEqual({ orderId: '301' });
        const { order } = anAdminOrder({ ...cash, paymentStatus: 'SUCCESS' });
        return HttpResponse.json({ data: { collectCash: order } });
      }),
    );
    const { user } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Cash collected, order 301' }));
    expect(await screen.findByText('Order 301: cash collected')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Cash collected/ })).not.toBeInTheDocument(),
    );
  });

  it('says so where there are none', async () => {
    serveOrders();
    renderApp('/admin/orders?status=PACKED');
    expect(await screen.findByText('No orders here.')).toBeVisible();
  });

  it('says when they could not be loaded, and tries again', async () => {
    server.use(graphql.query('AdminOrders', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/admin/orders');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveOrders(anAdminOrder());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '301' })).toBeVisible();
  });
});

describe('/admin/orders/:id', () => {
  it('shows whose it is, what happened and what can be done', async () => {
    serveOrder(anAdminOrder());
    renderApp('/admin/orders/301');
    expect(await screen.findByRole('region', { name: 'Customer' })).toHaveTextContent(
      'asha@grocessay.test',
    );
    expect(screen.getByRole('region', { name: 'What happened' })).toHaveTextContent('The customer');
    expect(screen.getByRole('button', { name: 'Packed, order 301' })).toBeVisible();
  });

  it('has the receipt once the order is packed', async () => {
    serveOrder(anAdminOrder({ status: 'PACKED' }, ['OUT_FOR_DELIVERY']));
    renderApp('/admin/orders/301');
    expect(await screen.findByRole('link', { name: 'Receipt as PDF' })).toHaveAttribute(
      'href',
      '/receipts/301.pdf',
    );
  });

  it('has no receipt before that', async () => {
    serveOrder(anAdminOrder());
    renderApp('/admin/orders/301');
    await screen.findByRole('region', { name: 'Customer' });
    expect(screen.queryByRole('link', { name: 'Receipt as PDF' })).not.toBeInTheDocument();
  });

  it('books a new slot after a failed delivery', async () => {
    serveOrder(anAdminOrder({ status: 'DELIVERY_FAILED' }, ['PACKED', 'RETURNED']));
    server.use(
      graphql.query('DeliverySlots', () =>
        HttpResponse.json({ data: { deliverySlots: [aSlot({ remaining: 3 })], closedDays: [] } }),
      ),
    );
    const asked = serveMoves(anAdminOrder({ status: 'PACKED' }, ['OUT_FOR_DELIVERY']));
    const { user } = renderApp('/admin/orders/301');
    await user.click(await screen.findByRole('button', { name: 'New delivery slot' }));
    await user.click(await screen.findByRole('button', { name: 'Book the slot' }));
    await waitFor(() =>
      expect(asked).toEqual([{ id: '301', to: 'PACKED', deliverySlotId: '2026-11-21/1020' }]),
    );
    expect(
      await screen.findByRole('button', { name: 'Out for delivery, order 301' }),
    ).toBeVisible();
  });

  it('takes an order back, and writes off what cannot be sold again', async () => {
    const failed = anAdminOrder({ status: 'DELIVERY_FAILED' }, ['PACKED', 'RETURNED']);
    const { name, quantity, id } = failed.order.lines[0] as never as Record<string, string>;
    serveOrder(failed);
    const asked = serveMoves(anAdminOrder({ status: 'RETURNED' }, []));
    const { user } = renderApp('/admin/orders/301');
    await user.click(await screen.findByRole('button', { name: 'Return to the shop' }));
    await user.click(screen.getByRole('checkbox', { name: `${quantity} × ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Return the order' }));
    await waitFor(() =>
      expect(asked).toEqual([{ id: '301', to: 'RETURNED', writtenOffLineIds: [id] }]),
    );
  });

  it('pays a part back, with one key for one attempt', async () => {
    serveOrder(anAdminOrder());
    const asked: Record<string, unknown>[] = [];
    let lost = true;
    server.use(
      graphql.mutation('RefundPayment', ({ variables }) => {
        asked.push(variables.input);
        if (lost) return failure({ code: 'UNAVAILABLE', message: 'No answer', status: 503 });
        const refund = aRefund({ amountPaise: 1000, status: 'SUCCESS', reason: 'Bruised' });
        serveOrder(anAdminOrder({ refunds: [refund] }));
        return HttpResponse.json({ data: { refundPayment: refund } });
      }),
    );
    const { user } = renderApp('/admin/orders/301');
    await user.click(await screen.findByRole('button', { name: 'Pay money back' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pay money back' }));
    const amount = dialog.getByLabelText('Amount');
    expect(amount).toHaveValue('64.60');
    await user.clear(amount);
    await user.type(amount, '10');
    await user.type(dialog.getByLabelText('Reason'), 'Bruised');
    await user.click(dialog.getByRole('button', { name: 'Pay back' }));
    expect(await dialog.findByText('No answer')).toBeVisible();

    lost = false;
    await user.click(dialog.getByRole('button', { name: 'Pay back' }));
    expect(await screen.findByText('Refund begun')).toBeVisible();
    const refunds = within(await screen.findByRole('list', { name: 'Refunds' }));
    expect(refunds.getByRole('listitem')).toHaveTextContent('RefundedBruised');
    const key = asked[0]?.idempotencyKey;
    expect(asked).toEqual([
      { paymentId: '11', amountPaise: 1000, reason: 'Bruised', idempotencyKey: key },
      { paymentId: '11', amountPaise: 1000, reason: 'Bruised', idempotencyKey: key },
    ]);
  });

  it('says that money goes back by UPI where a transfer paid', async () => {
    const payments = [aPayment({ isByUpi: true, utr: '123456789012' })];
    serveOrder(anAdminOrder({ status: 'PACKED', payments }));
    const refundPreview = {
      __typename: 'RefundPreview',
      amountPaise: 1000,
      cardPaise: 1000,
      cashPaise: 0,
      giftCreditPaise: 0,
      toCollectPaise: 0,
    };
    server.use(
      graphql.query('RefundPreview', () => HttpResponse.json({ data: { refundPreview } })),
    );
    const { user } = renderApp('/admin/orders/301');
    await user.click(await screen.findByRole('button', { name: 'Refund products' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('button', { name: /^One more/ })[0] as HTMLElement);
    expect(await dialog.findByText('Send back by UPI', { exact: false })).toHaveTextContent('₹10');
  });

  it('pays back no more than is left, and not without a reason', async () => {
    serveOrder(anAdminOrder({ refunds: [aRefund({ amountPaise: 6000, status: 'SUCCESS' })] }));
    const { user } = renderApp('/admin/orders/301');
    await user.click(await screen.findByRole('button', { name: 'Pay money back' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '5');
    await user.click(dialog.getByRole('button', { name: 'Pay back' }));
    expect(await dialog.findByText('At most ₹4.60')).toBeVisible();
    expect(dialog.getByText('Say why the money goes back')).toBeVisible();
  });

  it('offers no paying back where nothing is left', async () => {
    serveOrder(anAdminOrder({ refunds: [aRefund()] }));
    renderApp('/admin/orders/301');
    await screen.findByRole('region', { name: 'Bill' });
    expect(screen.queryByRole('button', { name: 'Pay money back' })).not.toBeInTheDocument();
  });

  it('says so where there is no such order', async () => {
    server.use(graphql.query('AdminOrder', () => failure({ code: 'NOT_FOUND', status: 404 })));
    renderApp('/admin/orders/999');
    expect(await screen.findByText('There is no such order.')).toBeVisible();
  });
});

describe('the delivery of an order', () => {
  const changed = (deliveryVersion: number, deliverySlot: object) => {
    const adminOrder = anAdminOrder();
    return { ...adminOrder, order: { ...adminOrder.order, deliveryVersion, deliverySlot } };
  };
  const slots = [aSlot(), aSlot({ id: '2026-11-22/420', date: '2026-11-22', startMinute: 420 })];

  async function openForm() {
    serveOrder(anAdminOrder());
    server.use(
      graphql.query('DeliverySlots', () => HttpResponse.json({ data: { deliverySlots: slots } })),
    );
    const { user } = renderApp('/admin/orders/301');
    await user.click(await screen.findByRole('button', { name: 'Change delivery' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery of order 301' }));
    return { user, dialog };
  }

  it('can still be changed while the order is picked', async () => {
    serveOrder(anAdminOrder({ status: 'PICKING' }));
    renderApp('/admin/orders/301');
    expect(await screen.findByRole('button', { name: 'Change delivery' })).toBeVisible();
  });

  it('is changed in a dialog, by what differs', async () => {
    const asked: Record<string, unknown>[] = [];
    server.use(
      graphql.mutation('ChangeOrderDelivery', ({ variables }) => {
        asked.push(variables);
        const changeOrderDelivery = changed(1, {
          ...{ __typename: 'OrderSlot', date: '2026-11-22', startMinute: 420, endMinute: 540 },
        });
        return HttpResponse.json({ data: { changeOrderDelivery } });
      }),
    );
    const { user, dialog } = await openForm();
    await user.selectOptions(await dialog.findByLabelText('Delivery slot'), '2026-11-22/420');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The delivery of order 301 is changed')).toBeVisible();
    expect(asked).toEqual([
      { id: '301', input: { expectedVersion: 0, deliverySlotId: '2026-11-22/420' } },
    ]);
  });

  it('shows both values where somebody else changed it, and saves what is chosen', async () => {
    const asked: Record<string, unknown>[] = [];
    server.use(
      graphql.mutation('ChangeOrderDelivery', ({ variables }) => {
        asked.push(variables);
        if (asked.length > 1)
          return HttpResponse.json({
            data: { changeOrderDelivery: changed(2, anAdminOrder().order.deliverySlot) },
          });
        const current = { deliverySlotId: '2026-11-23/420', address: null, version: 1 };
        return failure({ code: 'CONFLICT', status: 409, details: { current } });
      }),
    );
    const { user, dialog } = await openForm();
    await user.selectOptions(await dialog.findByLabelText('Delivery slot'), '2026-11-22/420');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
    await user.click(conflict.getByRole('radio', { name: /Yours/ }));
    await user.click(conflict.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        id: '301',
        input: { expectedVersion: 1, deliverySlotId: '2026-11-22/420' },
      }),
    );
  });

  it('is fixed once the order is packed', async () => {
    serveOrder(anAdminOrder({ status: 'PACKED' }, ['OUT_FOR_DELIVERY']));
    renderApp('/admin/orders/301');
    await screen.findByRole('button', { name: /Out for delivery/ });
    expect(screen.queryByRole('button', { name: 'Change delivery' })).toBeNull();
  });
});
