import 'reflect-metadata';
import { begin } from '../kit/online-payments';
import { card, newKey } from '../kit/shopping';
import { RazorpayServer } from '../kit/razorpay-server';
import { openRazorpayShop } from '../kit/razorpay-shop';
import { Call, NOBODY } from './call';
import { describeMatrix } from './describe-matrix';
import { graphqlTransport, operationsOf } from './graphql-transport';
import { tableOf } from './grid';
import { Customer } from './people';
import { restTransport, routesOf } from './rest-transport';
import { World, newAddress, newOrder } from './world';

const razorpay = new RazorpayServer();
afterAll(() => razorpay.close());

/** The differences for a shop that takes cards through Razorpay. */
const whoMay = tableOf(`
| Operation                             | guest | cart | customer   | owner | catalogue | orders | support | token |
| ------------------------------------- | ----- | ---- | ---------- | ----- | --------- | ------ | ------- | ----- |
| Mutation.beginOnlinePayment           | 401   | 401  | ok/404/404 | 403   | 403       | 403    | 403     | 403   |
| Mutation.confirmOnlinePayment         | 401   | 401  | ok/404/404 | 403   | 403       | 403    | 403     | 403   |
| Mutation.payment                      | 401   | 401  | 409        | 403   | 403       | 403    | 403     | 403   |
| POST /webhooks/razorpay               | 400   | 400  | 400        | 400   | 400       | 400    | 400     | 400   |
| POST /webhooks/razorpay (well signed) | ok    | ok   | ok         | ok    | ok        | ok     | ok      | ok    |
`);

/** A payment that its customer has paid in Checkout; returns its number. */
async function newConfirmedPayment(world: World, customer: Customer): Promise<string> {
  const { body } = await begin(customer.client, await newOrder(world, customer), newKey());
  const { clientSecret, payment } = body.data.beginOnlinePayment;
  razorpay.pay(clientSecret);
  return payment.id;
}

/** A webhook of Razorpay as bytes, with its signature. */
function news(signature: (text: string) => string) {
  const text = razorpay.event('invoice.paid', { id: newKey() });
  return { body: Buffer.from(text), headers: { 'x-razorpay-signature': signature(text) } };
}

const calls: Record<string, Call> = {
  'Mutation.beginOnlinePayment': {
    names: 'whose',
    args: async (world, { of }) => ({
      orderId: of ? await newOrder(world, of) : NOBODY,
      idempotencyKey: newKey(),
    }),
  },
  'Mutation.confirmOnlinePayment': {
    names: 'whose',
    args: async (world, { of }) => ({
      paymentId: of ? await newConfirmedPayment(world, of) : NOBODY,
    }),
  },
  'Mutation.payment': {
    names: 'whose',
    args: async (world, { of }) => ({
      input: {
        ...card(),
        orderId: of ? await newOrder(world, of) : NOBODY,
        idempotencyKey: newKey(),
      },
    }),
  },
  'POST /webhooks/razorpay': { args: () => news((text) => razorpay.sign(`${text} `)) },
  'POST /webhooks/razorpay (well signed)': { args: () => news((text) => razorpay.sign(text)) },
};

describeMatrix({
  name: 'payments by Razorpay',
  openShop: async () => openRazorpayShop(await razorpay.open()),
  settleIn: async (world, customer) => {
    await newAddress(customer);
    await newOrder(world, customer);
  },
  operationsOf: (shop) => {
    const ofCards = /(?<!refund|confirmUpi)payment$/i;
    const mutations = operationsOf('Mutation').filter((name) => ofCards.test(name));
    const webhooks = routesOf(shop).filter((route) => route.includes('/webhooks/'));
    return [...mutations, ...webhooks];
  },
  calls,
  whoMay,
  transport: (operation) =>
    operation.startsWith('POST') ? restTransport(operation) : graphqlTransport(operation),
});
