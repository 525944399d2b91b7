import { deepEqual, ok } from 'node:assert/strict';
import { addToCart } from '../../backend/test/kit/shared';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import { inParallel } from '../environment/parallel';
import { addProduct, newKey, orderOf, placeOrder, removeLine } from '../environment/operations';
import { bookedIn, newSlot, setWindow } from '../environment/delivery-windows';
import { outcomeOf, raceScenarios } from '../environment/race';

const PIECES = 10_000;
/** The initial capacity of the window, and the lower one set during the orders. */
const [BEFORE, AFTER] = [60, 20];

/** Customers order for one window while its capacity is lowered and it is closed. */
export const changedWindows: Scenario[] = raceScenarios({
  name: 'changed-windows',
  title: '200 customers, a window that takes fewer and is closed: never too many orders',
  customers: 200,
  run: async (customers, admin) => {
    const productId = await addProduct(admin, PIECES);
    const slot = await newSlot(admin, BEFORE);
    const lines = await inParallel(customers, 32, (customer) => addToCart(customer, productId));
    const placing = customers.map((customer) =>
      placeOrder(customer, newKey(), { deliverySlotId: slot.id }),
    );
    const placed = () => bookedIn(admin, slot);
    await Promise.race(placing);
    await setWindow(admin, slot, AFTER);
    const whenLowered = await placed();
    await setWindow(admin, slot, AFTER, false);
    const whenClosed = await placed();
    const outcome = outcomeOf(await Promise.all(placing));
    await inParallel(await unserved(placing, customers), 32, ([customer, at]) =>
      removeLine(customer, lines[at] ?? ''),
    );
    ok(whenLowered <= BEFORE, `${whenLowered} orders in a window for ${BEFORE}`);
    ok(
      whenClosed <= Math.max(AFTER, whenLowered),
      `${whenClosed} orders after ${whenLowered} in a window for ${AFTER}`,
    );
    const orders = await placed();
    deepEqual([orders, outcome['placed'] ?? 0], [whenClosed, whenClosed]);
    deepEqual(Object.keys(outcome).sort(), ['SLOT_UNAVAILABLE', 'placed']);
  },
});

/** The customers whose orders were refused, with their positions in the list. */
async function unserved(
  placing: ReturnType<typeof placeOrder>[],
  customers: readonly Caller[],
): Promise<[Caller, number][]> {
  const answers = await Promise.all(placing);
  return customers
    .map((customer, at): [Caller, number] => [customer, at])
    .filter(([, at]) => !orderOf(answers[at] as Awaited<(typeof placing)[number]>));
}
