import { randomUUID } from 'node:crypto';
import { EventSubject } from '../../src/kernel/domain-event';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { recordedBy } from '../kit/audit';
import { Answer, Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { importFile } from '../kit/import';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { orderWith } from '../kit/offers';
import { reorder } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { linesOf } from '../kit/picking';
import { addProduct, editProduct, productInput, stockOf } from '../kit/products';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { addToCart, fillCart, newKey, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock();
let shop: TestShop;
let other: SecondServer;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  other = await openSecondServer(shop, clock);
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await other.close();
  await shop.close();
});

const PRODUCT = 'query ($id: ID!) { product(id: $id) { id isHidden visibleFrom visibleUntil } }';
const LIST = `query ($search: String, $visibility: ProductVisibility! = VISIBLE, $page: Int! = 1, $pageSize: Int! = 25) {
  products(search: $search, visibility: $visibility, page: $page, pageSize: $pageSize) {
    totalCount items { id } facets { inStockCount }
  }
}`;
const CART = '{ cart { items { id isHidden product { id } } } }';
const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };
const HOUR_MS = 3_600_000;

/** A word that no other product has. */
const word = () => `z${randomUUID().replace(/[^a-f]/g, '')}q${randomUUID().slice(0, 4)}`;
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
const hide = (id: number, isHidden = true) => editProduct(admin, id, { isHidden });
const productOf = (client: Client, id: number) => client.graphql(PRODUCT, { id });
const idsIn = (items: { id: string }[]) => items.map(({ id }) => Number(id));
async function list(client: Client, variables: object) {
  const { products } = await client.data(LIST, { ...variables });
  return { ids: idsIn(products.items), total: products.totalCount, facets: products.facets };
}

