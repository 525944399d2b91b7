import { Answer } from './client';
import { AccountPayment } from './razorpay-account';
import { RazorpayServer } from './razorpay-server';
import { TestShop, openTestShop } from './test-shop';

/** A shop with a stand-in for Razorpay. */
export async function openRazorpayShop(
  razorpay: RazorpayServer,
  options: Parameters<typeof openTestShop>[0] = {},
): Promise<TestShop> {
  const payments = { gateway: 'razorpay' as const, timeoutSeconds: 2, razorpay: razorpay.keys };
  return openTestShop({ payments, ...options });
}

/** The part of Checkout's response that the page forwards. */
export interface CheckoutAnswer {
  providerPaymentId: string;
  signature: string;
}

/** Checkout's response to the page for a payment. */
export function checkoutOf(razorpay: RazorpayServer, payment: AccountPayment): CheckoutAnswer {
  const { razorpay_payment_id, razorpay_signature } = razorpay.answerOf(payment);
  return { providerPaymentId: razorpay_payment_id, signature: razorpay_signature };
}

/** Sends a body to the webhook as Razorpay does. */
export function tell(
  shop: TestShop,
  razorpay: RazorpayServer,
  body: string,
  signature = razorpay.sign(body),
): Promise<Answer> {
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'FalseNumber123' };
  return shop.client().send('POST', '/webhooks/razorpay', body, headers);
}
