import { Receipt } from '../../src/receipts/receipt.entity';
import { expectCleanBooks } from '../kit/books';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { moveOrder } from '../kit/order-keeping';
import { adminClient, newShopper } from '../kit/people';
import { placedOrders, receiptOf } from '../kit/receipts';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop } from '../kit/test-shop';

const LAST_MOMENT = '2026-03-31T18:29:59.999Z'; // of 31 March in India
const NEXT_MOMENT = '2026-03-31T18:30:00.000Z';

const clock = new MovableClock();
const clockThere = new MovableClock();
let shop: TestShop;
let other: SecondServer;
let admin: Client;
let client: Client;
let there: Client;
beforeEach(async () => {
  clock.set('2026-11-20T04:00:00.000Z');
  clockThere.set('2026-11-20T04:00:00.000Z');
  shop = await openTestShop({ clock });
  other = await openSecondServer(shop, clockThere);
  admin = await adminClient(shop);
  const shopper = await newShopper(shop);
  client = shopper.client;
  there = other.client().useBearer(shopper.accessToken);
});
afterEach(async () => {
  await expectCleanBooks(shop);
  await other.close();
  await shop.close();
});

/** The numbers that were given in each financial year, sorted. */
async function numbersGiven(): Promise<Record<string, number[]>> {
  const years: Record<string, number[]> = {};
  for (const { financialYear, number } of await shop.database.read.find(Receipt))
    (years[financialYear] ??= []).push(number);
  for (const numbers of Object.values(years)) numbers.sort((a, b) => a - b);
  return years;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the numbers of receipts', () => {
  it('have no gap and no double where 30 are issued at the same moment, at two servers', async () => {
    const ids = await placedOrders(admin, client, 30);
    const receipts = await Promise.all(
      ids.map((id, index) => receiptOf(index % 2 === 0 ? client : there, id)),
    );
    const numbers = receipts.map(({ number }: { number: string }) => number);
    expect(numbers.sort()).toEqual(
      upTo(30).map((number) => `GRO/2026-27/${String(number).padStart(6, '0')}`),
    );
    expect(await numbersGiven()).toEqual({ '2026-27': upTo(30) });
  });

  it('are one an order, however many ask for it while it is packed', async () => {
    const ids = await placedOrders(admin, client, 5);
    const answers = await Promise.all(
      ids.flatMap((id) => [
        receiptOf(client, id),
        receiptOf(there, id),
        moveOrder(admin, id, 'PACKED').then(({ status }) => expect(status).toBe(200)),
        receiptOf(there, id),
        receiptOf(client, id),
      ]),
    );
    const numbers = answers.flatMap((receipt) => receipt?.number ?? []);
    expect(numbers).toHaveLength(20);
    expect(new Set(numbers).size).toBe(5);
    expect(await numbersGiven()).toEqual({ '2026-27': upTo(5) });
  });

  it('begin anew with each financial year, also at the moment of its turn', async () => {
    clock.set('2026-03-31T10:00:00.000Z');
    clockThere.set('2026-03-31T10:00:00.000Z');
    const ids = await placedOrders(admin, client, 20);
    clock.set(LAST_MOMENT);
    clockThere.set(NEXT_MOMENT);
    await Promise.all(ids.map((id, index) => receiptOf(index % 2 === 0 ? client : there, id)));
    expect(await numbersGiven()).toEqual({ '2025-26': upTo(10), '2026-27': upTo(10) });
  });

  it('are given again where the transaction that took them came to nothing', async () => {
    const [first, second, third] = await placedOrders(admin, client, 3);
    const { receipts } = shop.services;
    const failing = shop.database.write(async (tx) => {
      await receipts.issue(tx, Number(first));
      throw new Error('came to nothing');
    });
    await expect(failing).rejects.toThrow('came to nothing');
    expect((await receiptOf(client, second)).number).toBe('GRO/2026-27/000001');
    expect((await receiptOf(client, first)).number).toBe('GRO/2026-27/000002');
    expect((await receiptOf(client, third)).number).toBe('GRO/2026-27/000003');
  });
});
