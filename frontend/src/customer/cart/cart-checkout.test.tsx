import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  openCheckout,
  placeButton,
  potato,
  servePlaceOrder,
  serveQuotes,
} from '../../test/checkout-kit';
import { aBill, anAddress, aQuote, aQuotedDelivery, aStep } from '../../test/checkout-records';
import { aSlot } from '../../test/order-records';
import { aCart } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const home = anAddress();
const office = anAddress({ id: '42', label: 'Office', pinCode: '400604', isDefault: false });

const serveAddresses = (...addresses: object[]) =>
  server.use(graphql.query('Addresses', () => HttpResponse.json({ data: { addresses } })));

beforeEach(openCheckout);

it('begins with the way of paying of the last order, on whichever device that was', async () => {
  const asked = serveQuotes();
  server.use(
    graphql.query('LastPayment', () =>
      HttpResponse.json({
        data: {
          orders: {
            __typename: 'OrderPage',
            items: [
              {
                __typename: 'Order',
                ...{ id: '301', paymentMethod: 'CASH_ON_DELIVERY', payments: [] },
              },
            ],
          },
        },
      }),
    ),
  );
  renderApp('/client/cart');
  await waitFor(async () =>
    expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeChecked(),
  );
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ paymentMethod: 'CASH_ON_DELIVERY' }));
});

describe('the bill', () => {
  it('is what the shop quotes, every step with its reason', async () => {
    serveQuotes(({ paymentMethod }) =>
      aQuote({
        bill:
          paymentMethod === 'CARD'
            ? aBill(6800, aStep('ONLINE_PAYMENT_DISCOUNT', 'Online payment', -340, '5% of ₹68'))
            : aBill(6800),
      }),
    );
    const { user } = renderApp('/client/cart');

    expect(await screen.findByText('5% of ₹68')).toBeVisible();
    expect(await placeButton()).toHaveTextContent('Place Order · ₹64.60');
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(screen.queryByText('5% of ₹68')).not.toBeInTheDocument());
    expect(await placeButton()).toHaveTextContent('Place Order · ₹68');
  });

  it('is asked for anew when the cart changes', async () => {
    let quantity = 2;
    serveQuotes(() => aQuote({ bill: aBill(3400 * quantity) }));
    server.use(
      graphql.mutation('ChangeCartItem', ({ variables }) => {
        quantity = variables.input.quantity;
        const cart = aCart([{ product: potato, quantity }]);
        return HttpResponse.json({
          data: { changeCartItem: { __typename: 'CartItemPayload', cart } },
        });
      }),
    );
    const { user } = renderApp('/client/cart');
    expect(await placeButton()).toHaveTextContent('₹68');
    await user.click(screen.getByRole('button', { name: `One more ${potato.name}` }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Place Order/ })).toHaveTextContent('₹102'),
    );
  });

  it('says when it cannot be worked out, and tries again', async () => {
    server.use(graphql.query('Quote', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/client/cart');
    expect(await screen.findByText('Your bill could not be calculated.')).toBeVisible();
    serveQuotes();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await placeButton();
  });
});

