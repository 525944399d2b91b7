import 'reflect-metadata';
import { begin } from '../kit/online-payments';
import { card, newKey } from '../kit/shopping';
import { StripeServer } from '../kit/stripe-server';
import { openStripeShop } from '../kit/stripe-shop';
import { Call, NOBODY } from './call';
import { describeMatrix } from './describe-matrix';
import { graphqlTransport, operationsOf } from './graphql-transport';
import { tableOf } from './grid';
import { Customer } from './people';
import { restTransport, routesOf } from './rest-transport';
import { World, newAddress, newOrder } from './world';

const stripe = new StripeServer();
afterAll(() => stripe.close());

/** The differences for a shop that takes cards through Stripe. */
const whoMay = tableOf(`
| Operation                           | guest | cart | customer   | owner | catalogue | orders | support | token |
| ----------------------------------- | ----- | ---- | ---------- | ----- | --------- | ------ | ------- | ----- |
| Mutation.beginOnlinePayment         | 401   | 401  | ok/404/404 | 403   | 403       | 403    | 403     | 403   |
| Mutation.confirmOnlinePayment       | 401   | 401  | ok/404/404 | 403   | 403       | 403    | 403     | 403   |
| Mutation.payment                    | 401   | 401  | 409        | 403   | 403       | 403    | 403     | 403   |
| POST /webhooks/stripe               | 400   | 400  | 400        | 400   | 400       | 400    | 400     | 400   |
| POST /webhooks/stripe (well signed) | ok    | ok   | ok         | ok    | ok        | ok     | ok      | ok    |
`);

/** A payment that its customer has confirmed in Stripe's field; returns its number. */
async function newConfirmedPayment(world: World, customer: Customer): Promise<string> {
  const { body } = await begin(customer.client, await newOrder(world, customer), newKey());
  const { clientSecret, payment } = body.data.beginOnlinePayment;
  stripe.confirm(clientSecret);
  return payment.id;
}

/** A webhook of Stripe as bytes, with its signature. */
function news(signature: (text: string) => string) {
  const text = stripe.event('customer.created', { id: `cus_${newKey()}` });
  return { body: Buffer.from(text), headers: { 'stripe-signature': signature(text) } };
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
  'POST /webhooks/stripe': { args: () => news((text) => `${stripe.sign(text)}0`) },
  'POST /webhooks/stripe (well signed)': { args: () => news((text) => stripe.sign(text)) },
};

describeMatrix({
  name: 'payments by Stripe',
  openShop: async () => openStripeShop(await stripe.open()),
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