describe('a hidden product', () => {
  it('is nowhere for customers, programs and guests, until it is shown again', async () => {
    const name = word();
    const sku = `H-${randomUUID()}`;
    const barcode = '4006381333931';
    const id = await addProduct(admin, { name, sku, barcode, categorySlug: 'snacks' });
    const beside = await addProduct(admin, { name: `${name} two`, categorySlug: 'snacks' });
    const { client } = await newCustomer(shop);
    const guest = shop.client();
    const texts = async (by: Client) => {
      const urls = [
        ...['/api/products', '/product-feed.xml', '/sitemaps/products-1.xml'],
        ...['/api/products/0/100', '/api/products/snacks/0/100'],
      ];
      return Promise.all(urls.map(async (url) => [url, (await by.send('GET', url)).text]));
    };
    const counted = async () => {
      const { categories } = await guest.data('{ categories { slug productCount } }');
      return categories.find(({ slug }: { slug: string }) => slug === 'snacks').productCount;
    };
    const asked = async (by: Client) => {
      const data = await by.data(
        `query ($name: String!, $skus: [String!]!, $barcodes: [String!]!, $beside: ID!) {
          suggestions(search: $name) { id }
          productsByCode(skus: $skus, barcodes: $barcodes) { id }
          matchShoppingList(text: $name) { best { product { id } } alternatives { product { id } } }
          product(id: $beside) { similar { id } }
        }`,
        { name, skus: [sku], barcodes: [barcode], beside },
      );
      return JSON.stringify(data);
    };
    const count = await counted();
    for (const by of [client, guest]) {
      expect((await list(by, { search: name })).ids).toContain(id);
      expect(await asked(by)).toContain(`"${id}"`);
    }
    await hide(id);
    for (const by of [client, guest]) {
      expect(await list(by, { search: name })).toMatchObject({ ids: [beside], total: 1 });
      expect(await asked(by)).not.toContain(`"${id}"`);
      expect(refusalOf(await productOf(by, id))).toEqual([404, 'NOT_FOUND', 'id']);
      expect((await by.send('GET', `/api/products/products/${id}`)).status).toBe(404);
      for (const [url, text] of await texts(by))
        expect([url, new RegExp(`"productId":${id},|/product/${id}<`).test(String(text))]).toEqual([
          ...[url, false],
        ]);
    }
    expect(await counted()).toBe(count - 1);
    expect((await guest.send('GET', `/product/${id}`)).status).toBe(404);
    await hide(id, false);
    expect((await list(guest, { search: name })).ids).toContain(id);
    expect(await counted()).toBe(count);
    expect((await productOf(guest, id)).body.data.product).toMatchObject({ id: String(id) });
  });

  it('is in the lists of those who keep the catalogue, behind the others or by itself', async () => {
    const name = word();
    const ids = [];
    for (const at of [1, 2, 3]) ids.push(await addProduct(admin, { name: `${name} ${at}` }));
    const [first = 0, second, third] = ids;
    await hide(first);
    const any = { search: name, visibility: 'ANY' };
    expect(await list(admin, any)).toMatchObject({ total: 3 });
    const { ids: all } = await list(admin, any);
    expect(new Set(all.slice(0, 2))).toEqual(new Set([second, third]));
    expect(all[2]).toBe(first);
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(...(await list(admin, { ...any, page, pageSize: 1 })).ids);
    expect(pages).toEqual(all);
    expect(await list(admin, { ...any, visibility: 'HIDDEN' })).toMatchObject({
      ...{ ids: [first], total: 1 },
      facets: { inStockCount: 1 },
    });
    expect((await productOf(admin, first)).body.data.product).toMatchObject({ isHidden: true });
    const { client } = await newCustomer(shop);
    for (const visibility of ['ANY', 'HIDDEN'])
      for (const [by, code] of [
        [client, 'FORBIDDEN'],
        [shop.client(), 'UNAUTHENTICATED'],
      ] as const)
        expect(failureOf(await by.graphql(LIST, { search: name, visibility })).code).toBe(code);
  });

  it('tells nobody else when it appears and leaves, whoever asked first', async () => {
    const id = await addProduct(admin, { visibleUntil: inHours(5) });
    const nothing = { id: String(id), isHidden: null, visibleFrom: null, visibleUntil: null };
    for (const [by, expected] of [
      [shop.client(), nothing],
      [admin, { ...nothing, visibleUntil: inHours(5) }],
      [shop.client(), nothing],
    ] as const)
      expect((await productOf(by, id)).body.data.product).toEqual(expected);
  });

  it('is kept by the audit log, in imports and in exports', async () => {
    const sku = `V-${randomUUID()}`;
    const header = 'sku,name,mrp,hidden,visibleFrom,visible_until';
    await importFile(shop, `${header}\n${sku},Faral,120,yes,2026-12-01,2026-12-31\n`);
    const stored = () => shop.database.read.findOneByOrFail(Product, { sku });
    const { id } = await stored();
    expect(await stored()).toMatchObject({
      isHidden: true,
      visibleFrom: new Date('2026-11-30T18:30:00Z'),
      visibleUntil: new Date('2026-12-31T18:30:00Z'),
    });
    const [shown] = await recordedBy(shop, () => hide(id, false));
    expect(shown).toMatchObject({ before: { isHidden: true }, after: { isHidden: false } });
    const { text } = await admin.send('GET', '/exports/products.csv');
    expect(text).toContain('2026-12-31T18:30:00.000Z');
    expect((await importFile(shop, text)).output).toMatch(/ 0 inserted, 0 updated, /);
    // Only the start, which is after the stored end: the end is removed.
    await importFile(shop, `sku,name,mrp,visibleFrom\n${sku},Faral,120,2027-02-01 09:00\n`);
    expect(await stored()).toMatchObject({
      visibleFrom: new Date('2027-02-01T03:30:00Z'),
      visibleUntil: null,
    });
    const { output } = await importFile(
      shop,
      `${header}\n${sku},Faral,120,maybe,soon,2026-12-31\n${sku}2,Faral,120,,2026-12-31,2026-12-01\n`,
    );
    expect(output).toContain('hidden should be yes, no or nothing');
    expect(output).toContain('visibleFrom should be a day such as');
    expect(output).toContain('visibleUntil should be later than visibleFrom');
  });

  it('may not leave before it appears, and keeps the one instant where the other changes', async () => {
    const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }';
    const wrong = { visibleFrom: inHours(2), visibleUntil: inHours(2) };
    expect(refusalOf(await admin.graphql(ADD, { input: productInput(wrong) }))).toEqual([
      ...[400, 'VALIDATION', 'visibleUntil'],
    ]);
    const far = { visibleFrom: '2101-01-01T00:00:00Z' };
    expect(refusalOf(await admin.graphql(ADD, { input: productInput(far) }))).toEqual([
      ...[400, 'VALIDATION', 'visibleFrom'],
    ]);
    const id = await addProduct(admin, { visibleFrom: inHours(-2) });
    const UPDATE = `mutation ($id: ID!, $input: ProductInput!) {
      updateProduct(id: $id, input: $input) { id }
    }`;
    const input = { visibleUntil: inHours(-3) };
    expect(refusalOf(await admin.graphql(UPDATE, { id, input }))).toEqual([
      ...[400, 'VALIDATION', 'visibleUntil'],
    ]);
  });
});

