import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { linesOf } from '../kit/picking';
import { addProduct, editProduct } from '../kit/products';
import { orderWith } from '../kit/offers';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const SUBSTITUTES = `query ($id: ID!) { substitutesFor(orderLineId: $id) { id } }`;
const PLACES = `query ($id: ID!) {
  adminOrder(id: $id) { order { lines { shelf { shelfLocation barcode sku categoryName } } } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';

let shop: TestShop;
let owner: Client;
/** A unique word for the names of these products. */
const kind = 'Zunka';

beforeAll(async () => {
  shop = await openTestShop();
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

const add = (name: string, mrpPaise: number, more: Record<string, unknown> = {}) =>
  addProduct(owner, { name, mrpPaise, categorySlug: 'snacks', stockQuantity: 9, ...more });

async function lineOf(productId: number, terms: Record<string, unknown> = {}): Promise<string> {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId, 1);
  const { id } = await orderWith(client, { paymentMethod: 'CASH_ON_DELIVERY', ...terms });
  const [line] = await linesOf(owner, id);
  return line?.id ?? '';
}

const substitutesOf = async (lineId: string): Promise<number[]> =>
  (await owner.data(SUBSTITUTES, { id: lineId })).substitutesFor.map(({ id }: { id: string }) =>
    Number(id),
  );

describe('what can be delivered instead of a line', () => {
  it('is like it, of its category and type, there, and no dearer than what was ordered', async () => {
    const wanted = await add(`Roasted ${kind} 100 g`, 5_000);
    const asDear = await add(`Salted ${kind} 100 g`, 5_000);
    const cheaper = await add(`Plain ${kind} 100 g`, 4_000);
    const another = await add(`Mint ${kind} 100 g`, 3_000);
    const dearer = await add(`Royal ${kind} 100 g`, 5_001);
    const gone = await add(`Chilli ${kind} 100 g`, 4_500, { stockQuantity: 0 });
    const elsewhere = await add(`Drink ${kind} 100 g`, 4_500, { categorySlug: 'beverages' });
    const otherThing = await add(`${kind} Papad 100 g`, 4_500);
    const line = await lineOf(wanted);
    // The price of the line counts, not the product's current price.
    await editProduct(owner, wanted, { mrpPaise: 9_900 });
    const found = await substitutesOf(line);
    expect([...found].sort()).toEqual([asDear, cheaper, another].sort());
    for (const other of [wanted, dearer, gone, elsewhere, otherThing])
      expect(found).not.toContain(other);
  });

  it('is nothing where the customer wants none, or the product has left the shop', async () => {
    const wanted = await add(`Baked ${kind} 100 g`, 5_000);
    expect(await substitutesOf(await lineOf(wanted, { substitution: 'NO_SUBSTITUTE' }))).toEqual(
      [],
    );
    const line = await lineOf(wanted);
    expect(await substitutesOf(line)).toHaveLength(3);
    await owner.data(DELETE, { id: wanted });
    expect(await substitutesOf(line)).toEqual([]);
  });

  it('is not told of a line that there is not', async () => {
    const answer = await owner.graphql(SUBSTITUTES, { id: '99999999' });
    expect(failureOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('where a product stands, and its barcode', () => {
  it('are kept, told with the line, and checked', async () => {
    const id = await add('Poha 500 g', 4_000, {
      shelfLocation: ' A03-2 ',
      barcode: '8901030865275',
      sku: 'POHA-500',
    });
    const line = await lineOf(id);
    expect(line).not.toBe('');
    const orders = await owner.data('{ adminOrders(pageSize: 1) { items { order { id } } } }');
    const [{ order }] = orders.adminOrders.items;
    const { adminOrder } = await owner.data(PLACES, { id: order.id });
    expect(adminOrder.order.lines).toEqual([
      {
        shelf: {
          shelfLocation: 'A03-2',
          barcode: '8901030865275',
          sku: 'POHA-500',
          categoryName: 'Snacks',
        },
      },
    ]);
    await expect(editProduct(owner, id, { barcode: '8901030865276' })).rejects.toThrow(
      'The barcode should have 8, 12, 13 or 14 digits',
    );
    await editProduct(owner, id, { barcode: '', shelfLocation: null });
    const again = await owner.data(PLACES, { id: order.id });
    expect(again.adminOrder.order.lines).toMatchObject([
      { shelf: { shelfLocation: null, barcode: null } },
    ]);
  });
});
