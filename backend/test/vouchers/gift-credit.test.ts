import { GiftCreditEntry } from '../../src/modules/checkout/gift-credit/gift-credit-entry.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { creditOf, giveCredit, orderWith, placeWith } from '../kit/offers';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  productId = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 1000 });
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

/** A customer with gift credit and one product for ₹100 in the cart. */
async function customerWithCredit(creditPaise: number): Promise<TestCustomer> {
  const customer = await newCustomer(shop);
  if (creditPaise > 0) await giveCredit(admin, customer.client, creditPaise);
  await fillCart(customer.client, productId);
  return customer;
}

/** The sum of a customer's ledger, which must be the balance. */
async function ledgerOf(customerId: number): Promise<number> {
  const entries = await shop.database.read.findBy(GiftCreditEntry, { customerId });
  return entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

const inCash = { paymentMethod: 'CASH_ON_DELIVERY', useGiftCredit: true };

describe('an order with gift credit', () => {
  it('is paid with it as far as it goes', async () => {
    const { client, customerId } = await customerWithCredit(2_000);
    const order = await orderWith(client, { useGiftCredit: true });
    expect(order).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PENDING',
      bill: { toPayPaise: 7_500 },
      lines: [{ discountPaise: 500 }],
    });
    expect(order.bill.steps[2]).toEqual({
      kind: 'GIFT_CREDIT',
      label: 'Gift credit',
      amountPaise: -2_000,
      reason: 'from redeemed gift vouchers',
    });
    expect(await creditOf(client)).toBe(0);
    expect(await ledgerOf(customerId)).toBe(0);
  });

  it.each([
    ['CARD', 9_500],
    ['CASH_ON_DELIVERY', 10_000],
  ])('by %s is placed and paid at once where nothing is left to pay', async (method, spent) => {
    const { client, customerId } = await customerWithCredit(50_000);
    const order = await orderWith(client, { useGiftCredit: true, paymentMethod: method });
    expect(order).toMatchObject({
      status: 'SUCCESS',
      paymentStatus: 'SUCCESS',
      bill: { toPayPaise: 0 },
    });
    expect(await creditOf(client)).toBe(50_000 - spent);
    expect(await ledgerOf(customerId)).toBe(50_000 - spent);
    expect((await client.data('{ orderAwaitingPayment { id } }')).orderAwaitingPayment).toBeNull();
  });

  it('leaves it alone where it was not asked for, or there is none', async () => {
    const { client } = await customerWithCredit(2_000);
    expect((await orderWith(client, {})).bill.toPayPaise).toBe(9_500);
    expect(await creditOf(client)).toBe(2_000);
    const { client: poor } = await customerWithCredit(0);
    const { bill } = await orderWith(poor, inCash);
    expect(bill).toMatchObject({ toPayPaise: 10_000 });
    expect(bill.steps).toHaveLength(2);
  });

  it('gives it back when it is called off', async () => {
    const { client, customerId } = await customerWithCredit(2_000);
    const { id } = await orderWith(client, inCash);
    expect(await creditOf(client)).toBe(0);
    await client.data('mutation ($id: ID!) { cancelOrder(id: $id) { status } }', { id });
    expect(await creditOf(client)).toBe(2_000);
    expect(await ledgerOf(customerId)).toBe(2_000);
  });

  it('keeps it when it is refused', async () => {
    const { client } = await customerWithCredit(2_000);
    await fillCart(client, await addProduct(admin, { stockQuantity: 0 }));
    expect((await placeWith(client, inCash)).status).toBe(409);
    expect(await creditOf(client)).toBe(2_000);
  });
});
