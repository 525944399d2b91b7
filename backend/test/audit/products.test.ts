import { Readable } from 'node:stream';
import { SYSTEM_ACTOR } from '../../src/kernel/domain-event';
import { DomainEvents } from '../../src/platform/events/domain-events';
import { emptyImportMap } from '../../src/modules/catalogue/import/import-map.rules';
import { ImportCatalogueService } from '../../src/modules/catalogue/import/import-catalogue.service';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { wallClock } from '../../src/kernel/clock';
import { linesOf, recordedBy } from '../kit/audit';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, productInput } from '../kit/products';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const UPDATE = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }`;
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';

let shop: TestShop;
let admin: Client;
let adminId: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  adminId = Number((await admin.data('{ currentAdmin { id } }')).currentAdmin.id);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

describe('a product', () => {
  it('that is added is kept as it came', async () => {
    const input = productInput({ unit: '500 g' });
    const [entry, ...others] = await recordedBy(shop, () => addProduct(admin, input));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'product.added',
      subject: 'product',
      actor: ['admin', adminId],
      before: null,
      after: { ...input, sku: expect.stringMatching(/^N-/) },
    });
  });

  it('that is changed is kept as far as it changed, with the request', async () => {
    const input = productInput({ mrpPaise: 2800, unit: '1 kg' });
    const id = await addProduct(admin, input);
    const changed = { ...input, mrpPaise: 3000, unit: '900 g' };
    let requestId: unknown;
    const entries = await recordedBy(shop, async () => {
      const { headers } = await admin.graphql(UPDATE, { id, input: changed });
      requestId = headers['x-request-id'];
    });
    expect(entries).toEqual([
      {
        action: 'product.changed',
        subject: 'product',
        subjectId: id,
        actor: ['admin', adminId],
        before: { mrpPaise: 2800, unit: '1 kg' },
        after: { mrpPaise: 3000, unit: '900 g' },
        requestId,
        apiTokenId: null,
      },
    ]);
  });

  it('that is sent as it is leaves nothing', async () => {
    const input = productInput();
    const id = await addProduct(admin, input);
    expect(await recordedBy(shop, () => admin.data(UPDATE, { id, input }))).toEqual([]);
  });

  it('that is deleted is kept as it was', async () => {
    const id = await addProduct(admin, { stockQuantity: 7 });
    const [entry] = await recordedBy(shop, () => admin.data(DELETE, { id }));
    expect(entry).toMatchObject({ action: 'product.deleted', subjectId: id, after: null });
    expect(entry?.before).toMatchObject({ mrpPaise: 2800, stockQuantity: 7 });
  });

  it('that is refused leaves nothing', async () => {
    const refused = () => admin.graphql(UPDATE, { id: 2_000_000_000, input: productInput() });
    expect(await recordedBy(shop, refused)).toEqual([]);
  });

  it('with the longest texts is kept as JSON that can be read', async () => {
    const texts = { description: 'चा'.repeat(1000), imageUrl: `/${'p'.repeat(2000)}.webp` };
    const [entry] = await recordedBy(shop, () => addProduct(admin, texts));
    expect(entry?.after).toMatchObject({ mrpPaise: 2800 });
    expect(String(entry?.after?.description)).toContain('(2000 characters)');
  });
});

describe('a program', () => {
  const CREATE = `mutation ($input: ApiTokenInput!) {
    createApiToken(input: $input) { token apiToken { id } }
  }`;

  it('is kept with the token by which it came, and the admin who gave it', async () => {
    const input = { name: 'Till', scopes: ['MANAGE_CATALOGUE'] };
    const { createApiToken } = await admin.data(CREATE, { input });
    const program = shop.client().useBearer(createApiToken.token);
    const [entry] = await recordedBy(shop, () => addProduct(program));
    expect(entry).toMatchObject({ action: 'product.added', actor: ['admin', adminId] });
    expect(entry?.apiTokenId).toBe(Number(createApiToken.apiToken.id));
  });
});

describe('the stock of a product', () => {
  it('is kept before and after each order that takes of it at the same moment', async () => {
    const productId = await addProduct(admin, { stockQuantity: 60 });
    const customers = await Promise.all(Array.from({ length: 12 }, () => newCustomer(shop)));
    for (const [index, { client }] of customers.entries())
      await fillCart(client, productId, 1 + (index % 3));
    const entries = await recordedBy(shop, () =>
      Promise.all(customers.map(({ client }) => order(client))),
    );
    const sold = entries.filter(({ action }) => action === 'product.sold');
    const stocks = sold.map(({ before, after }) => [before?.stockQuantity, after?.stockQuantity]);
    // Each one starts with the result of another: there were no lost updates.
    const inOrder = stocks.sort(([one], [other]) => Number(other) - Number(one));
    expect(inOrder.map(([before]) => before)).toEqual([
      60,
      ...inOrder.slice(0, -1).map(([, after]) => after),
    ]);
    expect(inOrder.at(-1)?.[1]).toBe(36);
    expect(sold).toHaveLength(12);
  });

  it('is not kept where the order came to nothing', async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin, { stockQuantity: 5 }), 2);
    await fillCart(client, await addProduct(admin, { stockQuantity: 1 }), 2);
    expect(await recordedBy(shop, () => placeOrder(client))).toEqual([]);
  });
});

describe('an import', () => {
  const imported = (csv: string, updateStock = false) => {
    const imports = new ImportCatalogueService(
      shop.database,
      shop.services.categories,
      wallClock,
      shop.services.events,
    );
    const file = Readable.from([Buffer.from(csv)]);
    return recordedBy(shop, () => imports.run(file, { map: emptyImportMap, updateStock }));
  };

  it('keeps each product that came in or was changed, and no other', async () => {
    const header = 'sku,name,mrp,stock\n';
    const first = await imported(`${header}AU-1,Okra,20,5\nAU-2,Beans,30,6\nAU-3,Peas,40,7\n`);
    expect(linesOf(first)).toEqual(Array(3).fill('system product.added (product)'));
    expect(first.map(({ after }) => [after?.sku, after?.mrpPaise, after?.stockQuantity])).toEqual([
      ['AU-1', 2000, 5],
      ['AU-2', 3000, 6],
      ['AU-3', 4000, 7],
    ]);
    const second = await imported(
      `${header}AU-1,Okra,20,5\nAU-2,Beans,33,6\nAU-3,Peas,40,9\n`,
      true,
    );
    expect(
      second.map(({ subjectId, action, before, after }) => [subjectId, action, before, after]),
    ).toEqual([
      [first[1]?.subjectId, 'product.changed', { mrpPaise: 3000 }, { mrpPaise: 3300 }],
      [first[2]?.subjectId, 'product.changed', { stockQuantity: 7 }, { stockQuantity: 9 }],
    ]);
    expect(new Set(second.map(({ requestId }) => requestId))).toEqual(new Set([null]));
  });
});

describe('a transaction that is rolled back', () => {
  it('leaves no entry', async () => {
    const id = await addProduct(admin);
    const breaking = () =>
      shop.database.write(async (tx) => {
        const note = { action: 'product.changed', subject: 'product', subjectId: id } as const;
        await shop.services.events.record(tx, [{ actor: SYSTEM_ACTOR, ...note, after: { id } }]);
        throw new Error('It is broken off');
      });
    const entries = await recordedBy(shop, () => expect(breaking()).rejects.toThrow('broken off'));
    expect(entries).toEqual([]);
  });

  it('is rolled back, too, where its entry cannot be written', async () => {
    const id = await addProduct(admin);
    const events = new DomainEvents(wallClock);
    const work = shop.database.write(async (tx) => {
      await tx.update(Product, { id }, { name: 'Not to be seen' });
      const action = null as unknown as string;
      await events.record(tx, [{ actor: SYSTEM_ACTOR, action, subject: 'product', subjectId: id }]);
    });
    await expect(work).rejects.toThrow();
    const { name } = await shop.database.read.findOneByOrFail(Product, { id });
    expect(name).not.toBe('Not to be seen');
  });
});
