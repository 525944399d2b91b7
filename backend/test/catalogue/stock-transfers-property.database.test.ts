import fc from 'fast-check';
import { addDays, istDate } from '../../src/kernel/ist';
import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, newKey, order } from '../kit/shopping';
import { adjustAt, newLocation, placesOf, transfer, transferInput } from '../kit/stock-locations';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const RECEIVE = 'mutation ($input: ReceiveGoodsInput!) { receiveGoods(input: $input) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';
const BATCHES = `{ expiringBatches(days: 60, pageSize: 100) {
  items { product { id } expiresOn piecesLeft location { id } }
} }`;

const RUNS = 30;

/** Places by number: 0 is the shop. */
const place = fc.integer({ min: 0, max: 2 });
const pieces = fc.integer({ min: 1, max: 9 });
const step = fc.oneof(
  fc.record({
    what: fc.constant('receive' as const),
    ...{ at: place, pieces },
    /** Days until it expires. */
    day: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ what: fc.constant('sell' as const), pieces }),
  fc.record({ what: fc.constant('transfer' as const), from: place, to: place, pieces }),
  fc.record({ what: fc.constant('waste' as const), at: fc.integer({ min: 1, max: 2 }), pieces }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The pieces at each place one by one, each with the day on which it expires; 0 if that is not known. */
type Model = number[][];

/** Removes pieces where all are there: those that expire first. */
function take(there: number[], count: number): number[] | undefined {
  if (count > there.length) return undefined;
  return there.sort((one, other) => one - other).splice(0, count);
}

/** Carries out a step on the model. */
function follow(model: Model, wanted: Step): void {
  if (wanted.what === 'receive')
    model[wanted.at]?.push(...Array.from({ length: wanted.pieces }, () => wanted.day));
  else if (wanted.what === 'sell') take(model[0] ?? [], wanted.pieces);
  else if (wanted.what === 'waste') take(model[wanted.at] ?? [], wanted.pieces);
  else if (wanted.from !== wanted.to)
    model[wanted.to]?.push(...(take(model[wanted.from] ?? [], wanted.pieces) ?? []));
}

const dayOf = (day: number) => addDays(istDate(new Date()), day);

async function carryOut(productId: number, places: (string | undefined)[], wanted: Step) {
  if (wanted.what === 'receive') {
    const line = { productId, pieces: wanted.pieces, expiresOn: dayOf(wanted.day) };
    const input = { supplier: 'S', billNumber: 'B', key: newKey(), lines: [line] };
    await admin.data(RECEIVE, { input: { ...input, locationId: places[wanted.at] } });
  } else if (wanted.what === 'sell') {
    const { client } = customer;
    const { shop: stock = 0 } = await placesOf(admin, productId);
    if (stock < wanted.pieces) return;
    await fillCart(client, productId, wanted.pieces);
    await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
  } else if (wanted.what === 'waste')
    await adjustAt(admin, productId, places[wanted.at] ?? '', {
      ...{ delta: -wanted.pieces, kind: 'WASTE' },
    });
  else {
    const ends = { from: places[wanted.from], to: places[wanted.to] };
    await transfer(admin, transferInput(ends, { [productId]: wanted.pieces }));
  }
}

/** The dated pieces of a product, by place and day. */
async function datedPieces(productId: number, places: (string | undefined)[]) {
  const { items } = (await admin.data(BATCHES)).expiringBatches;
  const sums: Record<string, number> = {};
  for (const { product, expiresOn, piecesLeft, location } of items) {
    if (Number(product.id) !== productId) continue;
    const key = `${places.indexOf(location?.id ?? undefined)} ${expiresOn}`;
    sums[key] = (sums[key] ?? 0) + piecesLeft;
  }
  return sums;
}

describe('transfers, receipts, sales and waste in any order', () => {
  it('leave at each place what an independent calculation has, with its expiry dates', async () => {
    const places = [undefined, await newLocation(admin), await newLocation(admin)];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const productId = await addProduct(admin, { stockQuantity: 3 });
        const model: Model = [[0, 0, 0], [], []];
        for (const wanted of steps) {
          await carryOut(productId, places, wanted);
          follow(model, wanted);
        }
        const found = await placesOf(admin, productId);
        const counts = places.map((id) => found[id ?? 'shop'] ?? 0);
        expect(counts).toEqual(model.map((there) => there.length));
        const dated = await datedPieces(productId, places);
        const expected: Record<string, number> = {};
        for (const [at, there] of model.entries())
          for (const day of there.filter((each) => each > 0)) {
            const key = `${at} ${dayOf(day)}`;
            expected[key] = (expected[key] ?? 0) + 1;
          }
        expect(dated).toEqual(expected);
        await admin.data(DELETE, { id: productId }); // keeps the list of batches on one page
      }),
      { numRuns: RUNS },
    );
    await expectIntegrity(shop);
  });
});
