import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { anOrder, anOrderToPay, aPageOfOrders, aPayment } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';
import type { CheckoutOptions } from './razorpay-checkout';

const SCRIPT = 'script[src="https://checkout.razorpay.com/v1/checkout.js"]';

/** The customer's action in Checkout, and the options that it was opened with. */
const checkout = {
  opened: [] as CheckoutOptions[],
  act: vi.fn<(options: CheckoutOptions) => void>(),
};

/** The parts of Checkout that the shop uses. */
class FakeCheckout {
  constructor(private readonly options: CheckoutOptions) {}

  open() {
    checkout.opened.push(this.options);
    checkout.act(this.options);
  }
}

/** Simulates loading the requested script, as jsdom fetches none; later pages have it already. */
async function letScriptCome() {
  if (window.Razorpay) return;
  const script = await waitFor(() => {
    const found = document.querySelector(SCRIPT);
    expect(found).not.toBeNull();
    return found as Element;
  });
  window.Razorpay = FakeCheckout;
  script.dispatchEvent(new Event('load'));
}

const serveOrder = (order: object = anOrderToPay()) =>
  server.use(graphql.query('OrderToPay', () => HttpResponse.json({ data: { order } })));

const payment = { __typename: 'Payment', id: '12', orderId: '301', status: 'PENDING' };

const owner = {
  ...{ __typename: 'Customer', id: '7', firstName: 'Asha', lastName: 'Patil' },
  phone: '9876543210',
};

/** A shop that takes payments through Razorpay; returns the keys of begun payments, and the confirmed ones. */
function serveRazorpay() {
  const told = { keys: [] as string[], confirmed: [] as unknown[] };
  server.use(
    graphql.query('PaymentSetup', () =>
      HttpResponse.json({
        data: {
          paymentSetup: {
            __typename: 'PaymentSetup',
            gateway: 'razorpay',
            publishableKey: 'rzp_test_1',
          },
        },
      }),
    ),
    graphql.mutation('BeginOnlinePayment', ({ variables }) => {
      told.keys.push(variables.idempotencyKey);
      serveOrder(anOrderToPay({ payments: [aPayment({ id: '12', status: 'PENDING' })] }));
      return HttpResponse.json({
        data: {
          beginOnlinePayment: { __typename: 'OnlinePayment', clientSecret: 'order_1', payment },
        },
      });
    }),
    graphql.mutation('ConfirmOnlinePayment', ({ variables }) => {
      told.confirmed.push(variables);
      return HttpResponse.json({
        data: { confirmOnlinePayment: { ...payment, status: 'SUCCESS' } },
      });
    }),
    graphql.query('AddressOwner', () => HttpResponse.json({ data: { me: owner } })),
    graphql.query('Orders', () =>
      HttpResponse.json({ data: { orders: aPageOfOrders([anOrder()]) } }),
    ),
  );
  return told;
}

const refuseConfirmation = (code: string, message: string, status: number) =>
  server.use(graphql.mutation('ConfirmOnlinePayment', () => failure({ code, message, status })));

const payButton = () => screen.findByRole('button', { name: 'Make Payment · ₹64.60' });

beforeEach(() => {
  localStorage.setItem('token', '7');
  sessionStorage.clear();
  checkout.opened.length = 0;
  checkout.act.mockReset();
  serveOrder();
});

describe('with Razorpay', () => {
  it('pays in its window, and counts what the shop confirms', async () => {
    const told = serveRazorpay();
    checkout.act.mockImplementation(({ handler }) =>
      handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'ab12' }),
    );
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    const button = await payButton();
    expect(screen.queryByLabelText('Card Number')).not.toBeInTheDocument();
    await letScriptCome();
    await user.click(button);

    expect(await screen.findByText('payment done sucessfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(checkout.opened).toMatchObject([
      { key: 'rzp_test_1', order_id: 'order_1', amount: 6460, currency: 'INR', name: 'Grocessay' },
    ]);
    expect(checkout.opened[0]?.prefill).toEqual({ name: 'Asha Patil', contact: '+919876543210' });
    expect(told.confirmed).toEqual([
      { paymentId: '12', checkout: { providerPaymentId: 'pay_1', signature: 'ab12' } },
    ]);
  });

  it('stays where the customer closes the window, and opens the same payment again', async () => {
    const told = serveRazorpay();
    refuseConfirmation('PAYMENT_PENDING', 'The bank has not answered yet', 503);
    checkout.act.mockImplementation(({ modal }) => modal.ondismiss());
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    for (const times of [1, 2]) {
      await user.click(await payButton());
      await letScriptCome();
      await waitFor(() => expect(checkout.opened).toHaveLength(times));
      await payButton();
    }
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/payment?orderId=301');
    expect(new Set(told.keys).size).toBe(1);
  });

  it('says why the bank refused, and begins another payment after it', async () => {
    const told = serveRazorpay();
    refuseConfirmation('PAYMENT_DECLINED', 'Your payment was declined by the bank.', 402);
    checkout.act.mockImplementation(({ modal }) => modal.ondismiss());
    const { user } = renderApp('/payment?orderId=301');
    await user.click(await payButton());
    await letScriptCome();
    expect(await screen.findByText('Your payment was declined by the bank.')).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(checkout.opened).toHaveLength(2));
    expect(new Set(told.keys).size).toBe(2);
  });

  it('checks again where it is not known what became of a paid one', async () => {
    serveRazorpay();
    refuseConfirmation('PAYMENT_PENDING', 'The bank has not answered yet', 503);
    checkout.act.mockImplementation(({ handler }) =>
      handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'ab12' }),
    );
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await user.click(await payButton());
    await letScriptCome();
    const again = await screen.findByRole('button', { name: 'Check again' });
    serveRazorpay();
    serveOrder(anOrderToPay({ payments: [aPayment({ id: '12', status: 'PENDING' })] }));
    await user.click(again);
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
  });

  it('opens nothing where the payment was made already', async () => {
    serveRazorpay();
    server.use(
      graphql.mutation('BeginOnlinePayment', () => {
        serveOrder(anOrderToPay({ status: 'SUCCESS', paymentStatus: 'SUCCESS' }));
        const paid = { ...payment, status: 'SUCCESS' };
        return HttpResponse.json({
          data: {
            beginOnlinePayment: { __typename: 'OnlinePayment', clientSecret: 'o', payment: paid },
          },
        });
      }),
    );
    const { user, currentAddress } = renderApp('/payment?orderId=301');
    await user.click(await payButton());
    await letScriptCome();
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(checkout.opened).toEqual([]);
  });

  it('says when the payment cannot be begun', async () => {
    serveRazorpay();
    server.use(
      graphql.mutation('BeginOnlinePayment', () =>
        failure({
          code: 'ORDER_NOT_PAYABLE',
          message: 'This order awaits no online payment',
          status: 409,
        }),
      ),
    );
    const { user } = renderApp('/payment?orderId=301');
    await user.click(await payButton());
    expect(await screen.findByText('This order awaits no online payment')).toBeVisible();
  });
});
