import { deepEqual } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CourierExample, startCourierExample } from '../../backend/test/kit/shared';
import { root } from '../../scripts/lib/paths.mjs';
import type { Caller } from '../environment/caller';
import { moveOrder } from '../environment/fulfilment';
import { insist, until } from '../environment/patience';
import { addProduct, newKey } from '../environment/operations';
import type { Scenario } from '../scenario';

const CUSTOMERS = 20;
const ORDERS = { full: 1_000, short: 200 };
const ORDERS_PER_SECOND = 20;
/** The server is killed after these fractions of the orders. */
const KILLED_AT = [1 / 3, 2 / 3];

const TOKEN = `mutation {
  createApiToken(input: { name: "Courier", scopes: [CARRY_ORDERS] }) { token apiToken { id } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) }';
const FILL = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }';
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const STATUS = 'query ($id: ID!) { adminOrder(id: $id) { order { status } } }';

/** The courier example during new orders and a crash of the server. */
export const courierKilled: Scenario = {
  name: 'courier-killed',
  title: 'kill -9 twice while 20 orders a second are packed: the example of a courier misses none',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 1, short: 1 },
  prepare: async (environment, isShort) => {
    await environment.serve();
    const count = isShort ? ORDERS.short : ORDERS.full;
    const customers = await environment.loggedInCustomers(CUSTOMERS);
    const keeper = await environment.admin();
    const productId = await addProduct(keeper, 100_000);
    return async () => {
      const { token, apiToken } = await keeper.call(TOKEN);
      const courier = await startCourier(environment.url, token);
      try {
        let placed = 0;
        const orders = packInPace(keeper, customers, productId, count, () => (placed += 1));
        for (const part of KILLED_AT) {
          await until(() => placed >= part * count);
          await environment.shop.kill();
          await environment.serve();
        }
        const ids = await orders;
        for (const id of ids) await until(() => isDelivered(keeper, id));
        await courier.end();
        const expected = ids.flatMap((id) => [`PACKED ${id}`, `OUT_FOR_DELIVERY ${id}`]);
        deepEqual(toldOf(courier, ids).sort(), expected.sort(), 'what the courier was told');
      } finally {
        await courier.end();
        await keeper.call(REVOKE, { id: apiToken.id });
      }
    };
  },
};

/** Places orders at a steady rate, alternating between customers, and packs each immediately. */
function packInPace(
  keeper: Caller,
  customers: Caller[],
  productId: string,
  count: number,
  onPacked: () => void,
): Promise<string[]> {
  const begunAtMs = performance.now();
  const pack = async (customer: Caller, index: number): Promise<string> => {
    const dueAtMs = begunAtMs + (index * 1_000) / ORDERS_PER_SECOND;
    await sleep(Math.max(0, dueAtMs - performance.now()));
    await insist(customer, FILL, { input: { productId, quantity: 1 } });
    const input = { idempotencyKey: newKey(), paymentMethod: 'CASH_ON_DELIVERY' };
    const { id } = (await insist(customer, PLACE, { input })).placeOrder;
    await moveOrder(keeper, id, 'PACKED');
    onPacked();
    return id;
  };
  const lanes = customers.map(async (customer, lane) => {
    const ids: string[] = [];
    for (let index = lane; index < count; index += customers.length)
      ids.push(await pack(customer, index));
    return ids;
  });
  return Promise.all(lanes).then((ids) => ids.flat());
}

async function isDelivered(keeper: Caller, id: string): Promise<boolean> {
  return (await insist(keeper, STATUS, { id })).adminOrder.order.status === 'DELIVERED';
}

/** The courier's output about these orders only, since it also covers orders left packed by other scenarios. */
function toldOf(courier: CourierExample, ids: readonly string[]): string[] {
  const own = new Set(ids);
  return courier.lines().filter((line) => own.has(line.split(' ').at(-1) ?? ''));
}

/** Starts the courier example with a temporary folder, deleted when it ends. */
async function startCourier(url: string, token: string): Promise<CourierExample> {
  const folder = await mkdtemp(join(tmpdir(), 'grocessay-courier-'));
  const { lines, end } = startCourierExample(root, join(folder, 'state.json'), { url, token });
  return {
    lines,
    end: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
