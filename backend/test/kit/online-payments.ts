import { Answer, Client } from './client';

const BEGIN = `mutation ($orderId: ID!, $idempotencyKey: String!, $expectedAmountPaise: Paise) {
  beginOnlinePayment(
    orderId: $orderId, idempotencyKey: $idempotencyKey, expectedAmountPaise: $expectedAmountPaise
  ) {
    clientSecret payment { id orderId amountPaise status cardLastFour }
  }
}`;
const CONFIRM = `mutation ($paymentId: ID!, $checkout: CheckoutAnswerInput) {
  confirmOnlinePayment(paymentId: $paymentId, checkout: $checkout) {
    id orderId amountPaise status cardBrand cardLastFour cardExpiryYear
  }
}`;

/** Starts the payment of an order in the provider's own field. */
export function begin(
  client: Client,
  orderId: string,
  idempotencyKey: string,
  expectedAmountPaise?: number,
): Promise<Answer> {
  return client.graphql(BEGIN, { orderId, idempotencyKey, expectedAmountPaise });
}

/** Starts it, and returns the browser's data: the provider's secret, and the payment. */
export async function openedPayment(client: Client, orderId: string, idempotencyKey: string) {
  const { body } = await begin(client, orderId, idempotencyKey);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.beginOnlinePayment;
}

/** Notifies the shop that the browser has confirmed; for Razorpay, with the response of its Checkout. */
export function confirm(client: Client, paymentId: string, checkout?: object): Promise<Answer> {
  return client.graphql(CONFIRM, { paymentId, checkout });
}

/** Retries while a busy machine is too slow, as browsers and Razorpay do. */
export async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? insist(ask) : answer;
}
