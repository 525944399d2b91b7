import { begin } from '../kit/online-payments';
import { newKey } from '../kit/shopping';
import type { TestShop } from '../kit/test-shop';
import { Call, NOBODY } from './call';
import { shopping } from './calls/shopping';
import { describeMatrix } from './describe-matrix';
import { graphqlTransport, operationsOf } from './graphql-transport';
import { tableOf } from './grid';
import { Customer } from './people';
import { restTransport, routesOf } from './rest-transport';
import { World, newAddress, newOrder } from './world';

/** The differences for a shop that takes cards through a provider. */
const whoMayAt = (provider: string) =>
  tableOf(`
| Operation                                | guest | cart | customer   | owner | catalogue | orders | support | token |
| ---------------------------------------- | ----- | ---- | ---------- | ----- | --------- | ------ | ------- | ----- |
| Mutation.beginOnlinePayment              | 401   | 401  | ok/404/404 | 403   | 403       | 403    | 403     | 403   |
| Mutation.confirmOnlinePayment            | 401   | 401  | ok/404/404 | 403   | 403       | 403    | 403     | 403   |
| Mutation.payment                         | 401   | 401  | 409        | 403   | 403       | 403    | 403     | 403   |
| POST /webhooks/${provider}               | 400   | 400  | 400        | 400   | 400       | 400    | 400     | 400   |
| POST /webhooks/${provider} (well signed) | ok    | ok   | ok         | ok    | ok        | ok     | ok      | ok    |
`);

/** A provider of online payments, with its stand-in. */
export interface ProviderUnderTest {
  /** As in the address of its webhook. */
  name: string;
  openShop(): Promise<TestShop>;
  /** The customer pays in the provider's own field. */
  pay(secret: string): void;
  /** The text of a webhook. */
  event(): string;
  sign(text: string): string;
  signatureHeader: string;
}

/** Checks who may call what belongs to the payments of a provider. */
export function describeOnlinePayments(provider: ProviderUnderTest): void {
  /** A payment that its customer has made; returns its number. */
  const newConfirmedPayment = async (world: World, customer: Customer): Promise<string> => {
    const { body } = await begin(customer.client, await newOrder(world, customer), newKey());
    const { clientSecret, payment } = body.data.beginOnlinePayment;
    provider.pay(clientSecret);
    return payment.id;
  };
  /** A webhook as bytes, with the signature of a text. */
  const news = (signedText: (text: string) => string) => {
    const text = provider.event();
    const headers = { [provider.signatureHeader]: provider.sign(signedText(text)) };
    return { body: Buffer.from(text), headers };
  };

  const calls: Record<string, Call> = {
    ...shopping,
    'Mutation.confirmOnlinePayment': {
      names: 'whose',
      args: async (world, { of }) => ({
        paymentId: of ? await newConfirmedPayment(world, of) : NOBODY,
      }),
    },
    [`POST /webhooks/${provider.name}`]: { args: () => news((text) => `${text} `) },
    [`POST /webhooks/${provider.name} (well signed)`]: { args: () => news((text) => text) },
  };

  describeMatrix({
    name: `payments by ${provider.name}`,
    openShop: () => provider.openShop(),
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
    whoMay: whoMayAt(provider.name),
    transport: (operation) =>
      operation.startsWith('POST') ? restTransport(operation) : graphqlTransport(operation),
  });
}
