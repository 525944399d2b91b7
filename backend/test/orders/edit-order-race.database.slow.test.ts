import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { editableOrder, sendEdit } from '../kit/editing';
import { failureOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { creditOf, giveCredit, orderWith } from '../kit/offers';
import { cancelOrder } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { startPicking } from '../kit/picking';
import { addProduct, stockOf } from '../kit/products';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { fillCart, newKey, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const rounds = Array.from({ length: 5 }, (_, round) => [round]);

let shop: TestShop;
let other: SecondServer;
let owner: Client;
let picker: Client;
let rice: number;
let dal: number;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openSecondServer(shop);
  owner = await adminClient(shop);
  picker = (await newMember(shop, StaffRole.ORDERS)).client;
});
beforeEach(async () => {
  rice = await addProduct(owner, { mrpPaise: 10_000, stockQuantity: 10 });
  dal = await addProduct(owner, { mrpPaise: 5_000, stockQuantity: 10 });
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** An order of five pieces of rice, paid by card and by gift credit, of a customer logged in at both servers. */
async function placed() {
  const { client: here, accessToken } = await newCustomer(shop);
  const there = other.client().useBearer(accessToken);
  await giveCredit(owner, here, 1_000);
  await fillCart(here, rice, 5);
  const { id } = await orderWith(here, { useGiftCredit: true });
  await pay(here, { orderId: id });
  const [line] = (await editableOrder(here, id)).lines;
  return { id: id as string, here, there, lineId: line.id as string };
}

/** Keeps two of five pieces, and adds two others: 20,000 + 10,000, less 5 % and 1,000 of credit. */
const changes = (lineId: string) => ({
  lines: [{ orderLineId: lineId, quantity: 2 }],
  added: [{ productId: dal, quantity: 2 }],
  expectedTotalPaise: 27_500,
});

/** Runs both at the same time, alternating which starts first. */
function together<Answer>(round: number, ...calls: (() => Promise<Answer>)[]) {
  const sequentially = round % 2 === 0 ? calls : [...calls].reverse();
  return Promise.all(sequentially.map((call) => call()));
}

const codesOf = (answers: Awaited<ReturnType<typeof sendEdit>>[]) =>
  answers.map((answer) => (answer.body.errors ? failureOf(answer).code : 'ok')).sort();
const stocks = async () => [await stockOf(shop.database, rice), await stockOf(shop.database, dal)];

describe('an edit at the moment at which', () => {
  it.each(rounds)('picking begins: one of them wins (round %p)', async (round) => {
    const { id, there, lineId } = await placed();
    const answers = await together(
      round,
      () => sendEdit(there, id, changes(lineId)),
      () => startPicking(picker, id),
    );
    const { status, editVersion } = await editableOrder(there, id);
    expect(status).toBe('PICKING');
    // Picking starts after a successful edit, or prevents it.
    expect(codesOf(answers)).toEqual(
      editVersion === 1 ? ['ok', 'ok'] : ['ORDER_NOT_EDITABLE', 'ok'],
    );
    expect(await stocks()).toEqual(editVersion === 1 ? [8, 8] : [5, 10]);
  });

  it.each(rounds)('the order is called off: nothing is kept of it (round %p)', async (round) => {
    const { id, here, there, lineId } = await placed();
    await together(
      round,
      () => sendEdit(there, id, changes(lineId)),
      () => cancelOrder(here, id),
    );
    const { status, refunds } = await editableOrder(here, id);
    expect(status).toBe('CANCELLED');
    const back = refunds.map(({ amountPaise }: { amountPaise: number }) => amountPaise);
    expect(back.reduce((sum: number, paise: number) => sum + paise, 0)).toBe(46_500);
    expect(await creditOf(here)).toBe(1_000);
    expect(await stocks()).toEqual([10, 10]);
  });

  it.each(rounds)('another edit of it is sent: one of them counts (round %p)', async (round) => {
    const { id, here, there, lineId } = await placed();
    const answers = await together(
      round,
      () => sendEdit(there, id, changes(lineId)),
      () => sendEdit(here, id, changes(lineId)),
    );
    expect(codesOf(answers)).toEqual(['CONFLICT', 'ok']);
    expect(await editableOrder(here, id)).toMatchObject({
      ...{ editVersion: 1, bill: { toPayPaise: 27_500 } },
      refunds: [{ amountPaise: 19_000 }],
    });
    expect(await stocks()).toEqual([8, 8]);
  });

  it.each(rounds)('it is sent again: it counts once (round %p)', async () => {
    const { id, here, there, lineId } = await placed();
    const input = { ...changes(lineId), idempotencyKey: newKey() };
    const answers = await Promise.all(
      [here, there, here, there].map((client) => sendEdit(client, id, input)),
    );
    expect(codesOf(answers)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await editableOrder(here, id)).toMatchObject({
      ...{ editVersion: 1, refunds: [{ amountPaise: 19_000 }] },
    });
    expect(await stocks()).toEqual([8, 8]);
  });
});

describe('edits that want each other’s pieces', () => {
  it.each(rounds)('neither wait for ever nor take what is not there (round %p)', async () => {
    const scarce = await addProduct(owner, { mrpPaise: 5_000, stockQuantity: 3 });
    const [one, two] = [await placed(), await placed()];
    const more = (lineId: string) => ({
      lines: [{ orderLineId: lineId, quantity: 3 }],
      added: [{ productId: scarce, quantity: 2 }],
      // 30,000 + 10,000, less 5 % and 1,000 of credit.
      expectedTotalPaise: 37_000,
    });
    const answers = await Promise.all(
      [one, two].map(({ there, id, lineId }) => sendEdit(there, id, more(lineId))),
    );
    expect(codesOf(answers)).toEqual(['OUT_OF_STOCK', 'ok']);
    expect(await stockOf(shop.database, scarce)).toBe(1);
    expect(await stockOf(shop.database, rice)).toBe(2);
  });
});
