import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import { aQuote } from './checkout-records';
import { anOrder, aPageOfOrders, aSlot } from './order-records';
import { aCart, aProduct } from './records';
import { server, type failure } from './server';

/** The product in the cart of all checkout tests (two pieces). */
export const potato = aProduct();

interface AskedQuote {
  paymentMethod: string;
  couponCode: string | null;
  useGiftCredit: boolean;
  addressId?: string;
}

/** Logs in a customer with a cart and one available slot; no order is in progress. */
export function openCheckout(): void {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
  const cart = aCart([{ product: potato, quantity: 2 }]);
  server.use(
    graphql.query('Cart', () => HttpResponse.json({ data: { cart } })),
    graphql.query('DeliverySlots', () =>
      HttpResponse.json({ data: { deliverySlots: [aSlot()], closedDays: [] } }),
    ),
  );
}

/** Serves quotes that depend on the input; returns the recorded inputs. */
export function serveQuotes(answer: (asked: AskedQuote) => object = () => aQuote()) {
  const asked: AskedQuote[] = [];
  server.use(
    graphql.query('Quote', ({ variables }) => {
      asked.push(variables.input);
      return HttpResponse.json({ data: { quote: answer(variables.input) } });
    }),
  );
  return asked;
}

/** Serves orders as placed, with nothing left to do, or refuses them; returns the recorded inputs. */
export function servePlaceOrder(answer?: () => ReturnType<typeof failure> | undefined) {
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

/** The button, once it shows the sum. */
export const placeButton = () => screen.findByRole('button', { name: /^Place Order · ₹/ });
