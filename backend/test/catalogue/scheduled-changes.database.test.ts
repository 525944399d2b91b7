import { In, MoreThan } from 'typeorm';
import {
  BulkChange,
  BulkChangeState,
} from '../../src/modules/catalogue/bulk-changes/bulk-change.entity';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { addProductsNamed, bulkChangesBy, newWord } from '../kit/bulk-changes';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { adminClient } from '../kit/people';
import { addProduct, editProduct } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CHANGE =
  'id state startsAt endsAt unchangedCount waitingCount changedCount refusedCount undoneCount keptCount';
const PREVIEW = `mutation ($input: BulkChangeInput!) { previewBulkChange(input: $input) { id } }`;
const START = `mutation ($id: ID!, $startsAt: DateTimeISO, $endsAt: DateTimeISO) {
  startBulkChange(id: $id, startsAt: $startsAt, endsAt: $endsAt) { ${CHANGE} }
}`;

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
const { act, one } = bulkChangesBy(() => admin, CHANGE);
const carryOut = () => shop.services.bulkChangeWorker.carryOut();

/** Previews 10 % on the MRP of the products found by a word, and schedules the change. */
async function schedule(search: string, times: { startsAt?: Date; endsAt?: Date }) {
  const change = { kind: 'PRICE_PERCENT', prices: 'MRP', basisPoints: 1000, rounding: 'NONE' };
  const { id } = (await admin.data(PREVIEW, { input: { search, ...change } })).previewBulkChange;
  return (await admin.data(START, { id, ...times })).startBulkChange;
}

const newProducts = (count: number) => addProductsNamed(admin, newWord(), count);

const pricesOf = async (ids: number[]) => {
  const found = await shop.database.read.find(Product, { where: { id: In(ids) } });
  return found.map(({ mrpPaise, version }) => [mrpPaise, version]);
};

