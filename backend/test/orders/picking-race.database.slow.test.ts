import { StaffRole } from '../../src/kernel/permissions';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { creditOf, giveCredit, orderWith } from '../kit/offers';
import { moveOrder } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import {
  actOnLine,
  act,
  finishPicking,
  linesOf,
  pickTheRest,
  pickedOrder,
  startPicking,
} from '../kit/picking';
import { addProduct, stockOf } from '../kit/products';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { fillCart, newKey, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const ROUNDS = 5;
const rounds = Array.from({ length: ROUNDS }, (_, round) => [round]);

let shop: TestShop;
let other: SecondServer;
let owner: Client;
let here: Client;
let there: Client;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openSecondServer(shop);
  owner = await adminClient(shop);
  const { client, accessToken } = await newMember(shop, StaffRole.ORDERS);
  here = client;
  there = other.client().useBearer(accessToken);
});
beforeEach(async () => {
  productId = await addProduct(owner, { stockQuantity: 10, mrpPaise: 10_000 });
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** An order of five pieces, paid by card and by gift credit. */
async function placed(): Promise<{ id: string; customer: Client }> {
  const { client: customer } = await newCustomer(shop);
  await giveCredit(owner, customer, 1_000);
  await fillCart(customer, productId, 5);
  const { id } = await orderWith(customer, { useGiftCredit: true });
  await pay(customer, { orderId: id });
  return { id, customer };
}

const codesOf = (answers: Awaited<ReturnType<typeof startPicking>>[]) =>
  answers.map((answer) => (answer.body.errors ? failureOf(answer).code : 'ok')).sort();

describe('two pickers on one order', () => {
  it.each(rounds)('begin: one of them has it (round %p)', async () => {
    const { id } = await placed();
    const { client: second } = await newMember(shop, StaffRole.ORDERS);
    const answers = await Promise.all([startPicking(there, id), startPicking(second, id)]);
    expect(codesOf(answers)).toEqual(['ORDER_MOVE_REFUSED', 'ok']);
    expect((await pickedOrder(owner, id)).order.events).toHaveLength(3);
  });

  it.each(rounds)('find the same pieces missing: one of them says so (round %p)', async () => {
    const { id } = await placed();
    await startPicking(here, id);
    const [line] = await linesOf(here, id);
    const missing = { quantity: 2, reason: 'NOT_THERE' };
    const answers = await Promise.all(
      [here, there, here, there].map((staff) => actOnLine(staff, 'short', line!, missing)),
    );
    expect(codesOf(answers)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
    expect(await linesOf(here, id)).toMatchObject([{ quantity: 3, shortQuantity: 2, version: 2 }]);
  });

  it.each(rounds)('send one action again and again: it counts once (round %p)', async () => {
    const { id } = await placed();
    await startPicking(here, id);
    const [line] = await linesOf(here, id);
    const missing = { quantity: 2, reason: 'CUSTOMER_DECLINED', idempotencyKey: newKey() };
    const answers = await Promise.all(
      [here, there, here, there].map((staff) => actOnLine(staff, 'short', line!, missing)),
    );
    expect(codesOf(answers)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await linesOf(here, id)).toMatchObject([{ quantity: 3, shortQuantity: 2, version: 2 }]);
    expect(await stockOf(shop.database, productId)).toBe(7);
  });

  it.each(rounds)('end it: the money goes back once (round %p)', async () => {
    const { id, customer } = await placed();
    await startPicking(here, id);
    await act(here, id, productId, 'short', { quantity: 4, reason: 'DAMAGED' });
    await pickTheRest(here, id);
    const answers = await Promise.all(
      [here, there, here, there].map((by) => finishPicking(by, id)),
    );
    expect(codesOf(answers)).toEqual(['ok', 'ok', 'ok', 'ok']);
    const { order } = await pickedOrder(owner, id);
    // 50,000 less 5 % and 1,000 of credit were paid; 9,500 remain.
    expect(order.refunds).toMatchObject([{ amountPaise: 38_000, status: 'SUCCESS' }]);
    expect(order).toMatchObject({ status: 'PACKED', bill: { toPayPaise: 8_500 } });
    expect(await creditOf(customer)).toBe(0);
  });
});

describe('an order that is called off at the moment at which', () => {
  it.each(rounds)('pieces of it are said to be missing (round %p)', async (round) => {
    const { id, customer } = await placed();
    await startPicking(here, id);
    const [line] = await linesOf(here, id);
    const missing = { quantity: 2, reason: 'CUSTOMER_DECLINED' };
    const calls = [
      () => moveOrder(owner, id, 'CANCELLED'),
      () => actOnLine(there, 'short', line!, missing),
    ];
    const answers = await Promise.all((round % 2 ? calls.reverse() : calls).map((call) => call()));
    expect(codesOf(answers)[1]).toBe('ok');
    const { order } = await pickedOrder(owner, id);
    expect(order).toMatchObject({ status: 'CANCELLED', refunds: [{ amountPaise: 46_500 }] });
    expect(await creditOf(customer)).toBe(1_000);
    expect(await stockOf(shop.database, productId)).toBe(10);
  });

  it.each(rounds)('it is packed (round %p)', async (round) => {
    const { id, customer } = await placed();
    await startPicking(here, id);
    await act(here, id, productId, 'short', { quantity: 2, reason: 'CUSTOMER_DECLINED' });
    await pickTheRest(here, id);
    const calls = [() => moveOrder(owner, id, 'CANCELLED'), () => finishPicking(there, id)];
    await Promise.all((round % 2 ? calls.reverse() : calls).map((call) => call()));
    const { order } = await pickedOrder(owner, id);
    expect(order.status).toBe('CANCELLED');
    const backPaise = order.refunds.reduce(
      (sum: number, { amountPaise }: { amountPaise: number }) => sum + amountPaise,
      0,
    );
    expect(backPaise).toBe(46_500);
    expect(await creditOf(customer)).toBe(1_000);
    expect(await stockOf(shop.database, productId)).toBe(10);
  });
});

describe('two lines that want the last piece of a substitute', () => {
  it.each(rounds)('do not both get it (round %p)', async () => {
    const last = await addProduct(owner, { stockQuantity: 1, mrpPaise: 9_000 });
    const instead = { productId: String(last), quantity: 1, replacedQuantity: 1 };
    const orders = [await placed(), await placed()];
    for (const { id } of orders) await startPicking(here, id);
    const lines = await Promise.all(orders.map(async ({ id }) => (await linesOf(here, id))[0]));
    const answers = await Promise.all(
      lines.map((line, at) => actOnLine(at ? here : there, 'substitute', line!, instead)),
    );
    expect(codesOf(answers)).toEqual(['OUT_OF_STOCK', 'ok']);
    expect(await stockOf(shop.database, last)).toBe(0);
  });
});
