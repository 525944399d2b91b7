// Delivers the packed orders of the shop.
//
//   SHOP_URL=https://shop.example API_TOKEN=gro_... node docs/examples/courier.mjs state.json
//
// It follows the feed of events, so it misses no order, however many arrive and whichever side restarts meanwhile. This
// courier is fast: it picks up packed orders and hands them over at once. Instead of `pickUp` and `handOver`, your
// program notifies its drivers, and calls `carryOrder` when they report back. state.json stores the position in the
// feed and the active orders. The token needs the scope CARRY_ORDERS, which gives access to the addresses, phone
// numbers and amounts to collect.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ShopError, itemsOf } from './client/shop-client.mjs';
import { shopOfEnvironment } from './settings.mjs';

const PAUSE_MS = 500;

/** The stored state: the position in the feed, and the status in which each active order was last seen. */
export const newState = () => ({ place: null, seen: {} });

/**
 * Processes all new events, and returns whether there are more.
 * @param {{ shop: import('./client/shop-client.mjs').Calls, state: ReturnType<typeof newState>, onOrder: (order: object) => Promise<void> }} run
 * `onOrder` is called once for each status in which the courier handles an order
 */
export async function follow({ shop, state, onOrder }) {
  const take = async (order) => {
    if (state.seen[order.id] === order.status) return;
    await onOrder(order);
    state.seen[order.id] = order.status;
  };
  if (state.place === null) {
    // First the position, then the existing orders: an order that changes in between is in both, and is processed once.
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
    // Delivered, cancelled, or assigned to a rider of the shop: it may return as a new delivery.
    for (const id of ids) if (!carried.has(id)) delete state.seen[id];
    for (const order of ordersToCarry.items) await take(order);
  }
  state.place = events.endCursor;
  return events.hasMore;
}

/** Changes the status of an order; ignores orders that are no longer to be delivered. */
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
  await rename(`${stateFile}.new`, stateFile); // atomic: either the old state or the new one
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
