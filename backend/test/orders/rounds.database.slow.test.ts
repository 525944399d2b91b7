import { StaffRole } from '../../src/kernel/permissions';
import { addAddress } from '../kit/addresses';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { collectCash, moveOrder, moveTo, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { callRound, myRounds, onRound, riddenRound, roundsOf, startRound } from '../kit/rounds';
import { fillCart, newKey, order } from '../kit/shopping';
import { Member, newMember } from '../kit/staff';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop } from '../kit/test-shop';

const DAY = '2026-11-20';
const clock = new MovableClock(new Date(`${DAY}T04:00:00Z`));
let shop: TestShop;
let owner: Client;
let keeper: Client;
let accounts: Member;
let rider: Member;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  keeper = (await newMember(shop, StaffRole.ORDERS)).client;
  accounts = await newMember(shop, StaffRole.ACCOUNTS);
  productId = await addProduct(owner, { stockQuantity: 900, mrpPaise: 20_000 });
});
beforeEach(async () => {
  rider = await newMember(shop, StaffRole.RIDER);
  customer = await newCustomer(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** A packed order of 200 rupees, payable on delivery. */
async function packedOrder(): Promise<string> {
  await fillCart(customer.client, productId, 2);
  const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
  await moveTo(owner, id, 'PACKED');
  return id;
}

async function packedOrders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await packedOrder());
  return ids;
}

const DUE = 40_000;
const taken = (stopId: string, cashPaise = DUE) => ({ stopId, receivedBy: 'Asha', cashPaise });
const statusOf = async (id: string) => (await orderDetails(customer.client, id)).status;
const made = (orderIds: readonly string[]) => ({
  ...{ riderId: rider.id, orderIds },
  idempotencyKey: newKey(),
});

describe('a round', () => {
  it('reads customers only for orders without a name in their address', async () => {
    const read = () => statementsOf(shop.database, () => myRounds(rider.client));
    const ofCustomers = async () => (await read()).filter((sql) => /FROM .customers/.test(sql));
    expect(await ofCustomers()).toEqual([]);
    await riddenRound(owner, rider, await packedOrders(2));
    expect(await ofCustomers()).toHaveLength(1);
  });

  it('delivers two orders and fails one; its cash is handed in with a difference', async () => {
    const ids = await packedOrders(3);
    const round = await riddenRound(keeper, rider, ids);
    expect(await statusOf(ids[0] ?? '')).toBe('OUT_FOR_DELIVERY');
    const [first, second, third] = round.stops;
    await onRound(rider.client, 'deliver', taken(first.id));
    await onRound(rider.client, 'deliver', taken(second.id));
    const input = { roundId: round.id, countedPaise: 79_000 };
    expect(refusalOf(await callRound(accounts.client, 'handIn', input))).toEqual([
      409,
      'ORDER_MOVE_REFUSED',
      'roundId',
    ]);
    const failed = { stopId: third.id, reason: 'Nobody was at home' };
    const { cashPaise, stops } = await onRound(rider.client, 'fail', failed);
    expect(cashPaise).toBe(2 * DUE);
    expect(stops).toMatchObject([
      { outcome: 'DELIVERED', receivedBy: 'Asha', isOpen: false, order: { toCollectPaise: 0 } },
      { outcome: 'DELIVERED', isOpen: false },
      { outcome: 'FAILED', failureReason: 'Nobody was at home', order: { toCollectPaise: DUE } },
    ]);
    expect(await statusOf(ids[2] ?? '')).toBe('DELIVERY_FAILED');
    expect(refusalOf(await callRound(accounts.client, 'handIn', input))).toEqual([
      400,
      'VALIDATION',
      'reason',
    ]);
    const said = { ...input, reason: 'Change was wrong' };
    const { handIn } = await onRound(accounts.client, 'handIn', said);
    expect(handIn).toEqual({
      ...{ countedPaise: 79_000, differencePaise: -1_000, reason: 'Change was wrong' },
      byEmail: accounts.email,
    });
    expect(await myRounds(rider.client)).toEqual([]);
    expect((await orderDetails(customer.client, ids[0])).paymentStatus).toBe('SUCCESS');
  });

  it('is made once under its key, of packed orders of one slot that are on no other', async () => {
    const ids = await packedOrders(2);
    const input = made(ids);
    const answers = await Promise.all([
      onRound(keeper, 'make', input),
      onRound(keeper, 'make', input),
    ]);
    expect(answers[1].id).toBe(answers[0].id);
    expect((await roundsOf(keeper, DAY)).ordersToDeliver).not.toContainEqual({ id: ids[0] });
    const refusals = [
      await callRound(keeper, 'make', { ...input, orderIds: [ids[0]] }),
      await callRound(keeper, 'make', made(ids)),
      await callRound(keeper, 'make', { ...made(ids), riderId: accounts.id }),
    ];
    expect(refusals.map(refusalOf)).toEqual([
      [409, 'IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'],
      [409, 'ORDER_MOVE_REFUSED', 'orderIds'],
      [400, 'VALIDATION', 'riderId'],
    ]);
  });

  it('gets another sequence, rider and orders, against the version that was seen', async () => {
    const [one = '', two = '', three = ''] = await packedOrders(3);
    const { id: roundId, version } = await onRound(keeper, 'make', made([one, two]));
    const other = await newMember(shop, StaffRole.RIDER);
    const change = { roundId, riderId: other.id, orderIds: [three, one], expectedVersion: version };
    const { stops } = await onRound(keeper, 'change', change);
    expect(stops.map((stop: { order: { id: string } }) => stop.order.id)).toEqual([three, one]);
    expect(refusalOf(await callRound(keeper, 'change', change))).toEqual([
      409,
      'CONFLICT',
      'expectedVersion',
    ]);
    expect(await myRounds(rider.client)).toEqual([]);
    expect(refusalOf(await startRound(rider.client, roundId))).toEqual([
      404,
      'NOT_FOUND',
      'roundId',
    ]);
    expect((await roundsOf(keeper, DAY)).ordersToDeliver).toContainEqual({ id: two });
  });

  it('counts what its rider sends twice once, and refuses something else', async () => {
    const { stops } = await riddenRound(keeper, rider, await packedOrders(1));
    const input = taken(stops[0].id);
    const answers = await Promise.all([
      onRound(rider.client, 'deliver', input),
      onRound(rider.client, 'deliver', input),
    ]);
    expect(answers.map(({ cashPaise }) => cashPaise)).toEqual([DUE, DUE]);
    const other = await callRound(rider.client, 'deliver', { ...input, receivedBy: 'Ravi' });
    expect(refusalOf(other)).toEqual([409, 'CONFLICT', 'stopId']);
  });

  it('lets no other rider say anything of its stops', async () => {
    const { stops } = await riddenRound(keeper, rider, await packedOrders(1));
    const other = await newMember(shop, StaffRole.RIDER);
    const answers = await Promise.all([
      callRound(other.client, 'deliver', taken(stops[0].id)),
      callRound(rider.client, 'deliver', taken(stops[0].id)),
    ]);
    expect(answers.map(({ body }) => body.errors?.[0].extensions.code)).toEqual([
      'NOT_FOUND',
      undefined,
    ]);
  });

  it('is for whoever rides, before those who could do so beside all else', async () => {
    const { riders } = await owner.data('{ riders { email } }');
    const emails = riders.map(({ email }: { email: string }) => email);
    expect(emails).toContain(rider.email);
    expect(emails.at(-1)).toBe('keeper@shop.test');
  });

  it('names who receives an order without an address, and how to call them, as well', async () => {
    const without = await packedOrder();
    await addAddress(customer.client, { recipientName: 'Ravi Patil', phone: '9820098200' });
    await onRound(keeper, 'make', made([without, await packedOrder()]));
    const [{ stops }] = await myRounds(rider.client);
    expect(stops.map(({ order }: { order: unknown }) => order)).toMatchObject([
      { address: null, recipient: { name: 'Meera Kulkarni', phone: '9876543210' } },
      {
        address: { line1: 'B-12, Gokhale Road' },
        recipient: { name: 'Ravi Patil', phone: '9820098200' },
      },
    ]);
  });

  it('is handed in once', async () => {
    const round = await riddenRound(keeper, rider, await packedOrders(1));
    await onRound(rider.client, 'deliver', taken(round.stops[0].id));
    const count = (countedPaise: number) =>
      callRound(accounts.client, 'handIn', { roundId: round.id, countedPaise, reason: 'Counted' });
    const answers = await Promise.all([count(DUE), count(DUE - 100)]);
    const codes = answers.map(({ body }) => body.errors?.[0].extensions.code ?? 'ok');
    expect(codes.sort()).toEqual(['CONFLICT', 'ok']);
  });

  it('is not changed once it is done', async () => {
    const [one = '', two = ''] = await packedOrders(2);
    const { id: roundId, version, stops } = await riddenRound(keeper, rider, [one]);
    await onRound(rider.client, 'deliver', taken(stops[0].id));
    const other = await newMember(shop, StaffRole.RIDER);
    const input = { roundId, riderId: other.id, orderIds: [two], expectedVersion: version };
    const refused = [409, 'ORDER_MOVE_REFUSED', 'roundId'];
    expect(refusalOf(await callRound(keeper, 'change', input))).toEqual(refused);
    expect(await myRounds(rider.client)).toMatchObject([{ id: roundId, version }]);
    await onRound(keeper, 'make', made([two]));
  });

  it('goes on where staff settled an order on the board, whose cash is not its own', async () => {
    const [id = ''] = await packedOrders(1);
    const round = await riddenRound(keeper, rider, [id]);
    await moveOrder(keeper, id, 'DELIVERED');
    await collectCash(keeper, id);
    const input = { roundId: round.id, countedPaise: 0 };
    expect((await onRound(accounts.client, 'handIn', input)).handIn.differencePaise).toBe(0);
  });
});

describe('the money at the door', () => {
  it('is paid by UPI for what is open, once for each UTR number', async () => {
    const [one = '', two = ''] = await packedOrders(2);
    const { stops } = await riddenRound(keeper, rider, [one, two]);
    const input = { orderId: one, amountPaise: 30_000, utr: '123456789012' };
    const answers = await Promise.all([
      onRound(rider.client, 'upi', input),
      onRound(keeper, 'upi', input),
    ]);
    expect(answers.map(({ toCollectPaise }) => toCollectPaise)).toEqual([10_000, 10_000]);
    const refusals = [
      await callRound(rider.client, 'upi', { ...input, orderId: two }),
      await callRound(rider.client, 'upi', { ...input, utr: '123456789013' }),
      await callRound(rider.client, 'deliver', taken(stops[0].id)),
    ];
    expect(refusals.map(refusalOf)).toEqual([
      [400, 'VALIDATION', 'utr'],
      [400, 'VALIDATION', 'amountPaise'],
      [400, 'VALIDATION', 'cashPaise'],
    ]);
    expect(refusals.slice(1).map((answer) => answer.body.errors[0].message)).toEqual([
      ...['At most ₹100 is open by now', 'At most ₹100 is open by now'],
    ]);
    const { cashPaise } = await onRound(rider.client, 'deliver', taken(stops[0].id, 10_000));
    expect(cashPaise).toBe(10_000);
    expect((await orderDetails(customer.client, one)).paymentStatus).toBe('SUCCESS');
  });

  it('is taken for one of two orders that name the same UTR at the same moment', async () => {
    const [one = '', two = ''] = await packedOrders(2);
    await riddenRound(keeper, rider, [one, two]);
    const pay = (orderId: string) =>
      callRound(rider.client, 'upi', { orderId, amountPaise: DUE, utr: '999956789012' });
    const answers = await Promise.all([pay(one), pay(two)]);
    const codes = answers.map(({ body }) => body.errors?.[0].extensions.code ?? 'ok');
    expect(codes.sort()).toEqual(['VALIDATION', 'ok']);
  });

  it('leaves a debt where it is too little, which is written off with a reason', async () => {
    const [id = ''] = await packedOrders(1);
    const { stops } = await riddenRound(keeper, rider, [id]);
    await onRound(rider.client, 'deliver', taken(stops[0].id, 35_000));
    const { paymentStatus, events } = await orderDetails(customer.client, id);
    expect(paymentStatus).toBe('PENDING');
    expect(events.at(-1).note).toBe('Still to pay: ₹50');
    const input = { orderId: id, amountPaise: 5_000, reason: 'Broken eggs' };
    expect(failureOf(await callRound(rider.client, 'writeOff', input)).code).toBe('FORBIDDEN');
    await onRound(accounts.client, 'writeOff', input);
    expect((await onRound(accounts.client, 'writeOff', input)).toCollectPaise).toBe(0);
    expect((await orderDetails(customer.client, id)).paymentStatus).toBe('SUCCESS');
  });

  it('is handed back where the order is returned after all', async () => {
    const [id = ''] = await packedOrders(1);
    await riddenRound(keeper, rider, [id]);
    await onRound(keeper, 'upi', { orderId: id, amountPaise: 10_000, utr: '555556789012' });
    await moveOrder(owner, id, 'DELIVERY_FAILED', { reason: 'Wanted it no more' });
    await moveOrder(owner, id, 'RETURNED');
    const { status, paymentStatus } = await orderDetails(customer.client, id);
    expect({ status, paymentStatus }).toEqual({ status: 'RETURNED', paymentStatus: 'REFUNDED' });
  });
});
