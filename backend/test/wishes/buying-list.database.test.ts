import { Product } from '../../src/modules/catalogue/products/product.entity';
import { Client } from '../kit/client';
import { readCsv } from '../kit/csv';
import { refusalOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { adjustAt, newLocation, transfer, transferInput } from '../kit/stock-locations';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const BUYING = `query ($pageSize: Int! = 100) {
  buyingList(pageSize: $pageSize) {
    items { product { id } level waitingCount soldPieces suggestedPieces elsewhere { pieces location { id } } }
  }
}`;
const AWAIT = 'mutation ($productId: ID!) { notifyMe(productId: $productId) { awaited { id } } }';

const itemOf = async (id: number) =>
  (await admin.data(BUYING)).buyingList.items.find(
    ({ product }: { product: { id: string } }) => Number(product.id) === id,
  );

describe('buyingList', () => {
  it('suggests what was sold, who waits and the level', async () => {
    const id = await addProduct(admin, { stockQuantity: 20, lowStockLevel: 6 });
    expect(await itemOf(id)).toBeUndefined();
    for (const pieces of [12, 8]) {
      const { client } = await newCustomer(shop);
      await fillCart(client, id, pieces);
      await order(client);
    }
    expect(await itemOf(id)).toEqual({
      ...{ product: { id: String(id) }, level: 6, waitingCount: 0, soldPieces: 20 },
      ...{ suggestedPieces: 26, elsewhere: [] },
    });
    for (let waiting = 1; waiting <= 2; waiting++)
      await (await newCustomer(shop)).client.data(AWAIT, { productId: id });
    expect(await itemOf(id)).toMatchObject({ waitingCount: 2, suggestedPieces: 28 });
  });

  it('suggests less where pieces lie elsewhere, and says where', async () => {
    const [id, godown] = [
      await addProduct(admin, { stockQuantity: 7, lowStockLevel: 6 }),
      await newLocation(admin),
    ];
    await transfer(admin, transferInput({ to: godown }, { [id]: 4 }));
    expect(await itemOf(id)).toMatchObject({
      ...{ suggestedPieces: 0, elsewhere: [{ pieces: 4, location: { id: godown } }] },
    });
    await transfer(admin, transferInput({ from: godown }, { [id]: 2 }));
    await adjustAt(admin, id, godown, { delta: -1 });
    expect(await itemOf(id)).toMatchObject({ suggestedPieces: 0, elsewhere: [{ pieces: 1 }] });
    await adjustAt(admin, id, godown, { delta: -1 });
    expect(await itemOf(id)).toMatchObject({ suggestedPieces: 1, elsewhere: [] });
  });

  it('is a file, too, without formulas', async () => {
    const id = await addProduct(admin, { name: '=1+1, loose', stockQuantity: 2, unit: '500 g' });
    const { sku } = await shop.database.read.findOneByOrFail(Product, { id });
    const { headers, text } = await admin.send('GET', '/exports/buying-list.csv');
    expect(headers['content-disposition']).toBe('attachment; filename="buying-list.csv"');
    const row = readCsv(text).find(({ name }) => name === "'=1+1, loose");
    expect(row).toEqual({
      ...{ sku: sku ?? '', barcode: '', name: "'=1+1, loose", unit: '500 g', stock: '2' },
      ...{ level: '9', sold14days: '0', waiting: '0', buy: '7' },
    });
  });

  it('is for those who keep the catalogue, in pages', async () => {
    const { client } = await newCustomer(shop);
    expect(refusalOf(await client.graphql(BUYING))[1]).toBe('FORBIDDEN');
    const refused = await admin.graphql(BUYING, { pageSize: 101 });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'pageSize']);
  });
});
