import { equal } from 'node:assert/strict';
import { RazorpayServer } from '../../backend/test/kit/razorpay-server';
import type { Caller } from '../environment/caller';
import { until } from '../environment/patience';
import { send } from '../environment/http';
import { addProduct } from '../environment/operations';
import { beginOnlinePayment, confirmOnlinePayment } from '../environment/online-payments';
import { cancel, moneyOf, orderToPay } from '../environment/payments';
import type { Scenario } from '../scenario';

const PAID = 'SUCCESS SUCCESS, 1 paid, 0 refunded';
const PAID_BACK = 'CANCELLED REFUNDED, 1 paid, 1 refunded';

/** An order whose payment was started at the stand-in for Razorpay. */
interface Payment {
  customer: Caller;
  orderId: string;
  paymentId: string;
  /** The number of Razorpay's order. */
  number: string;
  razorpay: RazorpayServer;
  /** Sends a webhook to the shop; returns the status of the response. */
  tell(body: string, signature?: string): Promise<number>;
}

/** A fault after a customer has paid; returns the expected state of the money. */
type Fault = (payment: Payment) => Promise<string>;

const captureUnheard: Fault = async ({ customer, paymentId, number, razorpay }) => {
  const { id } = razorpay.pay(number);
  const capture = `POST /v1/payments/${id}/capture`;
  razorpay.lose(capture, { how: 'hang', when: 'before' });
  razorpay.lose(capture, { how: 'reset' });
  await Promise.all([0, 1, 2].map(() => confirmOnlinePayment(customer, paymentId)));
  return PAID;
};

const newsFiveTimes: Fault = async ({ customer, paymentId, number, razorpay, tell }) => {
  const body = razorpay.event('payment.authorized', razorpay.pay(number));
  const telling = Array.from({ length: 5 }, () => tell(body));
  const [statuses] = await Promise.all([
    Promise.all(telling),
    confirmOnlinePayment(customer, paymentId),
  ]);
  equal(statuses.join(), '200,200,200,200,200', 'news');
  return PAID;
};

const forged: Fault = async ({ number, razorpay, tell }) => {
  const body = razorpay.event('payment.captured', razorpay.pay(number));
  const signatures = ['', 'x', razorpay.sign(body, 'of somebody else'), razorpay.sign(`${body} `)];
  for (const signature of signatures) equal(await tell(body, signature), 400, 'forged');
  equal(await tell(body), 200, 'news');
  return PAID;
};

const callsItOff: Fault = async ({ customer, orderId, number, razorpay, tell }) => {
  const paid = razorpay.pay(number);
  razorpay.lose(`POST /v1/payments/${paid.id}/refund`, { how: 'reset' });
  await cancel(customer, orderId);
  equal(await tell(razorpay.event('payment.authorized', paid)), 200, 'news');
  return PAID_BACK;
};

const FAULTS = [captureUnheard, newsFiveTimes, forged, callsItOff];

/** Razorpay does not respond, or its webhooks are duplicated or forged. */
export const razorpay: Scenario = {
  name: 'razorpay',
  title:
    'Razorpay: captures and refunds unheard, news five times, forged, late: one charge, or a refund',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 50, short: 1 },
  prepare: async (environment) => {
    const there = await environment.borrow(new RazorpayServer().open());
    await environment.serve({
      ...there.settings,
      PAYMENT_TIMEOUT_SECONDS: '2',
      JOBS_EVERY_SECONDS: '1',
    });
    const customers = await environment.loggedInCustomers(FAULTS.length);
    const productId = await addProduct(await environment.admin(), 100_000);
    const tell = async (body: string, signature = there.sign(body)) => {
      const headers = { 'x-razorpay-signature': signature };
      const { status } = await send(environment.url, {
        path: '/webhooks/razorpay',
        text: body,
        headers,
      });
      return status;
    };
    return async () => {
      const keptBefore = there.keptPaise;
      const kept = await Promise.all(
        FAULTS.map(async (fault, index) => {
          const customer = customers[index] as Caller;
          const { id: orderId } = await orderToPay(customer, productId);
          const { clientSecret: number, payment } = await beginOnlinePayment(customer, orderId);
          const paymentId = payment.id;
          const wanted = await fault({
            ...{ customer, orderId, paymentId, number, razorpay: there, tell },
          });
          await until(async () => (await moneyOf(customer, orderId)) === wanted);
          return wanted === PAID ? (there.orders.get(number)?.amount ?? 0) : 0;
        }),
      );
      const expected = kept.reduce((sum, paise) => sum + paise, 0);
      equal(there.keptPaise - keptBefore, expected, 'what Razorpay holds for the shop');
    };
  },
};
