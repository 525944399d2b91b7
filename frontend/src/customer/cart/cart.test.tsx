import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anOrder, anOrderToPay, aPageOfOrders, aSlot } from '../../test/order-records';
import { aCart, aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const potato = aProduct();
const onion = aProduct({ id: '5014', name: 'Onion', mrpPaise: 4250, stockQuantity: 1 });
const filled = aCart([
  { product: potato, quantity: 2 },
  { product: onion, quantity: 1 },
]);

const serveCart = (cart = filled) =>
  server.use(graphql.query('Cart', () => HttpResponse.json({ data: { cart } })));

const serveSlots = (...slots: object[]) =>
  server.use(
    graphql.query('DeliverySlots', () =>
      HttpResponse.json({ data: { deliverySlots: slots, closedDays: [] } }),
    ),
  );

/** Responds to orders and records the requests. */
function servePlaceOrder(answer: () => ReturnType<typeof failure> | undefined = () => undefined) {
  const asked: { idempotencyKey: string; paymentMethod: string; deliverySlotId?: string }[] = [];
  server.use(
    graphql.mutation('PlaceOrder', ({ variables }) => {
      asked.push(variables.input);
      const { paymentMethod } = variables.input;
      const status = paymentMethod === 'CARD' ? 'PENDING' : 'SUCCESS';
      const order = anOrder({ status, paymentStatus: 'PENDING', paymentMethod });
      return answer() ?? HttpResponse.json({ data: { placeOrder: order } });
    }),
    graphql.query('OrderToPay', () => HttpResponse.json({ data: { order: anOrderToPay() } })),
    graphql.query('Orders', () =>
      HttpResponse.json({ data: { orders: aPageOfOrders([anOrder()]) } }),
    ),
  );
  return asked;
}

/** The button, once it shows the sum. */
const placeButton = () => screen.findByRole('button', { name: /^Place Order · ₹/ });

beforeEach(() => {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
  serveSlots(aSlot());
});

describe('the cart', () => {
  it('lists its lines and their Grand Total', async () => {
    serveCart();
    renderApp('/client/cart');
    await placeButton();

    const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual(['Cart Id', 'Product', 'Quantity', 'Price', 'Total']);
    const [, first, second, total] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('1501Potato (Aloo / Batata)1 kg−+₹34₹68Delete Cart');
    expect(second).toHaveTextContent('₹42.50₹42.50');
    expect(total).toHaveTextContent('Grand Total₹110.50');
  });

  it('says so where it is empty, and offers no order', async () => {
    serveCart(aCart());
    renderApp('/client/cart');
    expect(await screen.findByText('No product available in cart')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Place Order/ })).not.toBeInTheDocument();
    // The order may have been placed, and its response lost.
    const toOrders = screen.getByRole('link', { name: 'Go to your orders' });
    expect(toOrders).toHaveAttribute('href', '/client/order');
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.use(graphql.query('Cart', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/client/cart');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveCart();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await placeButton();
  });

  it('deletes a line and says so', async () => {
    serveCart();
    server.use(
      graphql.mutation('RemoveCartItem', ({ variables }) => {
        expect(variables).toEqual({ cartItemId: '1501' });
        return HttpResponse.json({ data: { removeCartItem: aCart() } });
      }),
    );
    const { user } = renderApp('/client/cart');
    await placeButton();
    await user.click(screen.getAllByRole('button', { name: 'Delete Cart' })[0] as HTMLElement);

    expect(await screen.findByText('Item deleted from cart..')).toBeVisible();
    expect(await screen.findByText('No product available in cart')).toBeVisible();
  });

  it('leads the focus from a deleted line to the next one, and from the last to the heading', async () => {
    serveCart();
    server.use(graphql.mutation('RemoveCartItem', () => new Promise<never>(() => undefined)));
    const { user } = renderApp('/client/cart');
    await placeButton();
    const remove = () =>
      user.click(screen.getAllByRole('button', { name: 'Delete Cart' })[0] as HTMLElement);
    await remove();
    expect(screen.getByText('Onion').closest('strong')).toHaveFocus();
    await remove();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('puts a line back that was deleted by mistake', async () => {
    serveCart();
    const added: unknown[] = [];
    server.use(
      graphql.mutation('RemoveCartItem', () =>
        HttpResponse.json({ data: { removeCartItem: aCart() } }),
      ),
      graphql.mutation('AddToCart', ({ variables }) => {
        added.push(variables.input);
        return HttpResponse.json({
          data: { addToCart: { __typename: 'CartItemPayload', cart: aCart() } },
        });
      }),
    );
    const { user } = renderApp('/client/cart');
    await placeButton();
    const [quantity] = screen.getAllByRole('spinbutton');
    const before = Number((quantity as HTMLInputElement).value);
    await user.click(screen.getAllByRole('button', { name: 'Delete Cart' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(added).toEqual([expect.objectContaining({ quantity: before })]));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('sends quick clicks one after the other, and ends with the last', async () => {
    serveCart();
    const asked: number[] = [];
    server.use(
      graphql.mutation('ChangeCartItem', ({ variables }) => {
        asked.push(variables.input.quantity);
        const cart = aCart([{ product: potato, quantity: variables.input.quantity }]);
        return HttpResponse.json({
          data: { changeCartItem: { __typename: 'CartItemPayload', cart } },
        });
      }),
    );
    const { user } = renderApp('/client/cart');
    await placeButton();
    const more = screen.getByRole('button', { name: `One more ${potato.name}` });
    await user.tripleClick(more);

    await waitFor(() => expect(asked.at(-1)).toBe(5));
    expect(screen.getByRole('spinbutton', { name: /Potato/ })).toHaveValue(5);
  });

  it('says at its line where a product is not sold at the moment', async () => {
    const cart = aCart([{ product: aProduct(), quantity: 1 }]);
    serveCart({ ...cart, items: cart.items.map((item) => ({ ...item, isHidden: true })) });
    renderApp('/client/cart');
    expect(await screen.findByText('Not sold at the moment')).toBeVisible();
  });

  it('tells when a line asks for more than there is, and stops the stepper there', async () => {
    serveCart(aCart([{ product: onion, quantity: 3 }]));
    renderApp('/client/cart');
    await placeButton();
    expect(screen.getByText('Only 1 left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'One more Onion' })).toBeDisabled();
  });
});

describe('the delivery slot', () => {
  it('takes the first one that is open, and says why others are not', async () => {
    serveCart();
    serveSlots(
      aSlot({ id: '2026-11-21/420', startMinute: 420, endMinute: 540, closedReason: 'CLOSED' }),
      aSlot({ id: '2026-11-21/540', startMinute: 540, endMinute: 660, closedReason: 'FULL' }),
      aSlot(),
      aSlot({ id: '2026-11-22/420', date: '2026-11-22', startMinute: 420, endMinute: 540 }),
    );
    const asked = servePlaceOrder();
    const { user } = renderApp('/client/cart');
    const times = within(await screen.findByRole('group', { name: 'Time' }));

    expect(times.getByRole('radio', { name: /7–9 am.*closed/ })).toBeDisabled();
    expect(times.getByRole('radio', { name: /9–11 am.*full/ })).toBeDisabled();
    expect(times.getByRole('radio', { name: /5–7 pm.*available/ })).toBeChecked();

    const days = within(screen.getByRole('tablist', { name: 'Day' }));
    await user.click(days.getAllByRole('tab')[0] as HTMLElement);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(days.getAllByRole('tab')[1]).toHaveFocus());
    expect(days.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('radio', { name: /7–9 am/ }));
    await user.click(await placeButton());
    await waitFor(() => expect(asked[0]?.deliverySlotId).toBe('2026-11-22/420'));
  });
});

describe('placing the order', () => {
  it('by card leads to its payment', async () => {
    serveCart();
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');
    await user.click(await placeButton());

    expect(await screen.findByText('Place order Sucessfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/payment?orderId=301'));
    expect(asked).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        expectedTotalPaise: 11050,
        expectedLines: expect.arrayContaining([
          {
            productId: expect.any(String),
            quantity: expect.any(Number),
            unitPricePaise: expect.any(Number),
          },
        ]),
        paymentMethod: 'CARD',
        deliverySlotId: '2026-11-21/1020',
        useGiftCredit: false,
        substitution: 'CALL_ME',
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('with cash on delivery leads to the orders', async () => {
    serveCart();
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');
    await placeButton();
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(await placeButton());

    expect(await screen.findByText('Place order Sucessfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[0]?.paymentMethod).toBe('CASH_ON_DELIVERY');
  });

  it('asks once, however often it is clicked', async () => {
    serveCart();
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');
    await user.dblClick(await placeButton());
    await waitFor(() => expect(currentAddress()).toBe('/payment?orderId=301'));
    expect(asked).toHaveLength(1);
  });

  it('asks with the same key again after a lost answer', async () => {
    serveCart();
    let lost = true;
    const asked = servePlaceOrder(() =>
      lost ? failure({ code: 'UNAVAILABLE', message: 'Try again soon', status: 503 }) : undefined,
    );
    const { user, currentAddress } = renderApp('/client/cart');
    await user.click(await placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again soon');

    lost = false;
    await user.click(await placeButton());
    await waitFor(() => expect(currentAddress()).toBe('/payment?orderId=301'));
    expect(asked[1]?.idempotencyKey).toBe(asked[0]?.idempotencyKey);
  });

  it('names the lines that are out of stock, and begins a new attempt', async () => {
    serveCart();
    const asked = servePlaceOrder(() =>
      failure({
        code: 'OUT_OF_STOCK',
        message: 'Only 1 left of Potato (Aloo / Batata)',
        fields: {
          'items.1501': 'Only 1 left of Potato (Aloo / Batata)',
          'items.1502': 'Onion is out of stock',
        },
        status: 409,
      }),
    );
    const { user, currentAddress } = renderApp('/client/cart');
    await user.click(await placeButton());

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Only 1 left of Potato (Aloo / Batata)Onion is out of stock');
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('Onion is out of stock');
    expect(currentAddress()).toBe('/client/cart');

    await user.click(await placeButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey);
  });
});
