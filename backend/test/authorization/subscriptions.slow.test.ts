import 'reflect-metadata';
import { EventStream } from '../kit/stream';
import { Call, NOBODY } from './call';
import { describeMatrix } from './describe-matrix';
import { documentOf } from './document';
import { operationsOf, schema } from './graphql-transport';
import { tableOf } from './grid';
import { openTestShop, TestShop } from '../kit/test-shop';
import { newOrder } from './world';

/** The permissions for subscriptions, in the format of who-may.queries.ts. */
const whoMayFollow = tableOf(`
| Operation               | guest  | cart   | customer   | owner  | catalogue | orders | support | token  |
| ----------------------- | ------ | ------ | ---------- | ------ | --------- | ------ | ------- | ------ |
| Subscription.orderBoardChanged | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Subscription.orderMoves | 401    | 401    | ok/404/404 | ok/404 | 403       | ok/404 | ok/404  | ok/404 |
`);

const calls: Record<string, Call> = {
  'Subscription.orderBoardChanged': { tellsOfOthers: true, args: () => ({ day: '2026-11-20' }) },
  'Subscription.orderMoves': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({ id: of ? await newOrder(world, of) : NOBODY }),
  },
};

let shop: TestShop;

describeMatrix({
  name: 'subscriptions',
  operationsOf: () => operationsOf('Subscription'),
  calls,
  whoMay: whoMayFollow,
  transport:
    (operation) =>
    async ({ client }, args) => {
      const stream = await EventStream.open(
        shop,
        client,
        documentOf(schema, operation, args),
        args,
      );
      return stream.answer();
    },
  openShop: async () => (shop = await openTestShop()),
});
