import { deepEqual } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import { raceFor, raceScenarios } from '../environment/race';
import { addProduct, expectStock } from '../environment/operations';

const PIECES = 50;

/** Many customers order a product with little stock. */
export const lastPieces: Scenario[] = raceScenarios({
  name: 'last-pieces',
  title: '500 customers, 50 pieces: 50 sold',
  customers: 500,
  run: async (customers, admin) => {
    const productId = await addProduct(admin, PIECES);
    const outcome = await raceFor(customers, productId);
    deepEqual(outcome, { placed: PIECES, OUT_OF_STOCK: customers.length - PIECES });
    await expectStock(admin, productId, 0);
  },
});