describe('the address', () => {
  it('is the default one, unless another is chosen', async () => {
    serveAddresses(home, office);
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');

    const list = within(await screen.findByRole('group', { name: 'Address' }));
    expect(list.getByRole('radio', { name: /Home.*Naupada, 400602/ })).toBeChecked();
    await user.click(list.getByRole('radio', { name: /Office/ }));
    await user.click(await placeButton());
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[0]?.addressId).toBe('42');
  });

  it('decides what delivery costs', async () => {
    serveAddresses(home, office);
    const fee = aStep('DELIVERY_FEE', 'Delivery', 3000);
    serveQuotes(({ addressId }) =>
      aQuote({
        bill: addressId === '42' ? { ...aBill(6800), toPayPaise: 9800, steps: [fee] } : aBill(6800),
      }),
    );
    const { user } = renderApp('/client/cart');
    expect(await placeButton()).toHaveTextContent('₹68');
    await user.click(await screen.findByRole('radio', { name: /Office/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Place Order/ })).toHaveTextContent('₹98'),
    );
  });

  it('is not needed: without one the order is placed all the same', async () => {
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');
    expect(await screen.findByText(/No address saved yet/)).toBeVisible();
    await user.click(await placeButton());
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[0]?.addressId).toBeUndefined();
  });

  it('is added on the spot, and chosen', async () => {
    const known: object[] = [home];
    const added: Record<string, unknown>[] = [];
    server.use(
      graphql.query('Addresses', () => HttpResponse.json({ data: { addresses: [...known] } })),
      graphql.query('AddressOwner', () =>
        HttpResponse.json({
          data: {
            me: {
              __typename: 'Customer',
              id: '7',
              firstName: 'Asha',
              lastName: 'Patil',
              phone: '9820098200',
            },
          },
        }),
      ),
      graphql.query('IsServiceable', ({ variables }) =>
        HttpResponse.json({ data: { isServiceable: variables.pinCode === '400604' } }),
      ),
      graphql.mutation('AddAddress', ({ variables }) => {
        added.push(variables.input);
        known.push(office);
        return HttpResponse.json({ data: { addAddress: office } });
      }),
    );
    const { user } = renderApp('/client/cart');
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));

    expect(await screen.findByLabelText('Recipient')).toHaveValue('Asha Patil');
    await waitFor(() => expect(screen.getByLabelText('Name of the address')).toHaveFocus());
    await user.keyboard('Office');
    await user.type(screen.getByLabelText('Pin code'), '411001');
    await user.type(screen.getByLabelText('House and street'), '3rd floor, Lodha Supremus');
    expect(await screen.findByText(/We do not deliver to 411001 yet/)).toBeVisible();
    expect(screen.getByLabelText('Pin code')).toBeInvalid();
    await user.clear(screen.getByLabelText('Pin code'));
    await user.type(screen.getByLabelText('Pin code'), '400604');
    await user.click(screen.getByRole('button', { name: 'Save address' }));

    expect(await screen.findByText('Address saved')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Office/ })).toBeChecked();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus(),
    );
    expect(added).toEqual([
      {
        label: 'Office',
        recipientName: 'Asha Patil',
        phone: '9820098200',
        line1: '3rd floor, Lodha Supremus',
        line2: null,
        landmark: null,
        instructions: null,
        pinCode: '400604',
        isDefault: false,
      },
    ]);
  });

  it('says at the address that the shop no longer delivers there', async () => {
    serveAddresses({ ...home, isServiceable: false }, office);
    const { user } = renderApp('/client/cart');
    const list = await screen.findByRole('group', { name: 'Address' });
    expect(list).toHaveAccessibleDescription('We do not deliver to 400602');
    expect(screen.getByRole('radio', { name: /Home/ })).toBeInvalid();
    await user.click(screen.getByRole('radio', { name: /Office/ }));
    expect(list).not.toHaveAccessibleDescription();
  });

  it('says at the address why it was refused', async () => {
    serveAddresses(home);
    servePlaceOrder(() =>
      failure({ code: 'VALIDATION', fields: { addressId: 'We no longer deliver to 400602' } }),
    );
    const { user } = renderApp('/client/cart');
    await screen.findByRole('radio', { name: /Home/ });
    await user.click(await placeButton());
    const list = await screen.findByRole('group', { name: 'Address' });
    await waitFor(() => expect(list).toHaveAccessibleDescription('We no longer deliver to 400602'));
  });
});

it('says at the slots why the chosen one was refused', async () => {
  servePlaceOrder(() =>
    failure({
      code: 'SLOT_UNAVAILABLE',
      message: 'This slot is full',
      fields: { deliverySlotId: 'This slot is full' },
      status: 409,
    }),
  );
  const { user } = renderApp('/client/cart');
  await user.click(await placeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('This slot is full');
  const delivery = within(screen.getByRole('region', { name: 'Delivery' }));
  expect(delivery.getByText('This slot is full')).toBeVisible();
});

describe('a chosen slot that is gone', () => {
  const evening = aSlot();
  const later = aSlot({ id: '2026-11-21/1140', startMinute: 1140, endMinute: 1260 });
  const serveSlots = (deliverySlots: object[], closedDays: object[] = []) =>
    server.use(
      graphql.query('DeliverySlots', () =>
        HttpResponse.json({ data: { deliverySlots, closedDays } }),
      ),
    );

  it('is asked for anew, and nothing is ordered for another one', async () => {
    serveSlots([evening, later]);
    const asked = servePlaceOrder(() => {
      if (asked.length > 1) return undefined;
      serveSlots([evening]);
      return failure({ code: 'SLOT_UNAVAILABLE', message: 'This slot is closed', status: 409 });
    });
    const { user } = renderApp('/client/cart');
    await user.click(await screen.findByRole('radio', { name: /7–9 pm/ }));
    await user.click(await placeButton());
    expect(await screen.findByText(/^The slot you chose is no longer available/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /5–7 pm/ })).not.toBeChecked();
    await user.click(await placeButton());
    expect(
      screen.getByText(/^The slot you chose is no longer available/).parentElement,
    ).toHaveFocus();
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /5–7 pm/ }));
    await user.click(await placeButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.['deliverySlotId']).toBe(evening.id);
  });

  it('may be the one that the order was for because it was the first', async () => {
    serveSlots([evening, later]);
    const asked = servePlaceOrder(() => {
      if (asked.length > 1) return undefined;
      serveSlots([later]);
      return failure({ code: 'SLOT_UNAVAILABLE', message: 'This slot is closed', status: 409 });
    });
    const { user } = renderApp('/client/cart');
    await user.click(await placeButton());
    expect(await screen.findByText(/^The slot you chose is no longer available/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /7–9 pm/ })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: /7–9 pm/ }));
    await user.click(await placeButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.['deliverySlotId']).toBe(later.id);
  });

  it('may be one of a day that is closed, which says why', async () => {
    serveSlots([evening], [{ __typename: 'ClosedDay', date: '2026-11-22', reason: 'Diwali' }]);
    const { user } = renderApp('/client/cart');
    await user.click(await screen.findByRole('tab', { name: 'Sun 22' }));
    expect(screen.getByText('Closed: Diwali. Please choose another day.')).toBeVisible();
    expect(screen.queryByText(/no longer available/)).not.toBeInTheDocument();
  });
});

