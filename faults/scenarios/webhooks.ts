import { equal } from 'node:assert/strict';
import { StripeServer } from '../../backend/test/kit/stripe-server';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import { type Answer, send } from '../environment/http';
import { cancel, moneyOf, orderToPay } from '../environment/payments';
import { addProduct } from '../environment/operations';
import { beginOnlinePayment, confirmOnlinePayment } from '../environment/online-payments';

const UNPAID = 'PENDING PENDING, 0 paid, 0 refunded';
const PAID = 'SUCCESS SUCCESS, 1 paid, 0 refunded';
const PAID_BACK = 'CANCELLED REFUNDED, 1 paid, 1 refunded';
const SUCCEEDED = 'payment_intent.succeeded';
const FAILED = 'payment_intent.payment_failed';

/** An order whose payment was started at the stand-in for Stripe. */
interface Payment {
  customer: Caller;
  orderId: string;
  paymentId: string;
  secret: string;
  stripe: StripeServer;
  /** Sends a webhook to the shop, by default signed like Stripe's. */
  tell(body: string, signature?: string): Promise<Answer>;
}

/** How the webhooks of a payment arrive; returns the expected state of the money. */
type News = (payment: Payment) => Promise<string>;

const fiveTimes: News = async ({ stripe, secret, tell }) => {
  const body = stripe.event(SUCCEEDED, stripe.confirm(secret));
  for (let times = 0; times < 5; times++) expectTaken([await tell(body)]);
  expectTaken(await Promise.all(Array.from({ length: 5 }, () => tell(body))));
  return PAID;
};

const withTheAnswer: News = async ({ customer, paymentId, stripe, secret, tell }) => {
  const body = stripe.event(SUCCEEDED, stripe.confirm(secret));
  const answers = [0, 1, 2].flatMap(() => [tell(body), confirmOnlinePayment(customer, paymentId)]);
  expectTaken(await Promise.all(answers));
  return PAID;
};

const outOfOrder: News = async ({ stripe, secret, tell }) => {
  const declined = stripe.event(FAILED, stripe.confirm(secret, 'bad'));
  const paid = stripe.event(SUCCEEDED, stripe.confirm(secret));
  expectTaken([await tell(paid), await tell(declined), await tell(paid)]);
  return PAID;
};

const forged: News = async ({ customer, orderId, stripe, secret, tell }) => {
  const body = stripe.event(SUCCEEDED, stripe.confirm(secret));
  const signatures = [
    '',
    't=1,v1=00',
    stripe.sign(body, new Date(), 'whsec_somebody_else'),
    stripe.sign(`${body} `),
    stripe.sign(body, new Date(Date.now() - 10 * 60_000)),
  ];
  for (const signature of signatures) equal((await tell(body, signature)).status, 400, 'forged');
  equal(await moneyOf(customer, orderId), UNPAID);
  expectTaken([await tell(body)]);
  return PAID;
};

const afterTheCancel: News = async ({ customer, orderId, stripe, secret, tell }) => {
  const body = stripe.event(SUCCEEDED, stripe.confirm(secret));
  await cancel(customer, orderId);
  expectTaken([await tell(body), await tell(body)]);
  return PAID_BACK;
};

const ALL_NEWS = [fiveTimes, withTheAnswer, outOfOrder, forged, afterTheCancel];

/** Stripe's webhooks are duplicated, out of order, or forged. */
export const webhooks: Scenario = {
  name: 'webhooks',
  title: 'webhooks five times, out of order, forged, late: one charge, or a refund',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 100, short: 2 },
  prepare: async (environment) => {
    const stripe = await environment.borrow(new StripeServer().open());
    await environment.serve(stripe.settings);
    const customers = await environment.loggedInCustomers(ALL_NEWS.length);
    const productId = await addProduct(await environment.admin(), 100_000);
    const tell = (body: string, signature = stripe.sign(body)) =>
      send(environment.url, {
        path: '/webhooks/stripe',
        text: body,
        headers: { 'stripe-signature': signature },
      });
    return async () => {
      await Promise.all(
        ALL_NEWS.map(async (news, index) => {
          const customer = customers[index] as Caller;
          const { id: orderId } = await orderToPay(customer, productId);
          const begun = await beginOnlinePayment(customer, orderId);
          const secret = begun.clientSecret;
          const paymentId = begun.payment.id;
          const wanted = await news({ customer, orderId, paymentId, secret, stripe, tell });
          equal(await moneyOf(customer, orderId), wanted, news.name);
        }),
      );
    };
  },
};

function expectTaken(answers: Answer[]): void {
  for (const { status, code } of answers) equal(`${status} ${code}`, '200 undefined');
}
