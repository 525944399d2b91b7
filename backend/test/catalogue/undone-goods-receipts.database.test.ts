import { addDays, istDate } from '../../src/kernel/ist';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey, order } from '../kit/shopping';
import { newLocation, placesOf, transfer, transferInput } from '../kit/stock-locations';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const RECEIVE = `mutation ($input: ReceiveGoodsInput!) {
  receiveGoods(input: $input) { id undoneAt piecesThere lines { undonePieces } }
}`;
const ONE = `query ($id: ID!) {
  goodsReceipt(id: $id) { undoneAt undoneByEmail piecesThere lines { pieces undonePieces } }
}`;
const UNDO = `mutation ($id: ID!, $pieces: Int!) {
  undoGoodsReceipt(id: $id, expectedPieces: $pieces) { undoneAt lines { undonePieces } }
}`;
const COST = 'query ($id: ID!) { product(id: $id) { costPaise sellingPaise version } }';
const EXPIRING = `{ expiringBatches(days: 7, pageSize: 100) {
  items { product { id } batch piecesLeft location { id } }
} }`;
const MOVEMENTS = `query ($productId: ID!) {
  stockMovements(productId: $productId) { items { kind quantity stockAfter reason } }
}`;

const inDays = (days: number) => addDays(istDate(new Date()), days);
const receive = async (lines: object[], more: object = {}): Promise<string> => {
  const input = { supplier: 'Vashi Traders', billNumber: 'B-77', key: newKey(), lines, ...more };
  return (await admin.data(RECEIVE, { input })).receiveGoods.id;
};
const one = async (id: string) => (await admin.data(ONE, { id })).goodsReceipt;
const undo = (id: string, pieces: number, client = admin) => client.graphql(UNDO, { id, pieces });
const costOf = async (id: number) => (await admin.data(COST, { id })).product.costPaise;
const expiring = async (id: number) =>
  (await admin.data(EXPIRING)).expiringBatches.items
    .filter(({ product }: { product: { id: string } }) => Number(product.id) === id)
    .map(({ batch, piecesLeft }: Record<string, unknown>) => [batch, piecesLeft]);

async function sell(productId: number, pieces: number): Promise<void> {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId, pieces);
  await order(client);
}

