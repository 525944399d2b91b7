import { migrations } from '../../src/app';
import { openDatabase } from '../../src/assembly/open-database';
import { Customer, Gender } from '../../src/modules/identity/customers/customer.entity';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { OrderStatus, PaymentMethod } from '../../src/kernel/order.enums';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { readConfig } from '../../src/platform/config/config';
import { Database } from '../../src/platform/database/database';
import { migrate } from '../../src/platform/database/migrate';
import { ReceiptsWhenPacked1700000000011 } from '../../src/modules/ordering/migrations/1700000000011-receipts-when-packed';
import { ReceiptCounter } from '../../src/modules/ordering/receipts/receipt-counter.entity';
import { Receipt } from '../../src/modules/ordering/receipts/receipt.entity';
import { financialYearOf } from '../../src/modules/ordering/receipts/receipt.rules';
import { newKey } from '../kit/shopping';
import { freshDatabase } from '../kit/test-shop';

let place: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeEach(async () => {
  place = await freshDatabase();
  database = await openDatabase(readConfig({ NODE_ENV: 'test', ...place.environment }));
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const at = new Date('2026-05-05T05:05:05.000Z');

async function addCustomer(): Promise<number> {
  const customer = { firstName: 'A', lastName: 'B', email: 'a@example.com', passwordHash: 'x' };
  const where = { gender: Gender.OTHER, phone: '', district: '', state: '', zipCode: '' };
  const kept = await database.write((tx) =>
    tx.save(Customer, { ...customer, ...where, createdAt: at }),
  );
  return kept.id;
}

async function addOrder(customerId: number, status: OrderStatus): Promise<number> {
  const order = await database.write((tx) =>
    tx.save(Order, {
      customerId,
      idempotencyKey: newKey(),
      requestFingerprint: 'x',
      status,
      paymentStatus: PaymentStatus.PENDING,
      paymentMethod: PaymentMethod.CASH_ON_DELIVERY,
      subtotalPaise: 0,
      billSteps: [],
      giftCreditPaise: 0,
      toPayPaise: 0,
      slotDate: '2026-05-05',
      slotStartMinute: 420,
      slotEndMinute: 540,
      placedAt: at,
    }),
  );
  return order.id;
}

/** Reverts the tables to their state from before receipts were issued when packing. */
async function goBack(): Promise<void> {
  const first = migrations.indexOf(ReceiptsWhenPacked1700000000011);
  for (let number = first; number < migrations.length; number++)
    await database.writer.undoLastMigration();
}

const receipts = () => database.read.find(Receipt, { order: { id: 'ASC' } });

describe('orders of before receipts were issued with the packing', () => {
  it('get theirs once where they are packed, behind those that were given', async () => {
    const customerId = await addCustomer();
    const { PENDING, SUCCESS, PACKED, OUT_FOR_DELIVERY, DELIVERED, CANCELLED } = OrderStatus;
    const had = await addOrder(customerId, DELIVERED);
    const year = financialYearOf(new Date());
    await database.write(async (tx) => {
      await tx.save(Receipt, { orderId: had, financialYear: year, number: 1, issuedAt: at });
      await tx.save(ReceiptCounter, { financialYear: year, lastNumber: 1 });
    });
    const due: number[] = [];
    for (const status of [PACKED, OUT_FOR_DELIVERY, DELIVERED])
      due.push(await addOrder(customerId, status));
    for (const status of [PENDING, SUCCESS, CANCELLED]) await addOrder(customerId, status);
    await goBack();
    const before = Date.now();
    await migrate(database);
    const issued = await receipts();
    expect(
      issued.map(({ orderId, financialYear, number }) => [orderId, financialYear, number]),
    ).toEqual([had, ...due].map((orderId, index) => [orderId, year, index + 1]));
    expect(issued[0]?.issuedAt).toEqual(at);
    for (const { issuedAt } of issued.slice(1))
      expect(Math.abs(issuedAt.getTime() - before)).toBeLessThan(600_000);
    expect(await database.read.findBy(ReceiptCounter, { financialYear: year })).toMatchObject([
      { lastNumber: 4 },
    ]);
    await goBack();
    await migrate(database);
    expect(await receipts()).toEqual(issued);
  });

  it('begin the numbers of a year that has none', async () => {
    const orderId = await addOrder(await addCustomer(), OrderStatus.PACKED);
    await goBack();
    await migrate(database);
    expect(await receipts()).toMatchObject([{ orderId, number: 1 }]);
    expect(await database.read.find(ReceiptCounter)).toMatchObject([{ lastNumber: 1 }]);
  });
});
