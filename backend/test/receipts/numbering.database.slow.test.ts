import { Receipt } from '../../src/modules/ordering/receipts/receipt.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { moveOrder } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { placedOrders, receiptOf } from '../kit/receipts';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const LAST_MOMENT = '2026-03-31T18:29:59.999Z'; // of 31 March in India
const NEXT_MOMENT = '2026-03-31T18:30:00.000Z';

const ADMIN_LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { admin { id } } }';

const clock = new MovableClock();
const clockThere = new MovableClock();
let shop: TestShop;
let other: SecondServer;
let admin: Client;
let client: Client;
let adminThere: Client;
beforeEach(async () => {
  clock.set('2026-11-20T04:00:00.000Z');
  clockThere.set('2026-11-20T04:00:00.000Z');
  shop = await openTestShop({ clock });
  other = await openSecondServer(shop, clockThere);
  admin = await adminClient(shop);
  ({ client } = await newCustomer(shop));
  adminThere = other.client();
  await adminThere.data(ADMIN_LOGIN, { input: testAdmin });
});
afterEach(async () => {
  await expectIntegrity(shop);
  await other.close();
  await shop.close();
});

/** The assigned numbers of each financial year, sorted. */
async function numbersGiven(): Promise<Record<string, number[]>> {
  const years: Record<string, number[]> = {};
  for (const { financialYear, number } of await shop.database.read.find(Receipt))
    (years[financialYear] ??= []).push(number);
  for (const numbers of Object.values(years)) numbers.sort((a, b) => a - b);
  return years;
}

/** Packs orders at the same time, alternating between the servers. */
async function packAll(ids: readonly string[]): Promise<void> {
  const answers = await Promise.all(
    ids.map((id, index) => moveOrder(index % 2 === 0 ? admin : adminThere, id, 'PACKED')),
  );
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the numbers of receipts', () => {
  it('have no gap and no double where 30 are issued at the same moment, at two servers', async () => {
    const ids = await placedOrders(admin, client, 30);
    await packAll(ids);
    const receipts = await Promise.all(ids.map((id) => receiptOf(client, id)));
    const numbers = receipts.map(({ number }: { number: string }) => number);
    expect(numbers.sort()).toEqual(
      upTo(30).map((number) => `GRO/2026-27/${String(number).padStart(6, '0')}`),
    );
    expect(await numbersGiven()).toEqual({ '2026-27': upTo(30) });
  });

  it('are one an order, however often it is packed at the same moment', async () => {
    const ids = await placedOrders(admin, client, 5);
    await packAll(ids.flatMap((id) => [id, id, id, id]));
    expect(await numbersGiven()).toEqual({ '2026-27': upTo(5) });
  });

  it('begin anew with each financial year, also at the moment it begins', async () => {
    clock.set('2026-03-31T10:00:00.000Z');
    clockThere.set('2026-03-31T10:00:00.000Z');
    const ids = await placedOrders(admin, client, 20);
    clock.set(LAST_MOMENT);
    clockThere.set(NEXT_MOMENT);
    await packAll(ids);
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
    for (const id of [second, first, third]) await moveOrder(admin, id, 'PACKED');
    expect((await receiptOf(client, second)).number).toBe('GRO/2026-27/000001');
    expect((await receiptOf(client, first)).number).toBe('GRO/2026-27/000002');
    expect((await receiptOf(client, third)).number).toBe('GRO/2026-27/000003');
  });
});