describe('undoGoodsReceipt', () => {
  it('takes a bill that was received twice out of stock, batches and costs', async () => {
    const id = await addProduct(admin, { stockQuantity: 4 });
    const lines = [
      { productId: id, pieces: 24, costPaise: 1_900, batch: 'L1', expiresOn: inDays(5) },
      { productId: id, pieces: 6, batch: 'Undated' },
    ];
    await receive(lines);
    const twice = await receive(lines.map((line) => ({ ...line, costPaise: 19_000 })));
    await sell(id, 10);
    expect(await one(twice)).toMatchObject({ undoneAt: null, piecesThere: [24, 6] });
    const events = await recordedBy(shop, async () => {
      const { body } = await undo(twice, 30);
      expect(body.data.undoGoodsReceipt).toMatchObject({
        undoneAt: expect.any(String),
        lines: [{ undonePieces: 24 }, { undonePieces: 6 }],
      });
    });
    expect(events.map(({ action }) => action)).toEqual([
      ...['product.changed', 'product.adjusted', 'product.adjusted'],
    ]);
    expect(await stockOf(shop.database, id)).toBe(4 + 30 - 10);
    expect(await costOf(id)).toBe(1_900);
    expect(await expiring(id)).toEqual([['L1', 24]]);
    expect((await admin.data(MOVEMENTS, { productId: id })).stockMovements.items[0]).toEqual({
      ...{ kind: 'UNDONE', quantity: -6, stockAfter: 24, reason: 'Vashi Traders · B-77' },
    });
    expect(await one(twice)).toMatchObject({
      ...{ undoneByEmail: expect.stringMatching('@'), piecesThere: [0, 0] },
    });
  });

  it('leaves a cost that was changed since, and none where there is no other bill', async () => {
    const [changed, only] = [await addProduct(admin), await addProduct(admin)];
    const line = { pieces: 1, costPaise: 1_900 };
    const bill = await receive([changed, only].map((productId) => ({ productId, ...line })));
    await receive([{ productId: changed, pieces: 1, costPaise: 2_100 }]);
    await undo(bill, 2);
    expect([await costOf(changed), await costOf(only)]).toEqual([2_100, null]);
  });

  it('removes what is left of what was sold, and says so before', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    const line = { productId: id, pieces: 9, expiresOn: inDays(3), batch: 'Wrong' };
    const bill = await receive([line]);
    await sell(id, 4);
    expect((await one(bill)).piecesThere).toEqual([5]);
    expect(refusalOf(await undo(bill, 9))).toEqual([409, 'CONFLICT', 'expectedPieces']);
    expect(await stockOf(shop.database, id)).toBe(5);
    await undo(bill, 5);
    await receive([
      { ...line, pieces: 2, batch: 'Right' },
      { productId: id, pieces: 3 },
    ]);
    expect(await expiring(id)).toEqual([['Right', 2]]);
    await undo(await receive([{ productId: id, pieces: 1, expiresOn: inDays(4) }]), 1);
    expect(await stockOf(shop.database, id)).toBe(5);
  });

  it('needs the bill, and something of it', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    const bill = await receive([{ productId: id, pieces: 2 }]);
    await sell(id, 2);
    expect(refusalOf(await undo(bill, 0))).toEqual([409, 'OUT_OF_STOCK']);
    expect(refusalOf(await undo('999999', 1))).toEqual([404, 'NOT_FOUND', 'id']);
  });

  it('undoes a bill of another place there, and leaves what was moved to the shop', async () => {
    const [id, plain] = [
      await addProduct(admin, { stockQuantity: 0 }),
      await addProduct(admin, { stockQuantity: 3 }),
    ];
    const godown = await newLocation(admin);
    const bill = await receive(
      [
        { productId: id, pieces: 12, batch: 'G1', expiresOn: inDays(4) },
        { productId: plain, pieces: 5 },
      ],
      { locationId: godown },
    );
    await transfer(admin, transferInput({ from: godown }, { [id]: 2 }));
    expect((await one(bill)).piecesThere).toEqual([10, 5]);
    await undo(bill, 15);
    expect(await placesOf(admin, id)).toEqual({ shop: 2 });
    expect(await placesOf(admin, plain)).toEqual({ shop: 3 });
    expect(await expiring(id)).toEqual([['G1', 2]]);
  });

  it('undoes a bill of the shop there, and leaves what was moved to another place', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    const godown = await newLocation(admin);
    const bill = await receive([{ productId: id, pieces: 12, batch: 'S1', expiresOn: inDays(4) }]);
    await transfer(admin, transferInput({ to: godown }, { [id]: 5 }));
    await undo(bill, 7);
    expect(await placesOf(admin, id)).toEqual({ shop: 0, [godown]: 5 });
    await transfer(admin, transferInput({ from: godown }, { [id]: 5 }));
    expect(await expiring(id)).toEqual([['S1', 5]]);
  });

  it('undoes once, also where several do so at once or a response was lost', async () => {
    const id = await addProduct(admin, { stockQuantity: 3 });
    const bill = await receive([{ productId: id, pieces: 12, expiresOn: inDays(9) }]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => undo(bill, 12)));
    expect(new Set(answers.map(({ body }) => body.data.undoGoodsReceipt.undoneAt)).size).toBe(1);
    expect(await stockOf(shop.database, id)).toBe(3);
    expect((await undo(bill, 12)).body.errors).toBeUndefined();
    expect(await stockOf(shop.database, id)).toBe(3);
  });

  it('removes what it said, or nothing, where orders and transfers come meanwhile', async () => {
    const godown = await newLocation(admin);
    for (const orderedPieces of [1, 2, 3]) {
      const id = await addProduct(admin, { stockQuantity: 0 });
      const bill = await receive([{ productId: id, pieces: 12, expiresOn: inDays(9) }]);
      const [{ body }] = await Promise.all([
        undo(bill, 12),
        sell(id, orderedPieces).catch(() => undefined),
        transfer(admin, transferInput({ to: godown }, { [id]: 3 })),
      ]);
      const { undoneAt } = await one(bill);
      expect(undoneAt === null).toBe(body.errors !== undefined);
      const places = await placesOf(admin, id);
      if (undoneAt !== null) expect(places).toEqual({ shop: 0 });
      else expect(places['shop']).toBeLessThan(12);
    }
  });
});
