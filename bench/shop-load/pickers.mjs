// Staff who pick and pack the orders of the load.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller, logInAdmin } from '../kit.mjs';
import { benchAdmin } from './bench-shop.mjs';

const PICKERS = 4;
const LOOKS_AGAIN_AFTER_MS = 10;
const START =
  'mutation ($id: ID!) { startPicking(orderId: $id) { order { lines { id version quantity } } } }';
const PICK =
  'mutation ($input: PickOrderLineInput!) { pickOrderLine(input: $input) { order { id } } }';
const FINISH = 'mutation ($id: ID!) { finishPicking(orderId: $id) { order { status } } }';

/**
 * Starts pickers, who pick one order after the other, line by line, and pack it.
 * @param {string} url of the shop
 * @param {string[]} orderIds of paid orders; pickers remove them from the front, and more may be added meanwhile
 * @returns a function that ends picking; it throws if an order could not be packed, or none was
 */
export async function startPickers(url, orderIds) {
  const staff = new Caller(url);
  await logInAdmin(staff, benchAdmin);
  let isOver = false;
  let packed = 0;
  const picker = async () => {
    while (!isOver) {
      const id = orderIds.shift();
      if (id === undefined) {
        await sleep(LOOKS_AGAIN_AFTER_MS);
        continue;
      }
      await pickAndPack(staff, id);
      packed++;
    }
  };
  const picking = Promise.all(Array.from({ length: PICKERS }, picker));
  // Errors are thrown at the end, when the caller awaits it.
  picking.catch(() => undefined);
  return async () => {
    isOver = true;
    await picking;
    if (packed === 0) throw new Error('Nothing was packed beside the checkouts');
  };
}

/**
 * @param {Caller} staff
 * @param {string} id
 */
async function pickAndPack(staff, id) {
  const { order } = await staff.call(START, { id });
  for (const { id: orderLineId, version: expectedVersion, quantity: pickedQuantity } of order.lines)
    await staff.call(PICK, {
      input: { orderLineId, expectedVersion, pickedQuantity, idempotencyKey: randomUUID() },
    });
  const finished = await staff.call(FINISH, { id });
  if (finished.order.status !== 'PACKED')
    throw new Error(`Order ${id} is ${finished.order.status} after packing`);
}
