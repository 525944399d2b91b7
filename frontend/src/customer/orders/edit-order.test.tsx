import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aBill, aStep } from '../../test/checkout-records';
import { anOrder, anOrderInDetail, anOrderToEdit, aSlot } from '../../test/order-records';
import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const newBill = (toPayPaise: number) => ({
  ...aBill(toPayPaise, aStep('ONLINE_PAYMENT_DISCOUNT', 'Online payment', -170, '5% of ₹34')),
  toPayPaise,
});
const serveOrder = (order: object = anOrderToEdit()) =>
  server.use(
    graphql.query('OrderToEdit', () => HttpResponse.json({ data: { order } })),
    graphql.query('Order', () => HttpResponse.json({ data: { order: anOrderInDetail() } })),
    graphql.query('DeliverySlots', () =>
      HttpResponse.json({
        data: {
          deliverySlots: [aSlot(), aSlot({ id: '2026-11-22/420', date: '2026-11-22' })],
          closedDays: [],
        },
      }),
    ),
    graphql.query('Addresses', () => HttpResponse.json({ data: { addresses: [] } })),
  );
const serveQuote = (toPayPaise: number, refundPaise: number, asked: unknown[] = []) =>
  server.use(
    graphql.query('OrderEditQuote', ({ variables }) => {
      asked.push(variables.input);
      const orderEditQuote = {
        __typename: 'OrderEditQuote',
        ...{ bill: newBill(toPayPaise), refundPaise },
      };
      return HttpResponse.json({ data: { orderEditQuote } });
    }),
  );

beforeEach(() => localStorage.setItem('token', '7'));