it('says what the cart is short of the minimum order', async () => {
  const delivery = aQuotedDelivery({ minimumOrderPaise: 10_000, missingPaise: 3_200 });
  serveQuotes(() => aQuote({ delivery }));
  renderApp('/client/cart');
  expect(await screen.findByText('The minimum order is ₹100: add ₹32 more.')).toBeVisible();
});

it('says before the order that the fee of a returned one is kept, where there is a fee', async () => {
  const delivery = aQuotedDelivery({ feePaise: 4_000, keepsReturnFee: true });
  serveQuotes(({ paymentMethod }) =>
    aQuote({ delivery: { ...delivery, feePaise: paymentMethod === 'CARD' ? 4_000 : 0 } }),
  );
  const { user } = renderApp('/client/cart');
  const kept = 'If we cannot hand the order over to you, we keep the delivery fee of ₹40.';
  expect(await screen.findByText(kept)).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await waitFor(() => expect(screen.queryByText(kept)).not.toBeInTheDocument());
});

describe('a total that has changed', () => {
  const dearer = {
    expectedTotalPaise: 6800,
    bill: {
      ...{ subtotalPaise: 102_800, toPayPaise: 106_800 },
      steps: [{ kind: 'DELIVERY_FEE', label: 'Delivery', amountPaise: 4_000, reason: null }],
    },
    lines: [
      {
        productId: potato.id,
        name: potato.name,
        unit: null,
        quantity: 2,
        unitPricePaise: 53_400,
        totalPaise: 106_800,
      },
    ],
  };
  /** Refuses the first order, because its price has increased. */
  const serveDearer = () => {
    let isFirst = true;
    return servePlaceOrder(() => {
      if (!isFirst) return undefined;
      isFirst = false;
      return failure({
        code: 'PRICE_CHANGED',
        message: 'The total is now ₹1,068, not ₹68',
        status: 409,
        details: dearer,
      });
    });
  };

  it('is shown with what it was and why, and agreed to before anything is ordered', async () => {
    serveQuotes(() => aQuote({ bill: aBill(6800) }));
    const asked = serveDearer();
    const { user, currentAddress } = renderApp('/client/cart');
    await user.click(await placeButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'The total has changed' }));
    expect(dialog.getByText('To pay').parentElement).toHaveTextContent('before ₹68 now ₹1,068');
    expect(dialog.getByText(potato.name).parentElement).toHaveTextContent(/before ₹\d+ now ₹534/);
    expect(dialog.getByText('Delivery').parentElement).toHaveTextContent('before ₹0 now ₹40');
    expect(currentAddress()).toBe('/client/cart');

    await user.click(dialog.getByRole('button', { name: 'Place Order · ₹1,068' }));
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked.map(({ expectedTotalPaise }) => expectedTotalPaise)).toEqual([6800, 106_800]);
    expect(asked.map(({ expectedLines }) => expectedLines)).toEqual([
      [expect.objectContaining({ productId: potato.id })],
      [{ productId: potato.id, quantity: 2, unitPricePaise: 53_400 }],
    ]);
  });

  it('names the lines that have changed where the total has not', async () => {
    serveQuotes(() => aQuote({ bill: aBill(6800) }));
    servePlaceOrder(() =>
      failure({
        code: 'PRICE_CHANGED',
        message: 'The cart or its prices have changed',
        status: 409,
        details: { ...dearer, bill: { ...dearer.bill, toPayPaise: 6800 } },
      }),
    );
    const { user } = renderApp('/client/cart');
    await user.click(await placeButton());
    const name = 'The cart or its prices have changed';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText('To pay').parentElement).toHaveTextContent('To pay₹68');
    expect(dialog.getByText(potato.name).parentElement).toHaveTextContent(/before ₹\d+ now ₹534/);
  });

  it('is not ordered where it is not agreed to', async () => {
    serveQuotes(() => aQuote({ bill: aBill(6800) }));
    const asked = serveDearer();
    const { user, currentAddress } = renderApp('/client/cart');
    await user.click(await placeButton());
    await user.click(await screen.findByRole('button', { name: 'Back to the cart' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Back to the cart' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: /^Place Order/ })).toHaveFocus());
    expect(asked).toHaveLength(1);
    expect(currentAddress()).toBe('/client/cart');
  });

  it('cannot be overlooked: nothing is ordered before it is known where and when it is brought', async () => {
    const asked = servePlaceOrder();
    server.use(graphql.query('DeliverySlots', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/client/cart');
    await user.click(await placeButton());
    expect(await screen.findByText('The delivery slots could not be loaded.')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
