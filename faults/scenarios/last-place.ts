import { deepEqual } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import { newSlot } from '../environment/delivery-windows';
import { raceFor, raceScenarios } from '../environment/race';
import { addProduct, expectStock } from '../environment/operations';

const PIECES = 1_000;

/** Many customers order for the same slot. */
export const lastPlace: Scenario[] = raceScenarios({
  name: 'last-place',
  title: "200 customers, a slot's last place: 1 order",
  customers: 200,
  run: async (customers, admin) => {
    const productId = await addProduct(admin, PIECES);
    const slot = await newSlot(admin, 1);
    const outcome = await raceFor(customers, productId, { deliverySlotId: slot.id });
    deepEqual(outcome, { placed: 1, SLOT_UNAVAILABLE: customers.length - 1 });
    await expectStock(admin, productId, PIECES - 1);
  },
});
