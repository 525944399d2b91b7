import { SYSTEM_ACTOR } from '../../src/kernel/domain-event';
import { randomUUID } from 'node:crypto';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { StockMovement } from '../../src/modules/catalogue/products/stock-movement.entity';
import { Transaction } from '../../src/platform/database/database';
import { Client } from '../kit/client';
import { importFile } from '../kit/import';
import { adminClient } from '../kit/people';
import { addProduct, adjustStock, editProduct, setStock, stockOf } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';

/** Kind and pieces of each movement, oldest first; with the order's number if there is one. */
async function movementsOf(productId: number) {
  const movements = await shop.database.read.find(StockMovement, {
    where: { productId },
    order: { id: 'ASC' },
  });
  return movements.map(({ kind, quantity, orderId }) =>
    orderId === null ? [kind, quantity] : [kind, quantity, orderId],
  );
}

/** A product in the form of REST. */
const okra = (changes: object) => ({
  productname: 'Okra',
  description: 'Tender',
  image: '/media/food/1f966.webp',
  mrpPrice: 20,
  ...changes,
});

const write = <Result>(work: (tx: Transaction) => Promise<Result>) => shop.database.write(work);
let lastOrderId = 1_000_000;
const newOrderId = () => ++lastOrderId;

/** Changes the stock as placing an order does. */
async function sell(productId: number, quantity: number, orderId = newOrderId()): Promise<number> {
  const { stock } = shop.services;
  await write((tx) => stock.take(tx, orderId, [{ productId, quantity }], SYSTEM_ACTOR));
  return orderId;
}

const giveBack = (orderId: number) =>
  write((tx) => shop.services.stock.giveBack(tx, orderId, SYSTEM_ACTOR));

describe('the stock ledger', () => {
  it('begins with the stock a product comes with, through GraphQL and REST', async () => {
    const id = await addProduct(admin, { stockQuantity: 7 });
    expect(await movementsOf(id)).toEqual([['opening', 7]]);
    const { body } = await admin.send('POST', '/api/products/add products', okra({ quantity: 3 }));
    expect(await movementsOf(body.productId)).toEqual([['opening', 3]]);
  });

  it('holds nothing of a product without stock, nor of an edit that leaves the stock', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    await editProduct(admin, id, { name: 'Renamed', stockQuantity: 0 });
    expect(await movementsOf(id)).toEqual([]);
  });

  it('takes the difference where an admin types another number', async () => {
    const id = await addProduct(admin, { stockQuantity: 7 });
    await setStock(admin, id, 12);
    await admin.send('PUT', `/api/products/${id}`, okra({ quantity: 2 }));
    expect(await movementsOf(id)).toEqual([
      ['opening', 7],
      ['adjustment', 5],
      ['adjustment', -10],
    ]);
    expect(await stockOf(shop.database, id)).toBe(2);
  });

  it('takes the difference to what is there, not to what was sold before', async () => {
    const id = await addProduct(admin, { stockQuantity: 10 });
    const orderId = await sell(id, 4);
    await admin.send('PUT', `/api/products/${id}`, okra({ quantity: 10 }));
    expect(await movementsOf(id)).toEqual([
      ['opening', 10],
      ['sale', -4, orderId],
      ['adjustment', 4],
    ]);
  });

  it('adds up when edits, sales and returns come at the same moment', async () => {
    const id = await addProduct(admin, { stockQuantity: 50 });
    const orderIds = [await sell(id, 1), await sell(id, 2)];
    await Promise.all([
      ...[60, 70, 80].map((quantity) =>
        admin.send('PUT', `/api/products/${id}`, okra({ quantity })),
      ),
      ...[-1, 2, 3].map((delta) => adjustStock(admin, id, delta)),
      ...Array.from({ length: 10 }, () => sell(id, 1)),
      ...orderIds.map(giveBack),
    ]);
    const movements = await movementsOf(id);
    const sum = movements.reduce((total, [, quantity]) => total + Number(quantity), 0);
    expect(await stockOf(shop.database, id)).toBe(sum);
    expect(movements.filter(([kind]) => kind === 'sale')).toHaveLength(12);
  });

  it('writes off what is left of a deleted product', async () => {
    const id = await addProduct(admin, { stockQuantity: 9 });
    const orderId = await sell(id, 4);
    await admin.data(DELETE, { id });
    expect(await movementsOf(id)).toEqual([
      ['opening', 9],
      ['sale', -4, orderId],
      ['adjustment', -5],
    ]);
  });

  it('adds up when a product is deleted while it is sold', async () => {
    const id = await addProduct(admin, { stockQuantity: 30 });
    const { stock } = shop.services;
    const trySale = () =>
      write((tx) => stock.take(tx, newOrderId(), [{ productId: id, quantity: 1 }], SYSTEM_ACTOR));
    await Promise.all([
      ...Array.from({ length: 10 }, trySale),
      admin.data(DELETE, { id }),
      ...Array.from({ length: 10 }, trySale),
    ]);
    const movements = await movementsOf(id);
    expect(movements.reduce((total, [, quantity]) => total + Number(quantity), 0)).toBe(0);
  });
});

