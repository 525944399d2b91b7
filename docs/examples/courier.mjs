// Brings the packed orders of the shop to their doors.
//
//   SHOP_URL=https://shop.example API_TOKEN=gro_... node docs/examples/courier.mjs state.json
//
// It follows the feed of events, so it misses no order, however many come and whoever is restarted meanwhile. This courier
// is quick: it takes along what is packed and hands it over at once. In place of `pickUp` and `handOver` a program of yours
// tells its drivers, and calls `carryOrder` when they say so. state.json keeps the place in the feed and what is under way.
// The token needs the scope CARRY_ORDERS, which tells where orders go, whom to call there, and what to collect.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ShopError, itemsOf } from './client/shop-client.mjs';
import { shopOfEnvironment } from './settings.mjs';

const PAUSE_MS = 500;

/** What is kept: the place in the feed, and the status in which each order that is under way was seen last. */
export const newState = () => ({ place: null, seen: {} });

/**
 * Takes everything up that has happened since, and answers whether there is more.
 * @param {{ shop: import('./client/shop-client.mjs').Calls, state: ReturnType<typeof newState>, onOrder: (order: object) => Promise<void> }} run
 * `onOrder` is called once for each status in which an order is the courier's
 */
export async function follow({ shop, state, onOrder }) {
  const take = async (order) => {
    if (state.seen[order.id] === order.status) return;
    await onOrder(order);
    state.seen[order.id] = order.status;
  };
  if (state.place === null) {
    // First the place, then what is there: what comes in between is in both, and is seen once.
    const { events } = await shop.events();
    for await (const order of itemsOf(shop.ordersToCarry)) await take(order);
    state.place = events.endCursor;
    return true;
  }
  const { events } = await shop.events({ after: state.place, subjects: ['ORDER'] });
  const ids = [...new Set(events.items.map(({ subjectId }) => subjectId))];
  if (ids.length > 0) {
    const { ordersToCarry } = await shop.ordersToCarry({ ids });
    const carried = new Set(ordersToCarry.items.map(({ id }) => id));
    // Delivered, called off, or given to a rider of the shop: it may come back as a new delivery.
    for (const id of ids) if (!carried.has(id)) delete state.seen[id];
    for (const order of ordersToCarry.items) await take(order);
  }
  state.place = events.endCursor;
  return events.hasMore;
}

/** Carries an order on; what is no longer to be carried is left alone. */
async function carry(shop, input) {
  try {
    await shop.carryOrder({ input });
  } catch (error) {
    if (!(error instanceof ShopError) || !['NOT_FOUND', 'ORDER_MOVE_REFUSED'].includes(error.code))
      throw error;
  }
}

const pickUp = (shop, { id }) =>
  carry(shop, {
    orderId: id,
    to: 'OUT_FOR_DELIVERY',
    note: `Track it: https://courier.example/${id}`,
  });

const handOver = (shop, { id, toCollectPaise }) =>
  carry(shop, { orderId: id, to: 'DELIVERED', cashPaise: toCollectPaise });

async function keep(stateFile, state) {
  await writeFile(`${stateFile}.new`, JSON.stringify(state));
  await rename(`${stateFile}.new`, stateFile); // the old state or the new one, and no half
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [stateFile] = process.argv.slice(2);
  if (!stateFile) {
    console.error('node courier.mjs state.json');
    process.exit(2);
  }
  let isEnding = false;
  process.once('SIGTERM', () => (isEnding = true));
  const shop = shopOfEnvironment({ tries: Infinity });
  const state = JSON.parse(
    await readFile(stateFile, 'utf8').catch(() => JSON.stringify(newState())),
  );
  const onOrder = async (order) => {
    console.log(`${order.status} ${order.id}`);
    await (order.status === 'PACKED' ? pickUp : handOver)(shop, order);
  };
  while (!isEnding) {
    const isMore = await follow({ shop, state, onOrder });
    await keep(stateFile, state);
    if (!isMore) await sleep(PAUSE_MS);
  }
}
