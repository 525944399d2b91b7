import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Collection } from '../../src/modules/ordering/collections/collection.entity';
import { CreditNote } from '../../src/modules/ordering/credit-notes/credit-note.entity';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { OrderLine } from '../../src/modules/ordering/orders/order-line.entity';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { Receipt } from '../../src/modules/ordering/receipts/receipt.entity';
import { Refund } from '../../src/modules/ordering/refunds/refund.entity';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { projectRoot } from '../../src/platform/config/config';
import { newToken } from '../authorization/staff-calls';
import { Client } from '../kit/client';
import { readCsv } from '../kit/csv';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, collectCash, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { act, packPicked, startPicking } from '../kit/picking';
import { addProduct } from '../kit/products';
import { credit, refundAmount } from '../kit/returns';
import { fillCart, order, pay } from '../kit/shopping';
import { urlOf } from '../kit/stream';
import { TestShop, openTestShop } from '../kit/test-shop';

// Half an hour before December begins in India.
const clock = new MovableClock(new Date('2026-11-30T18:00:00.000Z'));
const DECEMBER = new Date('2026-11-30T18:30:00.000Z');

let shop: TestShop;
let admin: Client;
let accountant: Client;
let customer: TestCustomer;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  folder = await mkdtemp(join(tmpdir(), 'grocessay-accounts-'));
  const { token } = await newToken(admin, 'READ_ACCOUNTS');
  accountant = shop.client().useBearer(token);
  environment = { SHOP_URL: await urlOf(shop), API_TOKEN: token };
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Runs the example as an accountant does; returns its output, and its files by name. */
async function runExample(month: string) {
  const args = ['docs/examples/accounting.mjs', month, folder];
  const env = { ...process.env, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot, env });
  const table = async (name: string) => readCsv(await readFile(join(folder, name), 'utf8'));
  const report = JSON.parse(await readFile(join(folder, 'month.json'), 'utf8')).gstReport;
  return {
    ...{ stdout, report, documents: await table('documents.csv') },
    ...{ money: await table('money.csv'), lines: await table('lines.csv') },
  };
}

const paiseOf = (rupees = '') => Math.round(Number(rupees) * 100);
const sumOf = (rows: Record<string, string>[], column = 'amount') =>
  rows.reduce((sum, row) => sum + paiseOf(row[column]), 0);
const ofKinds = (rows: Record<string, string>[], ...kinds: string[]) =>
  rows.filter(({ kind = '' }) => kinds.includes(kind));

/** The sums in the tables of the shop before or after the end of November, without anything that the API calculates. */
async function sumsOfTables(isOfMonth: (at: Date) => boolean) {
  const { read } = shop.database;
  const total = (rows: { amountPaise: number }[]) =>
    rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const isMoved = ({ status, settledAt }: Pick<Payment, 'status' | 'settledAt'>) =>
    settledAt !== null && status !== PaymentStatus.FAILED && isOfMonth(settledAt);
  const receipts = (await read.find(Receipt)).filter(({ issuedAt }) => isOfMonth(issuedAt));
  const ids = new Set(receipts.map(({ orderId }) => orderId));
  const lines = (await read.find(OrderLine)).filter(({ orderId }) => ids.has(orderId));
  const feePaise = (await read.find(Order))
    .filter(({ id }) => ids.has(id))
    .flatMap(({ billSteps }) => billSteps.filter(({ kind }) => kind === 'DELIVERY_FEE'))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return {
    receipts: lines.reduce((sum, line) => sum + line.totalPaise - line.discountPaise, feePaise),
    creditNotes: total((await read.find(CreditNote)).filter((note) => isOfMonth(note.issuedAt))),
    payments: total((await read.find(Payment)).filter(isMoved)),
    refunds: total((await read.find(Refund)).filter(isMoved)),
    collected: total((await read.find(Collection)).filter(({ at }) => isOfMonth(at))),
  };
}

/** The same sums in the files of the example. */
const sumsOfFiles = ({ documents, money }: Awaited<ReturnType<typeof runExample>>) => ({
  receipts: sumOf(ofKinds(documents, 'receipt')),
  creditNotes: -sumOf(ofKinds(documents, 'credit note')),
  payments: sumOf(ofKinds(money, 'payment')),
  refunds: -sumOf(ofKinds(money, 'refund')),
  collected: sumOf(ofKinds(money, 'cash', 'upi', 'handed back', 'written off')),
});

const ACCOUNTS = `query ($from: LocalDate!, $to: LocalDate!, $after: ID, $pageSize: Int!) {
  accountedOrders(from: $from, to: $to, after: $after, pageSize: $pageSize) {
    endCursor hasNext items { id paymentStatus placedAt giftCreditPaise bill { toPayPaise } }
  }
}`;
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

