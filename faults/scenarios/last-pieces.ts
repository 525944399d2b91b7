import { deepEqual } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import { raceFor, raceScenarios } from '../stage/race';
import { addProduct, expectStock } from '../stage/shopping';

const PIECES = 50;

/** Many want what is there for few. */
export const lastPieces: Scenario[] = raceScenarios({
  name: 'last-pieces',
  title: '500 buyers, 50 pieces: 50 sold',
  buyers: 500,
  run: async (buyers, admin) => {
    const productId = await addProduct(admin, PIECES);
    const outcome = await raceFor(buyers, productId);
    deepEqual(outcome, { placed: PIECES, OUT_OF_STOCK: buyers.length - PIECES });
    await expectStock(admin, productId, 0);
  },
});
