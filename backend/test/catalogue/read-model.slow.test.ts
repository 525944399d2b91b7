import { setTimeout as sleep } from 'node:timers/promises';
import { DomainEvent, SYSTEM_ACTOR } from '../../src/kernel/domain-event';
import { ActorRole, EventSubject } from '../../src/kernel/domain-event';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { Client } from '../kit/client';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, productInput } from '../kit/products';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let other: SecondServer;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openSecondServer(shop);
  admin = await adminClient(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';
const PRODUCT = 'query ($id: ID!) { product(id: $id) { name mrpPaise stockQuantity } }';
const SEARCH = 'query ($search: String) { products(search: $search) { items { id } totalCount } }';

const seenBy = async (server: TestShop | SecondServer, id: number) =>
  (await server.client().data(PRODUCT, { id })).product;
const foundBy = async (server: TestShop | SecondServer, search: string) =>
  (await server.client().data(SEARCH, { search })).products.totalCount;
const isGoneFor = async (server: TestShop | SecondServer, id: number) =>
  (await server.client().graphql(PRODUCT, { id })).status === 404;

describe('a product that one server changes', () => {
  it('is as it is from then on at that server, and with the next news at every other', async () => {
    const input = productInput({ name: 'Kokum of the hills', stockQuantity: 9 });
    const id = await addProduct(admin, input);
    expect(await foundBy(shop, 'kokum hills')).toBe(1);
    await other.services.catalogueSync.poll();
    expect(await foundBy(other, 'kokum hills')).toBe(1);

    await editProduct(admin, id, { name: 'Kokum of the coast', mrpPaise: 4400 });
    expect(await foundBy(shop, 'kokum hills')).toBe(0);
    await other.services.catalogueSync.poll();
    expect(await foundBy(other, 'kokum hills')).toBe(0);
    expect(await seenBy(other, id)).toEqual({
      name: 'Kokum of the coast',
      mrpPaise: 4400,
      stockQuantity: 9,
    });

    const { client } = await newCustomer(shop);
    await fillCart(client, id, 2);
    await order(client);
    expect(await seenBy(shop, id)).toMatchObject({ stockQuantity: 7 });
    await other.services.catalogueSync.poll();
    expect(await seenBy(other, id)).toMatchObject({ stockQuantity: 7 });

    await admin.data(DELETE, { id });
    expect(await isGoneFor(shop, id)).toBe(true);
    await other.services.catalogueSync.poll();
    expect(await isGoneFor(other, id)).toBe(true);
  });

  it('is learned of by a server that follows, without being asked', async () => {
    const follower = await openSecondServer(shop);
    follower.services.catalogueSync.follow();
    const id = await addProduct(admin, { name: 'Jamun' });
    while (await isGoneFor(follower, id)) await sleep(20);
    expect(await seenBy(follower, id)).toMatchObject({ name: 'Jamun' });
    await follower.close();
  });
});

describe('what a server changes itself', () => {
  const sold = (id: number, stockQuantity: number): DomainEvent => ({
    actor: SYSTEM_ACTOR,
    action: 'product.sold',
    subject: 'product',
    subjectId: id,
    after: { stockQuantity },
  });

  it('is as the database has it, in whatever order its transactions are told of', async () => {
    const id = await addProduct(admin, { stockQuantity: 9 });
    await shop.database.write((tx) => tx.update(Product, { id }, { stockQuantity: 7 }));
    const { catalogueSync } = shop.services;
    await Promise.all([7, 8].map((stock) => catalogueSync.applyCommitted([sold(id, stock)])));
    expect(await seenBy(shop, id)).toMatchObject({ stockQuantity: 7 });
  });

  it('is seen there at once, while news are read all the time', async () => {
    const follower = await openSecondServer(shop);
    const { catalogueSync, stock } = follower.services;
    const ids = [
      await addProduct(admin, { stockQuantity: 500 }),
      await addProduct(admin, { stockQuantity: 500 }),
    ];
    let isSelling = true;
    const reading = (async () => {
      // SQLite responds without yielding to other work.
      while (isSelling) await Promise.all([catalogueSync.poll(), sleep(1)]);
    })();
    let orderId = 2_000_000;
    const sellAll = async (id: number, customer: number) => {
      for (let time = 0; time < 15; time++) {
        const wanted = [{ productId: id, quantity: 1 }];
        const left = await follower.database.write(async (tx) => {
          await stock.take(tx, ++orderId, wanted, SYSTEM_ACTOR);
          return (await tx.findOneByOrFail(Product, { id })).stockQuantity;
        });
        const seen = (await seenBy(follower, id)) as { stockQuantity: number };
        // Others may have sold more since; sold pieces never reappear.
        expect([customer, seen.stockQuantity <= left]).toEqual([customer, true]);
      }
    };
    try {
      await Promise.all(ids.flatMap((id) => [1, 2, 3].map((customer) => sellAll(id, customer))));
    } finally {
      isSelling = false;
      await reading;
    }
    for (const id of ids) expect(await seenBy(follower, id)).toMatchObject({ stockQuantity: 455 });
    await follower.close();
  });
});

describe('what the news do not tell in their order', () => {
  it('is found: an entry that was committed after one with a higher number', async () => {
    const id = await addProduct(admin, { name: 'Bael', stockQuantity: 5 });
    await other.services.catalogueSync.poll();
    const newest = (await shop.database.read.maximum(StoredEvent, 'id')) ?? 0;
    await note(newest + 5, 0);
    await other.services.catalogueSync.poll();

    await shop.database.write((tx) => tx.update(Product, { id }, { stockQuantity: 3 }));
    await note(newest + 2, id);
    await other.services.catalogueSync.poll();
    expect(await seenBy(other, id)).toMatchObject({ stockQuantity: 5 });
    await other.services.catalogueSync.pollLate();
    expect(await seenBy(other, id)).toMatchObject({ stockQuantity: 3 });
  });

  it('is found: a change of the tables that nobody wrote down', async () => {
    const [changed, gone] = [await addProduct(admin), await addProduct(admin)];
    await other.services.catalogueSync.poll();
    await shop.database.write(async (tx) => {
      await tx.update(Product, { id: changed }, { mrpPaise: 1234 });
      await tx.delete(Product, { id: gone });
    });
    await other.services.catalogueSync.compareNext();
    expect(await seenBy(other, changed)).toMatchObject({ mrpPaise: 1234 });
    expect(await isGoneFor(other, gone)).toBe(true);
  });
});

const note = (id: number, subjectId: number) =>
  shop.database.write((tx) =>
    tx.insert(StoredEvent, {
      id,
      subjectId,
      at: new Date(),
      actorRole: ActorRole.SYSTEM,
      action: 'product.changed',
      subject: EventSubject.PRODUCT,
    }),
  );
