import { Readable } from 'node:stream';
import { emptyImportMap } from '../../src/modules/catalogue/import/import-map.rules';
import { ImportCatalogueService } from '../../src/modules/catalogue/import/import-catalogue.service';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { wallClock } from '../../src/kernel/clock';
import { StaffRole } from '../../src/kernel/permissions';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { addAddress } from '../kit/addresses';
import { Client } from '../kit/client';
import { readCsv } from '../kit/csv';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { customerInput, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

async function download(path: string, client = owner) {
  const answer = await client.send('GET', path);
  expect(answer.status).toBe(200);
  return { ...answer, rows: readCsv(answer.text) };
}

/** Texts that a spreadsheet would interpret as a formula, and their escaped form. */
const FORMULAS = [
  '=HYPERLINK("https://evil.test","Click")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
];

describe('every export', () => {
  it.each(['products', 'orders', 'order-lines', 'audit'])(
    '%s.csv is a file to be kept',
    async (name) => {
      const { headers, text } = await download(`/exports/${name}.csv`);
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text.endsWith('\r\n')).toBe(true);
    },
  );

  it.each([
    ['products', StaffRole.SUPPORT],
    ['orders', StaffRole.CATALOGUE],
    ['audit', StaffRole.ORDERS],
  ])('%s.csv is refused to who may not see it', async (name, role) => {
    const path = `/exports/${name}.csv`;
    const member = await newMember(shop, role);
    expect(refusalOf(await shop.client().send('GET', path))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await member.client.send('GET', path))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('products.csv', () => {
  it.each(FORMULAS)('defuses %s as a name', async (name) => {
    const id = await addProduct(owner, { name });
    const { rows } = await download('/exports/products.csv');
    expect(rows.find(({ productId }) => productId === String(id))?.name).toBe(`'${name}`);
  });

  it('defuses formulas within a text, keeps quotes and lines, and leaves numbers alone', async () => {
    const id = await addProduct(owner, {
      name: 'Okra, "tender"; =1+1',
      description: 'First line\n=1+1\nlast line',
      mrpPaise: 2850,
      stockQuantity: 3,
    });
    const { rows } = await download('/exports/products.csv');
    expect(rows.find(({ productId }) => productId === String(id))).toMatchObject({
      name: `Okra, "tender";' =1+1`,
      description: "First line\n'=1+1\nlast line",
      mrp: '28.5',
      stock: '3',
      category: 'general',
    });
  });

  it('has every product once, over several batches', async () => {
    const products = Array.from({ length: 1100 }, (_, index) => ({
      sku: `EX-${index}`,
      name: `Exported ${index}`,
      description: '',
      imageUrl: '/media/food/1f345.webp',
      mrpPaise: 100 + index,
      stockQuantity: index,
      searchText: '',
      categoryId: 1,
      createdAt: new Date(),
    }));
    // TypeORM reads defaults back with one condition per row, and SQLite allows 1,000 of these.
    for (const from of [0, 550])
      await shop.database.write((tx) => tx.insert(Product, products.slice(from, from + 550)));
    const { rows } = await download('/exports/products.csv');
    const skus = rows.map(({ sku }) => sku).filter((sku) => sku?.startsWith('EX-'));
    expect(skus).toEqual(products.map(({ sku }) => sku));
    // The ledger does not contain them.
    await shop.database.write((tx) => tx.delete(Product, { searchText: '' }));
  });

  it('has those that fit the filter of the product table', async () => {
    const name = 'Filtered export';
    const id = await addProduct(owner, { name, brand: 'Exportia', stockQuantity: 0 });
    await addProduct(owner, { name, brand: 'Exportia', stockQuantity: 5 });
    const exported = async (query: string) => {
      const { rows } = await download(`/exports/products.csv?${query}`);
      return rows.map(({ productId }) => productId);
    };
    expect(await exported('brand=exportia&stock=OUT')).toEqual([String(id)]);
    expect(await exported(`ids=${id}&hasPicture=&hasGstRate=false`)).toEqual([String(id)]);
    expect(await exported('brand=exportia&minPricePaise=99999999')).toEqual([]);
  });

  it.each([
    ['stock=SOME', 'stock'],
    ['minPricePaise=dear', 'minPricePaise'],
    ['hasPicture=maybe', 'hasPicture'],
    ['brand=a&brand=b', 'brand'],
    ['changedSince=yesterday', 'changedSince'],
  ])('refuses %s', async (query, field) => {
    const answer = await owner.send('GET', `/exports/products.csv?${query}`);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', field]);
  });

  it('can be read back by the import, which finds every product again and nothing to change', async () => {
    const parent = 'mutation ($input: CategoryInput!) { addCategory(input: $input) { slug } }';
    const { addCategory } = await owner.data(parent, { input: { name: 'Back: again, "x"' } });
    const values = { mrpPaise: 2850, categorySlug: 'fruits', aliases: 'phir;se', unit: '1 kg' };
    const own = [
      { ...values, sku: 'BACK-1' },
      { ...values, name: 'Twins' },
      { ...values, name: 'Twins' },
      { name: '+1 “free”, new', description: 'One line\n=another;\t"third"', isHidden: true },
      { categorySlug: addCategory.slug, visibleUntil: '2026-12-01T18:29:30.000Z', isVeg: false },
      { gstBasisPoints: 500, hsn: '0401', packGrams: 500, sellingPaise: 101, costPaise: 99 },
    ];
    for (const each of own) await addProduct(owner, each);
    const { text, rows } = await download('/exports/products.csv');
    const { categories, events } = shop.services;
    const imports = new ImportCatalogueService(shop.database, categories, wallClock, events);
    const file = Readable.from([Buffer.from(text)]);
    const summary = await imports.run(file, { map: emptyImportMap, updateStock: true });
    expect(rows.length).toBeGreaterThan(own.length);
    expect(summary).toEqual({
      ...{ read: rows.length, inserted: 0, updated: 0, unchanged: rows.length, bad: [] },
    });
  });
});

describe('orders.csv', () => {
  const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

  it('tells each order with its customer, whose name is defused, and its sums in rupees', async () => {
    const client = shop.client();
    const customer = customerInput({ firstName: '=1+1', lastName: '@home;=2' });
    await client.data(REGISTER, { input: customer });
    const { email, password } = customer;
    await client.data(LOGIN, { input: { email, password } });
    await fillCart(client, await addProduct(owner, { mrpPaise: 10_050 }), 2);
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    const { rows } = await download('/exports/orders.csv');
    expect(rows.find(({ orderId }) => orderId === id)).toMatchObject({
      placedAt: '2026-11-20T04:00:00.000Z',
      status: 'success',
      paymentStatus: 'pending',
      paymentMethod: 'cash on delivery',
      customerName: "'=1+1 @home;'=2",
      customerEmail: email,
      pieces: '2',
      subtotal: '201',
      toPay: '201',
      giftCredit: '0',
      deliveryFee: '0',
    });
  });

  it('narrows to days of India', async () => {
    const productId = await addProduct(owner);
    const ids: string[] = [];
    for (const instant of [
      '2026-12-01T18:29:59Z',
      '2026-12-01T18:30:00Z',
      '2026-12-02T18:30:00Z',
    ]) {
      clock.set(instant);
      const { client } = await newCustomer(shop);
      await fillCart(client, productId);
      ids.push((await order(client, { paymentMethod: 'CASH_ON_DELIVERY' })).id);
    }
    owner = await adminClient(shop); // the previous session has expired
    const { rows } = await download('/exports/orders.csv?from=2026-12-02&to=2026-12-02');
    expect(rows.map(({ orderId }) => orderId)).toEqual([ids[1]]);
    const { rows: open } = await download('/exports/orders.csv?from=2026-12-02&to=');
    expect(open.map(({ orderId }) => orderId)).toEqual(ids.slice(1));
  });

  it.each([
    ['from=tomorrow', 'from'],
    ['to=2026-02-30', 'to'],
    ['from=2026-01-01&from=2026-01-02', 'from'],
    ['from=2026-01-02&to=2026-01-01', 'to'],
  ])('refuses ?%s', async (query, field) => {
    const answer = await owner.send('GET', `/exports/orders.csv?${query}`);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', field]);
  });
});

describe('order-lines.csv', () => {
  it('has a row for each line of the found orders, with phone and address', async () => {
    const { client } = await newCustomer(shop);
    await addAddress(client, { recipientName: '=Aunt', phone: '8811223344' });
    const products = [
      await addProduct(owner, { name: '@Leek', mrpPaise: 10_050 }),
      await addProduct(owner),
    ];
    for (const productId of products) await fillCart(client, productId, 2);
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    const { rows } = await download(
      '/exports/order-lines.csv?phone=88112&statuses=SUCCESS,PENDING&paymentMethod=CASH_ON_DELIVERY&text=',
    );
    expect(rows.map(({ orderId, productId }) => [orderId, productId])).toEqual(
      products.map((productId) => [id, String(productId)]),
    );
    expect(rows[0]).toMatchObject({
      customerName: 'Meera Kulkarni',
      customerPhone: '9876543210',
      recipientName: "'=Aunt",
      recipientPhone: '8811223344',
      line1: 'B-12, Gokhale Road',
      pinCode: '400602',
      product: "'@Leek",
      quantity: '2',
      price: '100.5',
      lineTotal: '201',
    });
  });

  it('is in the audit log, without whom somebody looked for', async () => {
    await download('/exports/order-lines.csv?phone=9876&deliveryFrom=2026-11-01');
    const entry = { action: 'order.exported', actorRole: 'admin', subjectId: null } as const;
    const [latest] = await shop.database.read.find(StoredEvent, {
      where: { action: entry.action },
      order: { id: 'DESC' },
      take: 1,
    });
    expect(latest).toMatchObject(entry);
    expect(JSON.parse(latest?.afterJson ?? '')).toEqual({
      phone: true,
      deliveryFrom: '2026-11-01',
    });
  });

  it.each([
    ['deliveryFrom=tomorrow', 'deliveryFrom'],
    ['statuses=SUCCESS,GONE', 'statuses'],
    ['paymentMethod=constructor', 'paymentMethod'],
    ['paymentStatuses=', undefined],
    ['slotStartMinutes=x', 'slotStartMinutes'],
    ['text=a&text=b', 'text'],
    ['isLate=perhaps', 'isLate'],
    ['isLate=true&hasFailedRefund=false', undefined],
  ])('answers ?%s with a fault of %s', async (query, field) => {
    const answer = await owner.send('GET', `/exports/order-lines.csv?${query}`);
    if (field) expect(refusalOf(answer)).toEqual([400, 'VALIDATION', field]);
    else expect(answer.status).toBe(200);
  });
});

describe('audit.csv', () => {
  it('tells who did what, with before and after', async () => {
    const id = await addProduct(owner, { name: '=Audited' });
    const { rows } = await download('/exports/audit.csv');
    const row = rows.find(
      ({ subject, subjectId }) => subject === 'product' && subjectId === String(id),
    );
    expect(row).toMatchObject({
      actor: 'admin',
      actorEmail: 'keeper@shop.test',
      action: 'product.added',
      before: '',
    });
    expect(JSON.parse(String(row?.after))).toMatchObject({ name: '=Audited' });
  });

  it('has only the entries that the filter of the page shows', async () => {
    const id = await addProduct(owner, { name: 'Audited twice' });
    await addProduct(owner, { name: 'Another' });
    const filter = `subject=PRODUCT&subjectId=${id}&action=product.added`;
    const { rows } = await download(`/exports/audit.csv?${filter}&actor=ADMIN&from=`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ subjectId: String(id), action: 'product.added' });
    const bySystem = await download(`/exports/audit.csv?${filter}&actor=SYSTEM`);
    expect(bySystem.rows).toEqual([]);
    const byNobody = await download(`/exports/audit.csv?${filter}&actorId=999999`);
    expect(byNobody.rows).toEqual([]);
  });

  it.each([
    ['subject=constructor', 'subject'],
    ['subjectId=x', 'subjectId'],
    ['actor=admin', 'actor'],
    ['actorId=-1', 'actorId'],
    ['action=a&action=b', 'action'],
    ['from=tomorrow', 'from'],
    ['to=2026-11-01&to=2026-11-02', 'to'],
  ])('answers ?%s with a fault of %s', async (query, field) => {
    const answer = await owner.send('GET', `/exports/audit.csv?${query}`);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', field]);
  });
});