describe('a scheduled change', () => {
  it('starts at its time with what fits then, and is undone at its end', async () => {
    const { word, ids } = await newProducts(2);
    const [startsAt, endsAt] = [inMinutes(10), inMinutes(20)];
    const last = await shop.database.read.find(StoredEvent, { order: { id: 'DESC' }, take: 1 });
    const change = await schedule(word, { startsAt, endsAt });
    expect(change).toMatchObject({
      ...{ state: 'SCHEDULED', waitingCount: 2, changedCount: 0 },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    });
    const { id } = change;
    await carryOut();
    expect((await one(id)).state).toBe('SCHEDULED');
    await editProduct(admin, ids[0] ?? 0, { mrpPaise: 20_000 });
    ids.push(await addProduct(admin, { name: `${word} late`, mrpPaise: 10_000 }));

    clock.set(startsAt);
    await carryOut();
    expect(await one(id)).toMatchObject({
      ...{ state: 'DONE', waitingCount: 0, changedCount: 3, refusedCount: 0 },
    });
    expect(await pricesOf(ids)).toEqual([
      ...[
        [22_000, 3],
        [11_000, 2],
        [11_000, 2],
      ],
    ]);
    await editProduct(admin, ids[1] ?? 0, { mrpPaise: 9_000 });
    await carryOut();
    expect((await one(id)).state).toBe('DONE');

    clock.set(endsAt);
    await carryOut();
    await carryOut();
    expect(await one(id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 1 });
    expect(await pricesOf(ids)).toEqual([
      ...[
        [20_000, 4],
        [9_000, 3],
        [10_000, 3],
      ],
    ]);
    const events = await shop.database.read.find(StoredEvent, {
      where: { id: MoreThan(last[0]?.id ?? 0) },
      order: { id: 'ASC' },
    });
    const whole = events.filter(({ action }) => action.startsWith('product.bulk-change-'));
    expect(whole.map(({ action }) => action)).toEqual([
      ...['product.bulk-change-scheduled', 'product.bulk-change-started'],
      'product.bulk-change-undone',
    ]);
    for (const { actorRole, subjectId, afterJson } of whole) {
      expect([actorRole, subjectId]).toEqual(['admin', null]);
      expect(JSON.parse(afterJson ?? '')).toEqual({
        ...{ bulkChangeId: Number(id), kind: 'PRICE_PERCENT' },
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      });
    }
  });

  it('can start at once, and end by itself also where it was cancelled', async () => {
    const { word, ids } = await newProducts(1);
    const { id } = await schedule(word, { endsAt: inMinutes(10) });
    await carryOut();
    expect(await one(id)).toMatchObject({ state: 'DONE', startsAt: null });
    await shop.database.write((tx) =>
      tx.update(BulkChange, { id: Number(id) }, { state: BulkChangeState.CANCELLED }),
    );
    clock.advance({ minutes: 10 });
    await carryOut();
    expect((await one(id)).state).toBe('UNDONE');
    expect(await pricesOf(ids)).toEqual([[10_000, 3]]);
  });

  it('is cancelled before it starts, and then does nothing', async () => {
    const { word, ids } = await newProducts(1);
    const { id } = await schedule(word, { startsAt: inMinutes(5), endsAt: inMinutes(9) });
    expect((await act('cancel', id)).state).toBe('CANCELLED');
    clock.advance({ minutes: 20 });
    await carryOut();
    expect((await one(id)).state).toBe('CANCELLED');
    expect(await pricesOf(ids)).toEqual([[10_000, 1]]);
  });

  it('is late rather than lost where no server ran, and left out where all of its time went by', async () => {
    const [late, missed] = [await newProducts(1), await newProducts(1)];
    const open = await schedule(late.word, { startsAt: inMinutes(5) });
    const over = await schedule(missed.word, { startsAt: inMinutes(5), endsAt: inMinutes(9) });
    clock.advance({ minutes: 30 });
    await carryOut();
    expect((await one(open.id)).state).toBe('DONE');
    expect(await pricesOf(late.ids)).toEqual([[11_000, 2]]);
    expect(await one(over.id)).toMatchObject({ state: 'CANCELLED', changedCount: 0 });
    expect(await pricesOf(missed.ids)).toEqual([[10_000, 1]]);
  });

  it('starts from the prices that the one before it leaves at the same midnight', async () => {
    const { word, ids } = await newProducts(2);
    const midnight = inMinutes(20);
    const second = await schedule(word, { startsAt: midnight, endsAt: inMinutes(30) });
    const first = await schedule(word, { startsAt: inMinutes(10), endsAt: midnight });
    clock.advance({ minutes: 10 });
    await carryOut();
    expect(await pricesOf(ids)).toEqual(ids.map(() => [11_000, 2]));
    clock.set(midnight);
    await carryOut();
    expect(await one(first.id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 0 });
    expect(await one(second.id)).toMatchObject({ state: 'DONE', changedCount: 2 });
    expect(await pricesOf(ids)).toEqual(ids.map(() => [11_000, 4]));
    clock.advance({ minutes: 10 });
    await carryOut();
    expect(await pricesOf(ids)).toEqual(ids.map(() => [10_000, 5]));
  });

  it('is carried out once, by one server where another stopped, or by two at a time', async () => {
    const { word, ids } = await newProducts(3);
    const { id } = await schedule(word, { startsAt: inMinutes(5), endsAt: inMinutes(9) });
    const stopped = await openSecondServer(shop, clock);
    const other = await openSecondServer(shop, clock);
    clock.advance({ minutes: 5 });
    stopped.services.events.subscribe(async () => void stopped.services.bulkChangeWorker.stop());
    await stopped.services.bulkChangeWorker.carryOut();
    expect(await one(id)).toMatchObject({ state: 'STARTING', waitingCount: 0 });

    const both = () => Promise.all([carryOut(), other.services.bulkChangeWorker.carryOut()]);
    await both();
    expect(await one(id)).toMatchObject({ state: 'DONE', changedCount: 3, refusedCount: 0 });
    expect(await pricesOf(ids)).toEqual(ids.map(() => [11_000, 2]));
    clock.advance({ minutes: 5 });
    await both();
    expect(await one(id)).toMatchObject({ state: 'UNDONE', undoneCount: 3, keptCount: 0 });
    expect(await pricesOf(ids)).toEqual(ids.map(() => [10_000, 3]));
    await stopped.close();
    await other.close();
  });

  it.each([
    [{ startsAt: 0 }, 'startsAt'],
    [{ startsAt: 366 * 24 * 60 }, 'startsAt'],
    [{ startsAt: 10, endsAt: 10 }, 'endsAt'],
    [{ endsAt: -1 }, 'endsAt'],
  ])('is refused for %j minutes from now', async (minutes: Record<string, number>, field) => {
    const input = { kind: 'NO_SELLING_PRICE', search: 'Nothing is called so' };
    const { id } = (await admin.data(PREVIEW, { input })).previewBulkChange;
    const times = Object.fromEntries(
      Object.entries(minutes).map(([name, count]) => [name, inMinutes(count)]),
    );
    const refused = await admin.graphql(START, { id, ...times });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', field]);
    expect((await one(id)).state).toBe('PREVIEWED');
  });

  it('is kept until its end, however long ago it was carried out', async () => {
    const { word } = await newProducts(1);
    const { id } = await schedule(word, { endsAt: inMinutes(200 * 24 * 60) });
    await carryOut();
    const before = clock.now();
    clock.advance({ days: 100 });
    await shop.services.bulkChangeWorker.sweep();
    expect(await shop.database.read.countBy(BulkChange, { id: Number(id) })).toBe(1);
    clock.set(before);
  });
});