describe('a product that appears and leaves by itself', () => {
  const seenBy = async (server: TestShop | SecondServer, id: number) => {
    server.services.catalogueSync.turn();
    return (await productOf(server.client(), id)).status === 200;
  };

  it('does so at every server without a write, and cached answers follow', async () => {
    const name = word();
    const id = await addProduct(admin, {
      name,
      visibleFrom: inHours(1),
      visibleUntil: inHours(3),
    });
    await other.services.catalogueSync.poll();
    const servers = [shop, other];
    const found = async (server: TestShop | SecondServer) => {
      const { total } = await list(server.client(), { search: name });
      const { headers } = await server.client().send('GET', '/api/products');
      return [total, headers['etag']] as const;
    };
    for (const server of servers) expect(await seenBy(server, id)).toBe(false);
    const before = await Promise.all(servers.map(found));
    const [changed] = await recordedBy(shop, async () => {
      clock.advance({ minutes: 60 });
      for (const server of servers) expect(await seenBy(server, id)).toBe(true);
    });
    expect(changed).toBeUndefined();
    const during = await Promise.all(servers.map(found));
    clock.advance({ minutes: 120 });
    for (const server of servers) expect(await seenBy(server, id)).toBe(false);
    const after = await Promise.all(servers.map(found));
    for (const at of servers.keys()) {
      const seen = [before, during, after].map((answers) => answers[at]);
      expect(seen.map((answer) => answer?.[0])).toEqual([0, 1, 0]);
      expect(new Set(seen.map((answer) => answer?.[1])).size).toBe(3);
    }
  });

  it('does so while the shop runs', async () => {
    const follower = await openSecondServer(shop, clock);
    follower.services.catalogueSync.follow();
    const id = await addProduct(admin, { visibleFrom: inHours(1) });
    await follower.services.catalogueSync.poll();
    expect((await productOf(follower.client(), id)).status).toBe(404);
    clock.advance({ minutes: 60 });
    let status = 404;
    while (status === 404) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      ({ status } = await productOf(follower.client(), id));
    }
    expect(status).toBe(200);
    await follower.close();
  });
});

