import { randomUUID } from 'node:crypto';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

const BY_CODE = `query ($skus: [String!]! = [], $barcodes: [String!]! = [], $limit: Int) {
  productsByCode(skus: $skus, barcodes: $barcodes, limit: $limit) { id sku barcode version }
}`;

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const newSku = () => `LOOK-${randomUUID().slice(0, 8)}`;

/** A GTIN of 13 digits with its check digit. */
function newBarcode(): string {
  const digits = Array.from({ length: 12 }, () => Math.floor(Math.random() * 10));
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

const idsOf = async (codes: Record<string, string[]>, limit = 25): Promise<number[]> =>
  (await shop.client().data(BY_CODE, { ...codes, limit })).productsByCode.map(
    ({ id }: { id: string }) => Number(id),
  );

describe('productsByCode', () => {
  it('finds products by the numbers that other programs know', async () => {
    const [sku, otherSku, barcode] = [newSku(), newSku(), newBarcode()];
    const first = await addProduct(admin, { sku });
    const second = await addProduct(admin, { sku: otherSku, barcode });
    const third = await addProduct(admin, { barcode });
    expect(await idsOf({ skus: [sku] })).toEqual([first]);
    expect(await idsOf({ skus: [otherSku, sku] })).toEqual([first, second]);
    expect(await idsOf({ barcodes: [barcode] })).toEqual([second, third]);
    expect(await idsOf({ skus: [sku, otherSku], barcodes: [barcode] })).toEqual([
      first,
      second,
      third,
    ]);
  });

  it('leaves out what nothing has', async () => {
    const sku = newSku();
    const id = await addProduct(admin, { sku });
    expect(await idsOf({ skus: [newSku(), sku], barcodes: [newBarcode(), 'x'] })).toEqual([id]);
    expect(await idsOf({})).toEqual([]);
  });

  it('answers as many as are asked for', async () => {
    const barcode = newBarcode();
    const ids: number[] = [];
    for (let packs = 0; packs < 3; packs++) ids.push(await addProduct(admin, { barcode }));
    const [first, second] = ids;
    expect(await idsOf({ barcodes: [barcode] }, 2)).toEqual([first, second]);
    for (const limit of [0, 101]) {
      const refused = await shop.client().graphql(BY_CODE, { barcodes: [barcode], limit });
      expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'limit']);
    }
  });

  it.each(['skus', 'barcodes'])('takes at most 100 %s', async (field) => {
    const codes = Array.from({ length: 101 }, newSku);
    const refused = await shop.client().graphql(BY_CODE, { [field]: codes });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', field]);
    expect(await idsOf({ [field]: codes.slice(1) })).toEqual([]);
  });
});
