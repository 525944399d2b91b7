import { randomUUID } from 'node:crypto';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { importFile } from '../kit/import';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, productInput } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop } from '../kit/test-shop';

const SIZES = `query ($id: ID!) {
  product(id: $id) { packGroup packSizes { id unit pricePaise stockQuantity unitPrice { paise per } } }
}`;
const MEMBERS = 'query ($productId: ID!) { packMembers(productId: $productId) { id packGroup } }';
const PROPOSALS = `query ($page: Int!, $pageSize: Int!) {
  packProposals(page: $page, pageSize: $pageSize) {
    totalCount items { name brand products { id packGroup } }
  }
}`;
const JOIN = `mutation ($rows: [PackJoinRow!]!) {
  joinPacks(rows: $rows) { row packGroup joinedIds code field message }
}`;
const LEAVE = `mutation ($rows: [PackLeaveRow!]!) {
  leavePacks(rows: $rows) { row productId version code field }
}`;

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

/** A unique name, also used as brand. */
const newName = () => `Q${randomUUID().slice(0, 8)} Tea`;

/** Products with one name in these units; returns their numbers. */
async function newSizes(units: readonly string[], more: object = {}): Promise<number[]> {
  const name = newName();
  const ids: number[] = [];
  for (const unit of units) ids.push(await addProduct(admin, { name, unit, ...more }));
  return ids;
}

const join = async (...groups: readonly (readonly number[])[]) => {
  const rows = groups.map((productIds) => ({ productIds }));
  return (await admin.data(JOIN, { rows })).joinPacks;
};

/** The numbers of the sizes that a caller sees of a product. */
async function sizesOf(id: number, client = shop.client()): Promise<number[]> {
  const { packSizes } = (await client.data(SIZES, { id })).product;
  return (packSizes as { id: string }[]).map((size) => Number(size.id));
}

async function groupOf(id: number): Promise<string> {
  return (await admin.data(SIZES, { id })).product.packGroup;
}

describe('products that are joined', () => {
  it('are shown with each other, the smallest first, with what each costs by the measure', async () => {
    const [large, small] = await newSizes(['1 kg', '250 g'], { mrpPaise: 10_000 });
    const [joined] = await join([large as number, small as number]);
    expect(joined).toMatchObject({ code: null, joinedIds: [String(large), String(small)] });
    const { packSizes } = (await shop.client().data(SIZES, { id: large })).product;
    expect(packSizes).toEqual([
      {
        ...{ id: String(small), unit: '250 g', pricePaise: 10_000, stockQuantity: 40 },
        unitPrice: { paise: 4_000, per: '100 g' },
      },
      { id: String(large), unit: '1 kg', pricePaise: 10_000, stockQuantity: 40, unitPrice: null },
    ]);
  });

  it('are as they were for clients that know no sizes', async () => {
    const [one, two] = (await newSizes(['1 kg', '2 kg'])) as [number, number];
    const ask = async () => {
      const { body } = await shop.client().send('GET', `/api/products/${one}`);
      return body;
    };
    const before = await ask();
    await join([one, two]);
    expect(await ask()).toEqual(before);
  });

  it('show a change of price and stock at once, also where the answer was kept', async () => {
    const [one, two] = (await newSizes(['1 kg', '2 kg'])) as [number, number];
    await join([one, two]);
    const client = shop.client();
    const priceOfOther = async () => (await client.data(SIZES, { id: one })).product.packSizes[1];
    expect(await priceOfOther()).toMatchObject({ pricePaise: 2_800 });
    await editProduct(admin, two, { mrpPaise: 4_900 });
    expect(await priceOfOther()).toMatchObject({ pricePaise: 4_900 });
    await editProduct(admin, two, { isHidden: true });
    expect(await sizesOf(one, client)).toEqual([]);
    await editProduct(admin, two, { isHidden: false });
    expect(await sizesOf(one, client)).toEqual([one, two]);
  });

  it('are known to other servers', async () => {
    const [one, two] = (await newSizes(['1 kg', '2 kg'])) as [number, number];
    const other = await openSecondServer(shop);
    expect(await sizesOf(one, other.client())).toEqual([]);
    await join([one, two]);
    await other.services.catalogueSync.poll();
    expect(await sizesOf(one, other.client())).toEqual([one, two]);
    await other.close();
  });

  it('lose those that are hidden or deleted for customers; the staff sees the hidden ones', async () => {
    const [one, two, three] = (await newSizes(['1 kg', '2 kg', '3 kg'])) as [
      number,
      number,
      number,
    ];
    await join([one, two, three]);
    await editProduct(admin, two, { isHidden: true });
    expect(await sizesOf(one)).toEqual([one, three]);
    const { packMembers } = await admin.data(MEMBERS, { productId: one });
    expect(packMembers.map(({ id }: { id: string }) => Number(id))).toEqual([one, two, three]);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: three });
    expect(await sizesOf(one)).toEqual([]);
  });

  it('have an event each, and the next version', async () => {
    const [one, two] = (await newSizes(['1 kg', '2 kg'])) as [number, number];
    const events = await recordedBy(shop, () => join([one, two]));
    const packGroup = await groupOf(one);
    expect(events).toHaveLength(2);
    for (const event of events)
      expect(event).toMatchObject({
        action: 'product.changed',
        before: { packGroup: null },
        after: { packGroup },
      });
    const product = await shop.database.read.findOneByOrFail(Product, { id: one });
    expect(product.version).toBe(2);
    const late = await admin.graphql(
      'mutation ($id: ID!) { updateProduct(id: $id, input: { unit: "9 kg" }, expectedVersion: 1) { id } }',
      { id: one },
    );
    expect(refusalOf(late)).toEqual([409, 'CONFLICT', 'expectedVersion']);
  });

  it('are joined again without a change', async () => {
    const pair = await newSizes(['1 kg', '2 kg']);
    const [first] = await join(pair);
    const events = await recordedBy(shop, async () => {
      expect((await join(pair))[0]).toMatchObject({ packGroup: first.packGroup, joinedIds: [] });
    });
    expect(events).toEqual([]);
  });
});

