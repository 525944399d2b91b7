import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aBill } from '../../test/checkout-records';
import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const address = {
  ...{ __typename: 'DeliveryAddress', recipientName: 'Asha Patil', phone: '9820012345' },
  ...{
    line1: 'B-12 Lake View',
    line2: null,
    landmark: null,
    instructions: null,
    pinCode: '400601',
  },
};
const customer = {
  ...{ __typename: 'Customer', id: '7', firstName: 'Asha', lastName: 'Patil' },
  ...{ phone: '9820012345', email: '', hasLogin: false },
};

interface Sent {
  customerId?: string | null;
  lines: { productId: string; quantity: number }[];
}

/** Responds as the server does, with one product at ₹34, and records the requests. */
function serve({ callers = [customer] } = {}) {
  const asked = { quotes: [] as Sent[], orders: [] as Record<string, unknown>[] };
  const product = aProduct({ id: '5', name: 'Potato', stockQuantity: 4, mrpPaise: 3400 });
  server.use(
    graphql.query('PhoneOrderCustomers', () =>
      HttpResponse.json({ data: { phoneOrderCustomers: callers } }),
    ),
    graphql.query('PhoneOrderCustomer', () =>
      HttpResponse.json({
        data: {
          phoneOrderCustomer: {
            ...{ __typename: 'PhoneOrderCustomer', customer, addresses: [address] },
            lastOrders: [
              {
                ...{ __typename: 'Order', id: '301', status: 'DELIVERED', bill: aBill(6800) },
                placedAt: '2026-11-20T09:00:00Z',
                lines: [
                  {
                    ...{ __typename: 'OrderLine', productId: '5', name: 'Potato', unit: '1 kg' },
                    ...{ unitPricePaise: 3000, quantity: 2 },
                  },
                ],
              },
            ],
          },
        },
      }),
    ),
    graphql.query('DeliverySlots', () =>
      HttpResponse.json({ data: { deliverySlots: [], closedDays: [] } }),
    ),
    graphql.query('Suggestions', () => HttpResponse.json({ data: { suggestions: [product] } })),
    graphql.query('PhoneOrderQuote', ({ variables }) => {
      const input = variables['input'] as Sent;
      asked.quotes.push(input);
      const quantity = input.lines[0]?.quantity ?? 0;
      const totalPaise = 3400 * quantity;
      return HttpResponse.json({
        data: {
          phoneOrderQuote: {
            ...{ __typename: 'PhoneOrderQuote', isServiceable: true },
            cart: {
              __typename: 'Cart',
              items: input.lines.map(() => ({
                ...{ __typename: 'CartItem', id: '5', quantity, unitPricePaise: 3400, totalPaise },
                ...{ exceedsStock: quantity > 4, isHidden: false, product },
              })),
            },
            quote: {
              __typename: 'Quote',
              bill: aBill(totalPaise),
              delivery: { __typename: 'QuotedDelivery', minimumOrderPaise: 0, missingPaise: 0 },
              ...{ couponProblem: null, couponProblemMessage: null, bestCoupon: null },
            },
          },
        },
      });
    }),
    graphql.mutation('TakePhoneOrder', ({ variables }) => {
      asked.orders.push(variables['input'] as Record<string, unknown>);
      return HttpResponse.json({
        data: {
          takePhoneOrder: {
            ...{ __typename: 'Order', id: '412', bill: aBill(6800) },
            deliverySlot: {
              ...{ __typename: 'OrderSlot', date: '2026-11-25', startMinute: 600, endMinute: 720 },
            },
          },
        },
      });
    }),
  );
  return asked;
}

beforeEach(() => {
  localStorage.setItem('admin', '1');
  sessionStorage.clear();
});

async function chooseAsha() {
  const app = renderApp('/admin/phone-order');
  await app.user.type(await screen.findByRole('combobox', { name: 'Phone or name' }), '12345');
  await app.user.click(await screen.findByRole('option', { name: /Asha Patil/ }));
  await screen.findByText('Order 301', { exact: false });
  return app;
}