describe('giveBack', () => {
  it('puts back what an order took, once', async () => {
    const id = await addProduct(admin, { stockQuantity: 10 });
    const orderId = await sell(id, 4);
    await giveBack(orderId);
    await giveBack(orderId);
    expect(await stockOf(shop.database, id)).toBe(10);
    expect(await movementsOf(id)).toEqual([
      ['opening', 10],
      ['sale', -4, orderId],
      ['return', 4, orderId],
    ]);
  });

  it('knows the order apart from others', async () => {
    const id = await addProduct(admin, { stockQuantity: 10 });
    const orderId = await sell(id, 4);
    await sell(id, 3);
    await giveBack(orderId);
    await giveBack(newOrderId());
    expect(await stockOf(shop.database, id)).toBe(7);
  });

  it('writes off the pieces of a product that has left the shop', async () => {
    const id = await addProduct(admin, { stockQuantity: 4 });
    const stays = await addProduct(admin, { stockQuantity: 4 });
    const orderId = await sell(id, 4);
    await sell(stays, 1, orderId);
    await admin.data(DELETE, { id });
    await giveBack(orderId);
    expect(await movementsOf(id)).toEqual([
      ['opening', 4],
      ['sale', -4, orderId],
      ['return', 4, orderId],
      ['adjustment', -4],
    ]);
    expect(await stockOf(shop.database, stays)).toBe(4);
  });
});

describe('an import', () => {
  const newSku = () => `L-${randomUUID()}`;

  async function importRows(rows: string[], ...options: string[]): Promise<void> {
    const content = `${['sku,name,mrp,stock', ...rows].join('\n')}\n`;
    expect((await importFile(shop, content, ...options)).exitCode).toBe(0);
  }

  const movementsOfSku = async (sku: string) =>
    movementsOf((await shop.database.read.findOneByOrFail(Product, { sku })).id);

  it('opens the ledger of new products, in every batch', async () => {
    const prefix = newSku();
    await importRows(
      Array.from({ length: 1100 }, (_, number) => `${prefix}-${number},Rice,10,${number}`),
    );
    expect(await movementsOfSku(`${prefix}-0`)).toEqual([]);
    for (const number of [1, 499, 500, 1099])
      expect(await movementsOfSku(`${prefix}-${number}`)).toEqual([['opening', number]]);
  });

  it('writes nothing when it is run again, with or without the stock', async () => {
    const sku = newSku();
    for (const options of [[], [], ['--update-stock'], ['--dry-run']])
      await importRows([`${sku},Rice,10,30`], ...options);
    expect(await movementsOfSku(sku)).toEqual([['opening', 30]]);
  });

  it('writes no movement for what it leaves, and the difference for what it corrects', async () => {
    const sku = newSku();
    await importRows([`${sku},Rice,10,30`]);
    const { id } = await shop.database.read.findOneByOrFail(Product, { sku });
    const orderId = await sell(id, 6);
    await importRows([`${sku},Basmati Rice,11,30`]);
    expect(await movementsOf(id)).toHaveLength(2);
    await importRows([`${sku},Basmati Rice,11,20`, `${newSku()},Dal,9,1`], '--update-stock');
    expect(await movementsOf(id)).toEqual([
      ['opening', 30],
      ['sale', -6, orderId],
      ['adjustment', -4],
    ]);
    expect(await stockOf(shop.database, id)).toBe(20);
  });

  it('that corrects stocks adds up when they are sold at the same moment', async () => {
    const skus = Array.from({ length: 20 }, newSku);
    const rows = (stock: number) => skus.map((sku) => `${sku},Rice,10,${stock}`);
    await importRows(rows(40));
    const products = await Promise.all(
      skus.map((sku) => shop.database.read.findOneByOrFail(Product, { sku })),
    );
    await Promise.all([
      importRows(rows(60), '--update-stock'),
      ...products.map(({ id }) => sell(id, 1)),
      importRows(rows(80), '--update-stock'),
      ...products.map(({ id }) => sell(id, 2)),
    ]);
    for (const { id } of products) {
      const movements = await movementsOf(id);
      const sum = movements.reduce((total, [, quantity]) => total + Number(quantity), 0);
      expect(await stockOf(shop.database, id)).toBe(sum);
    }
  });
});
