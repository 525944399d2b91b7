import { equal } from 'node:assert/strict';
import { addProduct, addToCart } from '../../backend/test/kit/shared';
import type { Fault } from '../../backend/test/kit/stand-in-server';
import { StripeServer } from '../../backend/test/kit/stripe-server';
import type { Caller } from '../environment/caller';
import {
  act,
  damaged,
  finishPicking,
  moveOrder,
  picked,
  startPicking,
} from '../environment/fulfilment';
import { until } from '../environment/patience';
import { newKey, orderOf, placeOrder } from '../environment/operations';
import { beginOnlinePayment, confirmOnlinePayment } from '../environment/online-payments';
import type { Scenario } from '../scenario';

const MRP_PAISE = 10_000;
const PIECES = 3;
const TIMEOUT_SECONDS = 1;
const MONEY = `query ($id: ID!) {
  order(id: $id) {
    status paymentStatus bill { toPayPaise } payments { amountPaise } refunds { status amountPaise }
  }
}`;

/** How the response to a refund is lost; each packed order has one of these faults. */
const FAULTS: Partial<Fault>[] = [
  { when: 'before', how: 'hang' },
  { when: 'after', how: 'hang' },
  { when: 'after', how: 'reset' },
  { when: 'before', how: '500' },
];

/** A packed order costs less, and the bank's response to the refund never arrives. */
export const refundTimeout: Scenario = {
  name: 'refund-timeout',
  title: 'a refund times out while an order with a shortage is packed: packed at once, one refund',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 50, short: 1 },
  prepare: async (environment) => {
    const stripe = await environment.borrow(new StripeServer().open());
    await environment.serve({
      ...stripe.settings,
      PAYMENT_TIMEOUT_SECONDS: `${TIMEOUT_SECONDS}`,
      JOBS_EVERY_SECONDS: '1',
    });
    const customers = await environment.loggedInCustomers(FAULTS.length);
    const keeper = await environment.admin();
    const product = await addProduct(keeper, { stockQuantity: 100_000, mrpPaise: MRP_PAISE });
    return async () => {
      const orders = await Promise.all(
        customers.map(async (customer) => ({
          customer,
          ...(await orderWithShortage({ customer, keeper, stripe, productId: product.id })),
        })),
      );
      for (const fault of FAULTS) stripe.lose('POST /v1/refunds', fault);
      await Promise.all(orders.map(({ id }) => packAndSend(keeper, id)));
      for (const order of orders) {
        await verify(order.customer, order.id);
        const atTheBank = [...stripe.refunds.values()].filter(
          (refund) => refund.payment_intent === order.intentId,
        );
        equal(atTheBank.length, 1, 'refunds at the bank');
      }
    };
  },
};

interface Purchase {
  customer: Caller;
  keeper: Caller;
  stripe: StripeServer;
  productId: string;
}

/** An order of three pieces, paid by card, with one damaged. */
async function orderWithShortage(purchase: Purchase): Promise<{ id: string; intentId: string }> {
  const { customer, keeper, stripe, productId } = purchase;
  await addToCart(customer, productId, PIECES);
  const order = orderOf(await placeOrder(customer, newKey(), { paymentMethod: 'CARD' }));
  if (!order) throw new Error('No order to pack');
  const { clientSecret, payment } = await beginOnlinePayment(customer, order.id);
  const { id: intentId } = stripe.confirm(clientSecret);
  // Retries while the shop has no response from the provider, which takes long on a busy machine.
  await until(async () => {
    const { body } = await confirmOnlinePayment(customer, payment.id);
    return body?.data?.confirmOnlinePayment.status === 'SUCCESS';
  });
  await startPicking(keeper, order.id);
  await act(keeper, order.id, damaged(1));
  await act(keeper, order.id, picked(PIECES - 1));
  return { id: order.id, intentId };
}

/** The missing response delays nobody: the order is packed and dispatched. */
async function packAndSend(keeper: Caller, id: string): Promise<void> {
  const { finishPicking: finished } = await finishPicking(keeper, id);
  equal(finished.order.status, 'PACKED', 'status after packing');
  await moveOrder(keeper, id, 'OUT_FOR_DELIVERY');
}

/** The jobs retry with the same key until the bank responds. */
async function verify(customer: Caller, id: string): Promise<void> {
  const read = () => customer.call(MONEY, { id });
  await until(async () => {
    const { refunds } = await read();
    return refunds.every(({ status }: { status: string }) => status !== 'PENDING');
  });
  const { status, paymentStatus, bill, payments, refunds } = await read();
  equal(`${status} ${paymentStatus}`, 'OUT_FOR_DELIVERY SUCCESS');
  equal(refunds.length, 1, 'refunds');
  equal(refunds[0].status, 'SUCCESS', 'status of the refund');
  equal(refunds[0].amountPaise * PIECES, payments[0].amountPaise, 'what went back');
  equal(bill.toPayPaise, payments[0].amountPaise - refunds[0].amountPaise, 'what is kept');
}