describe('/admin/phone-order', () => {
  it('takes the same again for a known customer, and reads the number out', async () => {
    const asked = serve();
    const { user } = await chooseAsha();
    expect(screen.getByLabelText('House and street')).toHaveValue('B-12 Lake View');
    await user.click(screen.getByRole('button', { name: 'The same again as order 301' }));
    await user.click(await screen.findByRole('button', { name: 'Take order · ₹68' }));
    expect(await screen.findByText('412')).toBeVisible();
    expect(asked.orders[0]).toMatchObject({
      ...{ customerId: '7', expectedTotalPaise: 6800 },
      // Its current price, not the price at the time of the earlier order.
      lines: [{ productId: '5', quantity: 2, unitPricePaise: 3400 }],
      address: { line1: 'B-12 Lake View', pinCode: '400601', recipientName: 'Asha Patil' },
    });
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    expect(await screen.findByRole('combobox', { name: 'Phone or name' })).toHaveValue('');
    expect(sessionStorage.getItem('phone-order')).toBeNull();
  });

  it('says that customers could not be looked for, and not that there are none', async () => {
    serve();
    server.use(
      graphql.query('PhoneOrderCustomers', () =>
        failure({ code: 'FORBIDDEN', message: 'Not allowed', status: 403 }),
      ),
    );
    const { user } = renderApp('/admin/phone-order');
    const caller = await screen.findByRole('combobox', { name: 'Phone or name' });
    await user.type(caller, '98200');
    await waitFor(() => expect(caller).toHaveAccessibleDescription('Not allowed'));
    expect(screen.queryByText(/customers found/)).not.toBeInTheDocument();
  });

  it('says what is missing at its fields, and sends nothing', async () => {
    const asked = serve({ callers: [] });
    const { user } = renderApp('/admin/phone-order');
    await user.type(await screen.findByRole('combobox', { name: 'Phone or name' }), '98200');
    await user.click(screen.getByRole('button', { name: 'Take order' }));
    const caller = screen.getByRole('combobox', { name: 'Phone or name' });
    expect(caller).toHaveAccessibleDescription(/ten digits/);
    expect(caller).toHaveFocus();
    expect(screen.getByText('Add what the customer wants')).toBeVisible();
    expect(asked.orders).toEqual([]);
  });

  it('says which line exceeds the stock, and keeps its pieces', async () => {
    serve();
    const { user } = await chooseAsha();
    await user.type(screen.getByRole('combobox', { name: 'Add a product' }), 'pot');
    await user.click(await screen.findByRole('option', { name: /Potato/ }));
    const pieces = await screen.findByLabelText('Pieces of Potato');
    await waitFor(() => expect(pieces).toHaveFocus());
    await user.clear(pieces);
    expect(screen.getByText('How many?')).toBeVisible();
    await user.type(pieces, '7{Enter}');
    const lines = screen.getByRole('list', { name: 'What is ordered' });
    expect(await within(lines).findByText('Only 4 left')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveFocus(),
    );
    expect(pieces).toHaveValue('7');
  });

  it('sends an order that was placed before its last changes as another one only when told to', async () => {
    const asked = serve();
    const keys: unknown[] = [];
    server.use(
      graphql.mutation('TakePhoneOrder', ({ variables }) => {
        keys.push((variables['input'] as { idempotencyKey: string }).idempotencyKey);
        return failure({ code: 'IDEMPOTENCY_KEY_REUSED', status: 409 });
      }),
    );
    const { user } = await chooseAsha();
    await user.click(screen.getByRole('button', { name: 'The same again as order 301' }));
    await user.click(await screen.findByRole('button', { name: 'Take order · ₹68' }));
    expect(await screen.findByText(/^This order was placed already/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take order · ₹68' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Take it as another order' }));
    await user.click(screen.getByRole('button', { name: 'Take order · ₹68' }));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(asked.orders).toEqual([]);
  });
});