describe('what is hidden while somebody wants it', () => {
  const refusedLines = (answer: Answer) => {
    const { status, code, fields } = failureOf(answer);
    return [status, code, fields] as const;
  };

  it('cannot come into a cart, by any way', async () => {
    const { client } = await newCustomer(shop);
    const name = word();
    const id = await addProduct(admin, { name });
    await fillCart(client, id);
    const { id: orderId } = await order(client, CASH);
    await hide(id);
    for (const by of [client, shop.client()])
      expect(refusalOf(await addToCart(by, id))).toEqual([404, 'NOT_FOUND', 'productId']);
    const { reorder: again } = (await reorder(client, orderId)).body.data;
    expect(again).toMatchObject({ addedLineCount: 0, left: [{ name, reason: 'no longer sold' }] });
    const LINES = `mutation ($lines: [ShoppingListLineInput!]!) {
      addShoppingList(lines: $lines) { addedLineCount }
    }`;
    const lines = [{ productId: String(id), quantity: 1 }];
    expect(refusalOf(await client.graphql(LINES, { lines }))).toEqual([
      ...[404, 'NOT_FOUND', 'lines.0.productId'],
    ]);
    const wish = 'mutation ($id: ID!) { addWish(productId: $id) { canBeMailed } }';
    expect(refusalOf(await client.graphql(wish, { id }))).toEqual([404, 'NOT_FOUND', 'productId']);
    const { myRegulars } = await client.data('{ myRegulars { product { id } } }');
    expect(myRegulars).toEqual([]);
  });

  it('stays in carts, says so at its line, and cannot be ordered until it is shown again', async () => {
    const { client, customerId, accessToken } = await newCustomer(shop);
    const name = word();
    const id = await addProduct(admin, { name, stockQuantity: 5 });
    const itemId = await fillCart(client, id, 2);
    await hide(id);
    const { cart } = await client.data(CART);
    expect(cart.items).toEqual([
      { id: String(itemId), isHidden: true, product: { id: String(id) } },
    ]);
    const says = { [`items.${itemId}`]: `${name} is not sold at the moment` };
    expect(refusedLines(await placeOrder(client, CASH))).toEqual([409, 'OUT_OF_STOCK', says]);
    const rest = shop.client().useBearer(accessToken);
    const byRest = await rest.send('POST', `/api/orders/${customerId}/${itemId}`);
    expect([byRest.status, byRest.body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(await stockOf(shop.database, id)).toBe(5);
    await hide(id, false);
    expect((await client.data(CART)).cart.items).toMatchObject([{ isHidden: false }]);
    expect((await placeOrder(client, CASH)).status).toBe(200);
  });

  it('cannot be ordered after its last instant, before any server has noticed', async () => {
    const { client } = await newCustomer(shop);
    const id = await addProduct(admin, { visibleUntil: inHours(1) });
    await fillCart(client, id);
    clock.advance({ minutes: 60 });
    expect(refusalOf(await placeOrder(client, CASH)).slice(0, 2)).toEqual([409, 'OUT_OF_STOCK']);
    expect((await client.data(CART)).cart.items).toMatchObject([{ isHidden: true }]);
    shop.services.catalogueSync.turn();
  });

  it('cannot be ordered by phone', async () => {
    const id = await addProduct(admin, { mrpPaise: 4_000 });
    await hide(id);
    const address = { recipientName: 'Asha Patil', phone: '9820012345', line1: 'B-12 Lake View' };
    const input = {
      idempotencyKey: newKey(),
      newCustomer: { phone: '9820099001', name: 'Asha Patil' },
      lines: [{ productId: String(id), quantity: 1, mrpPaise: 4_000 }],
      expectedTotalPaise: 4_000,
      address: { ...address, pinCode: '400601' },
    };
    const TAKE = 'mutation ($input: PhoneOrderInput!) { takePhoneOrder(input: $input) { id } }';
    expect(refusalOf(await admin.graphql(TAKE, { input }))).toEqual([
      ...[409, 'OUT_OF_STOCK', `items.${id}`],
    ]);
  });

  it('stays in orders as it was, and is offered instead of nothing', async () => {
    const kind = 'Bhakarwadi';
    const add = (name: string) =>
      addProduct(admin, { name, mrpPaise: 4_000, categorySlug: 'snacks' });
    const [wanted, substitute] = [
      await add(`Plain ${kind} 100 g`),
      await add(`Mint ${kind} 100 g`),
    ];
    const { client } = await newCustomer(shop);
    await fillCart(client, wanted);
    const { id } = await orderWith(client, CASH);
    const [line] = await linesOf(admin, id);
    const substitutes = async () => {
      const SUBSTITUTES = 'query ($id: ID!) { substitutesFor(orderLineId: $id) { id } }';
      return idsIn((await admin.data(SUBSTITUTES, { id: line?.id })).substitutesFor);
    };
    await hide(wanted);
    expect(await substitutes()).toEqual([substitute]);
    await hide(substitute);
    expect(await substitutes()).toEqual([]);
    const PLACES = `query ($id: ID!) {
      adminOrder(id: $id) { order { lines { name shelf { categoryName } } } }
    }`;
    const { adminOrder } = await admin.data(PLACES, { id });
    expect(adminOrder.order.lines).toMatchObject([
      { name: `Plain ${kind} 100 g`, shelf: { categoryName: 'Snacks' } },
    ]);
  });

  it('is ordered before it is hidden, or not at all', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await addProduct(admin, { stockQuantity: 9 });
      const { client } = await newCustomer(shop);
      await fillCart(client, id);
      const [placed] = await Promise.all([placeOrder(client, CASH), hide(id)]);
      if (placed.status === 200) {
        const events = await shop.database.read.find(StoredEvent, {
          where: { subject: EventSubject.PRODUCT, subjectId: id },
          order: { id: 'ASC' },
        });
        const actions = events.map(({ action }) => action);
        expect(actions.slice(-2)).toEqual(['product.sold', 'product.changed']);
      } else expect(refusalOf(placed).slice(0, 2)).toEqual([409, 'OUT_OF_STOCK']);
      expect(await stockOf(shop.database, id)).toBe(placed.status === 200 ? 8 : 9);
      expect(refusalOf(await addToCart(client, id))[1]).toBe('NOT_FOUND');
    }
  });
});
