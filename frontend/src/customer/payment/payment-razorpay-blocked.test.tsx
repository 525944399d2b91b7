import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { anOrderToPay } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

const SCRIPT = 'script[src^="https://checkout.razorpay.com/"]';

it('says so where the script of Razorpay cannot be loaded, and leaves nothing of it', async () => {
  delete window.Razorpay;
  localStorage.setItem('token', '7');
  const paymentSetup = {
    __typename: 'PaymentSetup',
    gateway: 'razorpay',
    publishableKey: 'rzp_test_1',
  };
  server.use(
    graphql.query('OrderToPay', () => HttpResponse.json({ data: { order: anOrderToPay() } })),
    graphql.query('PaymentSetup', () => HttpResponse.json({ data: { paymentSetup } })),
  );
  renderApp('/payment?orderId=301');
  // The page may request it again until it has rendered.
  await waitFor(() => {
    document.querySelector(SCRIPT)?.dispatchEvent(new Event('error'));
    expect(screen.getByText('The window of Razorpay could not be loaded.')).toBeVisible();
  });
  expect(document.querySelector(SCRIPT)).toBeNull();
});