describe('a group', () => {
  it('takes further products in, and gives them up again', async () => {
    const [one, two, three] = (await newSizes(['1 kg', '2 kg', '3 kg'])) as [
      number,
      number,
      number,
    ];
    await join([one, two]);
    const [{ packGroup, joinedIds }] = await join([two, three]);
    expect(joinedIds).toEqual([String(three)]);
    expect(await sizesOf(three)).toEqual([one, two, three]);
    const leave = (name: string) =>
      admin.data(LEAVE, { rows: [{ productId: three, packGroup: name }] });
    await leave('another one');
    expect(await sizesOf(three)).toEqual([one, two, three]);
    const { leavePacks } = await leave(packGroup);
    expect(leavePacks).toEqual([
      { row: 0, productId: String(three), version: 3, code: null, field: null },
    ]);
    expect([await sizesOf(one), await sizesOf(three)]).toEqual([[one, two], []]);
    // When it joins another product, it does not return to its former group.
    const [other] = (await newSizes(['9 kg'])) as [number];
    await join([three, other]);
    expect(await sizesOf(three)).toEqual([three, other]);
  });

  it('of one is none: what is left of it joins others', async () => {
    const [one, two, three] = (await newSizes(['1 kg', '2 kg', '3 kg'])) as [
      number,
      number,
      number,
    ];
    const [{ packGroup }] = await join([one, two]);
    await admin.data(LEAVE, { rows: [{ productId: two, packGroup }] });
    expect(await sizesOf(one)).toEqual([]);
    expect((await join([three, one]))[0]).toMatchObject({ code: null });
    expect(await sizesOf(one)).toEqual([one, three]);
  });

  it('is not joined with another, and keeps no other row of the call back', async () => {
    const [one, two, three, four, five, six] = await newSizes(
      ['1 kg', '2 kg', '3 kg', '4 kg', '5 kg', '6 kg'].map(String),
    );
    await join([one as number, two as number], [three as number, four as number]);
    const outcomes = await join(
      [one as number, three as number],
      [five as number, 2_147_483_647],
      [six as number],
      [five as number, six as number],
    );
    expect(outcomes).toMatchObject([
      { code: 'VALIDATION', field: 'productIds', joinedIds: [], packGroup: null },
      { code: 'NOT_FOUND', field: 'productIds' },
      { code: 'VALIDATION', field: 'productIds' },
      { code: null, joinedIds: [String(five), String(six)] },
    ]);
    expect(await sizesOf(one as number)).toEqual([one, two]);
  });

  it('has at most 12 products', async () => {
    const units = Array.from({ length: 13 }, (_, index) => `${index + 1} kg`);
    const ids = await newSizes(units);
    expect((await join(ids))[0]).toMatchObject({ code: 'VALIDATION', field: 'productIds' });
    expect((await join(ids.slice(0, 12)))[0]).toMatchObject({ code: null });
    expect((await join(ids.slice(11)))[0]).toMatchObject({ code: 'VALIDATION' });
    const packGroup = await groupOf(ids[0] as number);
    const changed = await admin.graphql(
      'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }',
      { id: ids[12], input: { packGroup } },
    );
    expect(refusalOf(changed)).toEqual([400, 'VALIDATION', 'packGroup']);
    const added = await admin.graphql(
      'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }',
      { input: productInput({ packGroup }) },
    );
    expect(refusalOf(added)).toEqual([400, 'VALIDATION', 'packGroup']);
    expect(await sizesOf(ids[0] as number)).toEqual(ids.slice(0, 12));
  });

  it('is joined once by many at once', async () => {
    const ids = await newSizes(['1 kg', '2 kg', '3 kg', '4 kg', '5 kg']);
    const [first, ...others] = ids as [number, ...number[]];
    const outcomes = await Promise.all(others.map((id) => join([first, id])));
    expect(outcomes.flat().map(({ code }) => code)).toEqual([null, null, null, null]);
    expect(await sizesOf(first)).toEqual(ids);
  });

  it('is joined and left by those who keep the catalogue, in calls of a bounded size', async () => {
    const [id] = (await newSizes(['1 kg'])) as [number];
    const { client } = await newCustomer(shop);
    for (const [query, variables] of [
      [JOIN, { rows: [{ productIds: [id, id] }] }],
      [LEAVE, { rows: [{ productId: id, packGroup: 'x' }] }],
      [MEMBERS, { productId: id }],
      [PROPOSALS, { page: 1, pageSize: 1 }],
    ] as const)
      expect(refusalOf(await client.graphql(query, variables))).toEqual([403, 'FORBIDDEN']);
    const rows = Array.from({ length: 101 }, () => ({ productIds: [id] }));
    expect(refusalOf(await admin.graphql(JOIN, { rows }))).toEqual([400, 'VALIDATION', 'rows']);
    expect(refusalOf(await admin.graphql(JOIN, { rows: [] }))).toEqual([400, 'VALIDATION', 'rows']);
    const missing = await admin.graphql(MEMBERS, { productId: 2_147_483_647 });
    expect(refusalOf(missing)).toEqual([404, 'NOT_FOUND', 'productId']);
  });
});

