import { ReceiptCounter } from '../../src/modules/ordering/receipts/receipt-counter.entity';
import { Receipt } from '../../src/modules/ordering/receipts/receipt.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { moveOrder, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { askReceipt, packedOrders, placedOrders, receiptOf } from '../kit/receipts';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00.000Z'));
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  customer = await newCustomer(shop);
});
// Some tests span days, and staff sessions end after one.
beforeEach(async () => {
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const stored = (id: string) => shop.database.read.findOneBy(Receipt, { orderId: Number(id) });

describe('the receipt of an order', () => {
  it('has its number from the packing on, and stays the same', async () => {
    const [id] = await packedOrders(admin, customer.client, 1);
    const first = await receiptOf(customer.client, id);
    expect(first).toEqual({
      number: expect.stringMatching(/^GRO\/2026-27\/\d{6}$/),
      issuedAt: '2026-11-20T04:00:00.000Z',
      pdfUrl: `/receipts/${id}.pdf`,
      storeName: 'Grocessay',
      storeAddressLines: shop.config.store.addressLines,
      storeGstin: null,
      storeFssaiLicence: null,
      order: {
        id,
        status: 'PACKED',
        lines: [{ name: expect.any(String) }],
        bill: { toPayPaise: 2800 },
      },
    });
    clock.advance({ days: 1 });
    expect(await receiptOf(customer.client, id)).toEqual(first);
  });

  it('is issued when the order is packed, though nobody asked for it', async () => {
    const [id] = await placedOrders(admin, customer.client, 1);
    expect(await stored(String(id))).toBeNull();
    await moveTo(admin, id, 'PACKED');
    const { issuedAt } = (await stored(String(id))) as Receipt;
    expect(issuedAt).toEqual(clock.now());
    clock.advance({ minutes: 5 });
    await moveTo(admin, id, 'DELIVERED').catch(() => undefined);
    expect(await receiptOf(customer.client, id)).toMatchObject({
      issuedAt: issuedAt.toISOString(),
    });
  });

  it('is issued on the way where a server of the version before packed the order', async () => {
    const [id = ''] = await packedOrders(admin, customer.client, 1);
    const { financialYear = '' } = (await stored(id)) ?? {};
    await shop.database.write(async (tx) => {
      await tx.delete(Receipt, { orderId: Number(id) });
      await tx.decrement(ReceiptCounter, { financialYear }, 'lastNumber', 1);
    });
    await moveOrder(admin, id, 'OUT_FOR_DELIVERY');
    const issued = await stored(id);
    expect(issued).not.toBeNull();
    await moveOrder(admin, id, 'DELIVERED');
    expect(await stored(id)).toEqual(issued);
  });

  it('is not issued by looking for it, whoever looks in whatever way', async () => {
    const [cash] = await placedOrders(admin, customer.client, 1);
    await fillCart(customer.client, await addProduct(admin));
    const { id: unpaid } = await order(customer.client);
    await fillCart(customer.client, await addProduct(admin));
    const { id: paid } = await order(customer.client);
    await pay(customer.client, { orderId: paid });
    const message = 'The receipt is issued once the order is packed';
    for (const id of [cash, unpaid, paid]) {
      for (const client of [customer.client, admin]) {
        const refusal = { code: 'NO_RECEIPT_YET', message, fields: { orderId: message } };
        expect(failureOf(await askReceipt(client, id))).toEqual({ status: 409, ...refusal });
        expect((await client.send('GET', `/receipts/${id}.pdf`)).body).toEqual(refusal);
      }
      expect(await stored(String(id))).toBeNull();
    }
  });

  it('is none for an order that was cancelled without one, and stays for one that had one', async () => {
    const [without] = await placedOrders(admin, customer.client, 1);
    const [having] = await packedOrders(admin, customer.client, 1);
    const { number } = await receiptOf(customer.client, having);
    for (const id of [without, having]) await moveOrder(admin, id, 'CANCELLED');
    expect(failureOf(await askReceipt(customer.client, without))).toMatchObject({
      code: 'NO_RECEIPT_YET',
      message: 'This order was cancelled before it had a receipt',
    });
    expect(await receiptOf(customer.client, having)).toMatchObject({
      number,
      order: { status: 'CANCELLED' },
    });
    expect(await stored(String(without))).toBeNull();
  });

  it('is seen by its customer and by admins', async () => {
    const [id] = await placedOrders(admin, customer.client, 1);
    const { client: other } = await newCustomer(shop);
    expect(refusalOf(await askReceipt(other, id))).toEqual([404, 'NOT_FOUND', 'orderId']);
    expect(refusalOf(await askReceipt(shop.client(), id))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await askReceipt(customer.client, '2147483647'))).toEqual([
      404,
      'NOT_FOUND',
      'orderId',
    ]);
    await moveTo(admin, id, 'PACKED');
    const seen = await receiptOf(admin, id);
    expect(await receiptOf(customer.client, id)).toEqual(seen);
  });

  it('is not issued with a move that is refused', async () => {
    const [id] = await placedOrders(admin, customer.client, 1);
    expect(refusalOf(await moveOrder(admin, id, 'DELIVERED'))[1]).toBe('ORDER_MOVE_REFUSED');
    expect(await stored(String(id))).toBeNull();
  });
});

describe('a store with tax number and licence', () => {
  it('shows them, and begins its numbers as it wants', async () => {
    const receipts = { prefix: 'NKS', gstin: '27AAPFU0939F1ZV', fssaiLicence: '11520998000123' };
    const taxed = await openTestShop({ clock, receipts });
    try {
      const keeper = await adminClient(taxed);
      const { client } = await newCustomer(taxed);
      const [id] = await packedOrders(keeper, client, 1);
      expect(await receiptOf(client, id)).toMatchObject({
        number: 'NKS/2026-27/000001',
        storeGstin: '27AAPFU0939F1ZV',
        storeFssaiLicence: '11520998000123',
      });
    } finally {
      await taxed.close();
    }
  });
});