describe('the page that edits an order', () => {
  it('is led to from the order while it can be edited', async () => {
    server.use(
      graphql.query('Order', () =>
        HttpResponse.json({
          data: { order: anOrderInDetail({ editableUntil: '2026-11-21T10:30:00Z' }) },
        }),
      ),
    );
    renderApp('/client/order/301');
    expect(await screen.findByRole('link', { name: 'Edit order' })).toHaveAttribute(
      'href',
      '/client/order/301/edit',
    );
  });

  it('takes a piece out, shows the new bill and what goes back, and asks before it saves', async () => {
    serveOrder();
    const asked: unknown[] = [];
    serveQuote(3_230, 3_230, asked);
    let sent: unknown;
    server.use(
      graphql.mutation('EditOrder', ({ variables }) => {
        sent = variables.input;
        return HttpResponse.json({ data: { editOrder: anOrderInDetail() } });
      }),
    );
    const { user } = renderApp('/client/order/301/edit');
    await user.click(await screen.findByRole('button', { name: /One less Potato/ }));
    const bill = within(screen.getByRole('region', { name: 'Bill' }));
    expect(await bill.findByText(/₹32.30 goes back the way it was paid/)).toBeVisible();
    expect(asked.at(-1)).toEqual({
      ...{ orderId: '301', lines: [{ orderLineId: '9001', quantity: 1 }], added: [] },
      expectedVersion: 0,
    });
    await user.click(bill.getByRole('button', { name: 'Save changes · ₹32.30' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change order 301?' }));
    expect(dialog.getByText(/costs ₹32.30 instead of ₹64.60/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Order 301 was edited')).toBeVisible();
    expect(sent).toMatchObject({
      ...{ orderId: '301', expectedVersion: 0, expectedTotalPaise: 3_230 },
      idempotencyKey: expect.any(String) as string,
    });
    expect(await screen.findByRole('heading', { name: 'Order 301' })).toBeVisible();
  });

  it('adds a product by its name', async () => {
    serveOrder(anOrderToEdit({ paymentMethod: 'CASH_ON_DELIVERY' }));
    const asked: unknown[] = [];
    serveQuote(13_400, 0, asked);
    server.use(
      graphql.query('Suggestions', () =>
        HttpResponse.json({ data: { suggestions: [aProduct({ id: '12', name: 'Milk' })] } }),
      ),
    );
    const { user } = renderApp('/client/order/301/edit');
    await user.type(await screen.findByRole('searchbox', { name: 'Add a product' }), 'milk');
    await user.click(await screen.findByRole('button', { name: 'Add Milk' }));
    expect(screen.getByRole('spinbutton', { name: 'Pieces of Milk' })).toHaveValue(1);
    expect(await screen.findByText(/You pay ₹134 when it is delivered/)).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ added: [{ productId: '12', quantity: 1 }] });
  });

  it('says why it is refused, and leads back to the order', async () => {
    serveOrder();
    server.use(
      graphql.query('OrderEditQuote', () =>
        failure({
          code: 'ORDER_NOT_EDITABLE',
          message: 'The time to edit this order is over',
          fields: { orderId: 'The time to edit this order is over' },
        }),
      ),
    );
    const { user } = renderApp('/client/order/301/edit');
    await user.click(await screen.findByRole('button', { name: /One less Potato/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The time to edit this order is over',
    );
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Show the order as it is' }));
    expect(await screen.findByRole('heading', { name: 'Order 301' })).toBeVisible();
  });

  it('says that somebody else edited the order, and leads back to it', async () => {
    serveOrder();
    const asked: unknown[] = [];
    server.use(
      graphql.query('OrderEditQuote', ({ variables }) => {
        asked.push(variables['input']);
        return failure({
          code: 'CONFLICT',
          message: 'This order was edited meanwhile',
          fields: { expectedVersion: 'This order was edited meanwhile' },
        });
      }),
    );
    const { user } = renderApp('/client/order/301/edit');
    await user.click(await screen.findByRole('button', { name: /One less Potato/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This order was edited meanwhile');
    expect(asked.at(-1)).toMatchObject({ orderId: '301', expectedVersion: 0 });
    await user.click(screen.getByRole('button', { name: 'Show the order as it is' }));
    expect(await screen.findByRole('heading', { name: 'Order 301' })).toBeVisible();
  });

  const serveTooDear = () =>
    server.use(
      graphql.query('OrderEditQuote', () =>
        failure({
          code: 'ORDER_NOT_EDITABLE',
          message: 'Please place another order',
          fields: { expectedTotalPaise: 'Please place another order' },
        }),
      ),
    );

  it('orders what is added by itself where it would cost more than was paid, for the sum that is shown', async () => {
    serveOrder(anOrderToEdit({ couponCode: 'SAVE5' }));
    serveTooDear();
    const sent: unknown[] = [];
    const sums = [3_230, 3_800, 3_800];
    server.use(
      graphql.query('AdditionQuote', () => {
        const additionQuote = { __typename: 'Bill', toPayPaise: sums.shift() };
        return HttpResponse.json({ data: { additionQuote } });
      }),
      graphql.mutation('AddToOrder', ({ variables }) => {
        sent.push(variables.input);
        if (sent.length === 1) return failure({ code: 'PRICE_CHANGED', message: 'Dearer now' });
        const added = anOrder({ id: '302', status: 'PENDING', paymentStatus: 'PENDING' });
        return HttpResponse.json({ data: { addToOrder: added } });
      }),
    );
    const { user, currentAddress } = renderApp('/client/order/301/edit');
    await user.click(await screen.findByRole('button', { name: /One more Potato/ }));
    expect(await screen.findByText(/comes together with order 301, without another/)).toBeVisible();
    expect(screen.getByText('The coupon SAVE5 does not count for what you add.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save changes/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Add and pay ₹32.30' }));
    expect(await screen.findByText('Dearer now')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add and pay ₹38' }));
    await waitFor(() => expect(currentAddress()).toContain('?orderId=302'));
    expect(sent).toMatchObject([
      { orderId: '301', added: [{ productId: '3', quantity: 1 }], expectedTotalPaise: 3_230 },
      { expectedTotalPaise: 3_800, idempotencyKey: expect.any(String) as string },
    ]);
  });

  it('pays by gift credit first where its customer wants so, and pays nothing more where that covers it', async () => {
    serveOrder();
    serveTooDear();
    const sent: unknown[] = [];
    server.use(
      graphql.query('GiftCredit', () =>
        HttpResponse.json({
          data: { me: { __typename: 'Customer', id: '7', giftCreditPaise: 9_000 } },
        }),
      ),
      graphql.query('AdditionQuote', ({ variables }) => {
        const toPayPaise = variables.input.useGiftCredit ? 0 : 3_230;
        return HttpResponse.json({ data: { additionQuote: { __typename: 'Bill', toPayPaise } } });
      }),
      graphql.mutation('AddToOrder', ({ variables }) => {
        sent.push(variables.input);
        const added = anOrder({ id: '302', status: 'SUCCESS', paymentStatus: 'SUCCESS' });
        return HttpResponse.json({ data: { addToOrder: added } });
      }),
    );
    const { user, currentAddress } = renderApp('/client/order/301/edit');
    await user.click(await screen.findByRole('button', { name: /One more Potato/ }));
    expect(await screen.findByRole('button', { name: 'Add and pay ₹32.30' })).toBeEnabled();
    await user.click(await screen.findByRole('checkbox', { name: /Use my gift credit/ }));
    await user.click(await screen.findByRole('button', { name: 'Add, paid by gift credit' }));
    await waitFor(() => expect(currentAddress()).toContain('/order/302'));
    expect(sent).toMatchObject([{ expectedTotalPaise: 0, useGiftCredit: true }]);
  });

  it('adds nothing by itself while other changes are not saved, and says so', async () => {
    serveOrder();
    serveTooDear();
    const { user } = renderApp('/client/order/301/edit');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Delivery slot' }),
      '2026-11-22/420',
    );
    expect(await screen.findByText('Save your other changes first, and add then.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add and pay/ })).toBeNull();
  });

  it('says that others go along with the order that has their delivery fee', async () => {
    const bill = { ...aBill(6_800), steps: [aStep('DELIVERY_FEE', 'Delivery', 3_000)] };
    serveOrder(anOrderToEdit({ bill, deliveredWith: ['302'] }));
    renderApp('/client/order/301/edit');
    expect(
      await screen.findByText(/come together with this one go to the same slot/),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Delivery slot' })).toBeVisible();
  });

  it('says that another order of a delivery comes by itself once it is moved', async () => {
    serveOrder(anOrderToEdit({ deliveredWith: ['300'] }));
    renderApp('/client/order/301/edit');
    expect(
      await screen.findByText(/it comes by itself, with a delivery fee of its own/),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Delivery slot' })).toBeVisible();
  });

  it('says so where it can no longer be edited', async () => {
    serveOrder(anOrderToEdit({ editableUntil: null }));
    renderApp('/client/order/301/edit');
    expect(await screen.findByText('This order can no longer be edited.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the order' })).toBeVisible();
  });
});