describe('proposals', () => {
  /** The proposals for products of a brand, from all pages. */
  async function proposedFor(brand: string) {
    const { packProposals } = await admin.data(PROPOSALS, { page: 1, pageSize: 100 });
    return (packProposals.items as { name: string; brand: string; products: object[] }[]).filter(
      (each) => each.brand === brand,
    );
  }

  it('name what has the same brand and the same name without the size, until it is joined', async () => {
    const brand = `A${randomUUID().slice(0, 8)}`;
    const add = (changes: object) => addProduct(admin, { brand, ...changes });
    const small = await add({ name: 'Ghee 200 ml', unit: '200 ml' });
    const large = await add({ name: 'Ghee (1 l)', unit: '1 l', isHidden: true });
    await add({ name: 'Ghee lamp', unit: '1 pc' });
    const [proposal, ...others] = await proposedFor(brand);
    expect(others).toEqual([]);
    const products = [small, large].map((id) => ({ id: String(id), packGroup: null }));
    expect(proposal).toEqual({ name: 'Ghee', brand, products });
    expect(await sizesOf(small)).toEqual([]);
    await join([small, large]);
    expect(await proposedFor(brand)).toEqual([]);
  });
});

describe('the column packGroup', () => {
  it('joins the rows of a file that have the same text, and an export comes back without a change', async () => {
    const [one, two, three] = ['S', 'M', 'L'].map((size) => `P-${size}-${randomUUID()}`);
    const header = 'sku,name,mrp,unit,packGroup';
    const rows = [
      `${one},Poha,40,500 g,=Poha`,
      `${two},Poha,75,1 kg,=Poha`,
      `${three},Poha red,40,500 g,`,
    ];
    await importFile(shop, [header, ...rows].join('\n'));
    const idOf = async (sku = '') =>
      (await shop.database.read.findOneByOrFail(Product, { sku })).id;
    const id = await idOf(one);
    await shop.services.catalogueSync.poll();
    expect(await sizesOf(id)).toEqual([id, await idOf(two)]);
    const { text } = await admin.send('GET', '/exports/products.csv');
    expect((await importFile(shop, text)).output).toMatch(/ 0 inserted, 0 updated, /);
    const long = await importFile(shop, `${header}\n${one},Poha,40,500 g,${'x'.repeat(51)}\n`);
    expect(long.output).toContain('packGroup is longer than 50 characters');
    await importFile(shop, `${header}\n${one},Poha,40,500 g,\n`);
    await shop.services.catalogueSync.poll();
    expect(await sizesOf(id)).toEqual([]);
  });
});