describe('the example that writes a month for the accountant', () => {
  it('writes what the tables add up to, each month its own documents and money', async () => {
    const rice = await addProduct(admin, { gstBasisPoints: 500, hsn: '1006', mrpPaise: 10_501 });
    const oil = await addProduct(admin, { gstBasisPoints: 1_200, hsn: '1507', mrpPaise: 21_007 });
    const salt = await addProduct(admin, { gstBasisPoints: 0, hsn: '2501', mrpPaise: 2_000 });
    const jar = await addProduct(admin, { name: 'Jar, "large"', mrpPaise: 703 });
    const { client } = customer;
    const placed = async (paymentMethod: string, ...products: number[]): Promise<string> => {
      for (const id of products) await fillCart(client, id, 3);
      return (await order(client, { paymentMethod })).id;
    };
    const paid = async (...products: number[]) => {
      const id = await placed('CARD', ...products);
      const { body } = await pay(client, { orderId: id });
      return { id, paymentId: body.data.payment.id };
    };
    const short = await placed('CASH_ON_DELIVERY', rice, oil, jar);
    await startPicking(admin, short);
    await act(admin, short, rice, 'short', { quantity: 2, reason: 'NOT_THERE' });
    await packPicked(admin, short);
    for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED'])
      await admin.data(
        'mutation ($id: ID!, $to: OrderStatus!) { moveOrder(id: $id, to: $to) { order { id } } }',
        { id: short, to },
      );
    await collectCash(admin, short);
    const returned = await paid(rice, salt);
    await moveTo(admin, returned.id, 'DELIVERED');
    await credit(admin, returned.id, [{ productId: rice, quantity: 1 }]);
    const sorry = await paid(oil);
    await moveTo(admin, sorry.id, 'PACKED');
    await refundAmount(admin, sorry.paymentId, 1_001);
    const calledOff = await paid(salt);
    await cancelOrder(client, calledOff.id);
    const late = await paid(oil, jar);

    clock.advance({ minutes: 31 });
    await moveTo(admin, late.id, 'PACKED');
    await credit(admin, returned.id, [{ productId: salt, quantity: 2 }]);

    const november = await runExample('2026-11');
    expect(sumsOfFiles(november)).toEqual(await sumsOfTables((at) => at < DECEMBER));
    expect(november.stdout).toBe('5 documents, 8 movements of money\n');
    expect(sumOf(november.documents)).toBe(
      november.report.receipts.amountPaise - november.report.creditNotes.amountPaise,
    );
    expect(november.lines).toContainEqual(
      expect.objectContaining({ name: 'Jar, "large"', quantity: '3', total: '21.09' }),
    );
    expect(november.lines).toContainEqual(
      expect.objectContaining({ hsn: '1006', rate: '5', quantity: '1', total: '105.01' }),
    );

    const december = await runExample('2026-12');
    expect(sumsOfFiles(december)).toEqual(await sumsOfTables((at) => at >= DECEMBER));
    expect(december.stdout).toBe('2 documents, 1 movements of money\n');
  });

  it('tells nothing of who ordered', async () => {
    await runExample('2026-11');
    const told = await readFile(join(folder, 'month.json'), 'utf8');
    expect(told).not.toMatch(/@|phone|customer|address/i);
    expect(told).not.toContain(customer.email);
  });
});

describe('the orders of some days', () => {
  it('come in parts that miss none and repeat none', async () => {
    const read = async (pageSize: number) => {
      const ids: string[] = [];
      for (let after: string | null = null; ;) {
        const variables = { ...NOVEMBER, after, pageSize };
        const { accountedOrders } = await accountant.data(ACCOUNTS, variables);
        ids.push(...accountedOrders.items.map(({ id }: { id: string }) => id));
        if (!accountedOrders.hasNext) return ids;
        after = accountedOrders.endCursor;
      }
    };
    const all = await read(100);
    expect(all).toHaveLength(5);
    expect(await read(1)).toEqual(all);
    expect(await read(2)).toEqual(all);
  });

  it.each([
    [{ ...NOVEMBER, pageSize: 0 }, 'pageSize'],
    [{ ...NOVEMBER, pageSize: 101 }, 'pageSize'],
    [{ ...NOVEMBER, pageSize: 5, after: 'x' }, 'after'],
    [{ from: '2026-11-30', to: '2026-11-01', pageSize: 5 }, 'to'],
  ])('are refused for %j', async (variables, field) => {
    const refused = await accountant.graphql(ACCOUNTS, variables);
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', field]);
  });

  it.each([
    '{ adminOrders { totalCount } }',
    '{ orderSearch { pageSize } }',
    '{ customerSearch(text: "a") { endCursor } }',
    'mutation { moveOrder(id: "1", to: PACKED) { order { id } } }',
  ])('are all that the scope reads of orders: %s', async (document) => {
    expect(refusalOf(await accountant.graphql(document)).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
  });

  it('have no events for it', async () => {
    const { events } = await accountant.data('{ events(after: 0) { items { id } } }');
    expect(events.items).toEqual([]);
  });
});
