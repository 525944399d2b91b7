import { deepEqual } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import { raceFor, raceScenarios } from '../environment/race';
import { addProduct, expectStock } from '../environment/operations';

const PIECES = 1_000;

/** Everybody wants to be brought their order at the same time. */
export const lastPlace: Scenario[] = raceScenarios({
  name: 'last-place',
  title: "200 customers, a slot's last place: 1 order",
  environment: { SLOT_CAPACITY: '1' },
  customers: 200,
  run: async (customers, admin) => {
    const productId = await addProduct(admin, PIECES);
    const deliverySlotId = await untouchedSlot(admin);
    const outcome = await raceFor(customers, productId, { deliverySlotId });
    deepEqual(outcome, { placed: 1, SLOT_UNAVAILABLE: customers.length - 1 });
    await expectStock(admin, productId, PIECES - 1);
  },
});

/** The last slot that nobody has booked yet: it has one place. */
async function untouchedSlot(admin: Caller): Promise<string> {
  const slots: { id: string; capacity: number; remaining: number }[] = await admin.call(
    '{ deliverySlots { id capacity remaining } }',
  );
  const slot = slots.findLast(({ capacity, remaining }) => capacity === 1 && remaining === 1);
  if (!slot) throw new Error('Every slot is booked');
  return slot.id;
}
