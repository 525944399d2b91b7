import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aBill, anAddress, aQuote, aStep, aSuggestion } from '../../test/checkout-records';
import { anOrder, aPageOfOrders, aSlot } from '../../test/order-records';
import { aCart, aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const potato = aProduct();
const home = anAddress();
const office = anAddress({ id: '42', label: 'Office', pinCode: '400604', isDefault: false });

interface AskedQuote {
  paymentMethod: string;
  couponCode: string | null;
  useGiftCredit: boolean;
}

/** Answers quotes by what is asked for, and notes it. */
function serveQuotes(answer: (asked: AskedQuote) => object = () => aQuote()) {
  const asked: AskedQuote[] = [];
  server.use(
    graphql.query('Quote', ({ variables }) => {
      asked.push(variables.input);
      return HttpResponse.json({ data: { quote: answer(variables.input) } });
    }),
  );
  return asked;
}

const serveAddresses = (...addresses: object[]) =>
  server.use(graphql.query('Addresses', () => HttpResponse.json({ data: { addresses } })));

/** Answers orders as placed and waiting for nothing, or as refused; and notes what was asked for. */
function servePlaceOrder(answer?: () => ReturnType<typeof failure>) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.mutation('PlaceOrder', ({ variables }) => {
      asked.push(variables.input);
      return answer?.() ?? HttpResponse.json({ data: { placeOrder: anOrder() } });
    }),
    graphql.query('Orders', () =>
      HttpResponse.json({ data: { orders: aPageOfOrders([anOrder()]) } }),
    ),
  );
  return asked;
}

const placeButton = () => screen.findByRole('button', { name: /^Place Order · ₹/ });
const couponField = () => screen.findByLabelText('Coupon code');

beforeEach(() => {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
  const cart = aCart([{ product: potato, quantity: 2 }]);
  server.use(
    graphql.query('Cart', () => HttpResponse.json({ data: { cart } })),
    graphql.query('DeliverySlots', () => HttpResponse.json({ data: { deliverySlots: [aSlot()] } })),
  );
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
    expect(await screen.findByText('Your bill could not be worked out.')).toBeVisible();
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
    expect(screen.getByLabelText('Name of the address')).toHaveFocus();
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
    expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
    expect(added).toEqual([
      {
        label: 'Office',
        recipientName: 'Asha Patil',
        phone: '9820098200',
        line1: '3rd floor, Lodha Supremus',
        line2: null,
        landmark: null,
        pinCode: '400604',
        isDefault: false,
      },
    ]);
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

describe('the coupon', () => {
  const coupon = aStep('COUPON', 'Coupon WELCOME15', -1020, '15% of ₹68');
  const quoteOf = ({ couponCode }: AskedQuote) =>
    couponCode === 'WELCOME15' ? aQuote({ bill: aBill(6800, coupon) }) : aQuote();

  it('is applied as typed, shown in the bill, ordered, and removed again', async () => {
    const quoted = serveQuotes(quoteOf);
    const asked = servePlaceOrder(() => failure({ code: 'UNAVAILABLE', status: 503 }));
    const { user } = renderApp('/client/cart');
    await user.type(await couponField(), ' welcome15{Enter}');

    expect(await screen.findByText('WELCOME15 is applied')).toBeVisible();
    expect(screen.getByText('15% of ₹68')).toBeVisible();
    expect(quoted.at(-1)?.couponCode).toBe('WELCOME15');
    await user.click(await placeButton());
    await waitFor(() => expect(asked[0]?.couponCode).toBe('WELCOME15'));

    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('15% of ₹68')).not.toBeInTheDocument());
    expect(await couponField()).toHaveValue('');
    await user.click(await placeButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.couponCode).toBeUndefined();
    expect(asked[1]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey);
  });

  it('says why it is not taken, and is not ordered then', async () => {
    serveQuotes(({ couponCode }) =>
      aQuote(couponCode ? { couponProblem: 'This coupon has ended' } : {}),
    );
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');
    await user.type(await couponField(), 'DIWALI{Enter}');

    await waitFor(async () =>
      expect(await couponField()).toHaveAccessibleDescription('This coupon has ended'),
    );
    expect(await couponField()).toBeInvalid();
    await user.click(await placeButton());
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[0]?.couponCode).toBeUndefined();
  });

  it('that takes off the most is one click away, and what is missing for the next is told', async () => {
    const bestCoupon = aSuggestion('WELCOME15', { discountPaise: 1020 });
    const nextCoupon = aSuggestion('FRESH25', { percent: 25, missingPaise: 6000 });
    serveQuotes((asked) => ({ ...quoteOf(asked), bestCoupon, nextCoupon }));
    const { user } = renderApp('/client/cart');

    expect(await screen.findByText('Add ₹60 more for 25% off with FRESH25')).toBeVisible();
    expect(screen.getByText('15% off with WELCOME15: saves ₹10.20')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply WELCOME15' }));
    expect(await screen.findByText('WELCOME15 is applied')).toBeVisible();
    expect(await couponField()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Apply WELCOME15' })).not.toBeInTheDocument();
  });

  it('says at the field why an order with it was refused', async () => {
    serveQuotes(quoteOf);
    servePlaceOrder(() =>
      failure({
        code: 'COUPON_INVALID',
        message: 'WELCOME15 is used up',
        fields: { couponCode: 'WELCOME15 is used up' },
        status: 409,
      }),
    );
    const { user } = renderApp('/client/cart');
    await user.type(await couponField(), 'WELCOME15{Enter}');
    await screen.findByText('WELCOME15 is applied');
    await user.click(await placeButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('WELCOME15 is used up');
    expect(await couponField()).toHaveAccessibleDescription('WELCOME15 is used up');
  });
});

describe('the gift credit', () => {
  it('is offered only where there is some', async () => {
    renderApp('/client/cart');
    await placeButton();
    expect(screen.queryByRole('checkbox', { name: /gift credit/ })).not.toBeInTheDocument();
  });

  it('pays what it can, and is ordered with', async () => {
    const credit = aStep('GIFT_CREDIT', 'Gift credit', -5000, '₹50 of ₹50');
    serveQuotes(({ useGiftCredit }) =>
      aQuote({ giftCreditPaise: 5000, bill: useGiftCredit ? aBill(6800, credit) : aBill(6800) }),
    );
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');
    await user.click(await screen.findByRole('checkbox', { name: /gift credit/ }));

    expect(await screen.findByText('−₹50')).toBeVisible();
    expect(await placeButton()).toHaveTextContent('₹18');
    await user.click(await placeButton());
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[0]?.useGiftCredit).toBe(true);
  });
});
