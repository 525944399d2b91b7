import { Order } from '../../src/modules/ordering/orders/order.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { creditOf, giveCredit, newVoucher, placeWith, redeem } from '../kit/offers';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
/** A shop for each test: one of them performs only a part of an order, and so violates the integrity checks. */
beforeEach(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterEach(() => shop.close());

const inCash = { paymentMethod: 'CASH_ON_DELIVERY', useGiftCredit: true };

describe('at the same moment', () => {
  it('exactly one of 20 customers redeems a voucher', async () => {
    const code = await newVoucher(admin, 7_000);
    const customers: TestCustomer[] = [];
    for (let count = 0; count < 20; count++) customers.push(await newCustomer(shop));
    const answers = await Promise.all(customers.map(({ client }) => redeem(client, code)));
    const codes = answers
      .filter(({ status }) => status !== 200)
      .map(({ body }) => body.errors[0].extensions.code);
    expect(codes).toEqual(Array(19).fill('VOUCHER_REDEEMED'));
    const credits = await Promise.all(customers.map(({ client }) => creditOf(client)));
    expect(credits.reduce((sum, credit) => sum + credit, 0)).toBe(7_000);
    await expectIntegrity(shop);
  });

  it('exactly one of 10 calls of one customer redeems it', async () => {
    const code = await newVoucher(admin, 7_000);
    const { client } = await newCustomer(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(client, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await creditOf(client)).toBe(7_000);
    await expectIntegrity(shop);
  });

  it('orders of one customer never spend more than there is', async () => {
    const productId = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 1000 });
    const { client, customerId } = await newCustomer(shop);
    await giveCredit(admin, client, 25_000);
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        await fillCart(client, productId);
        await placeWith(client, inCash);
      }),
    );
    const orders = await shop.database.read.findBy(Order, { customerId });
    const spent = orders.reduce((sum, { giftCreditPaise }) => sum + giftCreditPaise, 0);
    expect(spent).toBe(25_000);
    expect(await creditOf(client)).toBe(0);
    for (const { subtotalPaise, giftCreditPaise, toPayPaise } of orders)
      expect(toPayPaise).toBe(subtotalPaise - giftCreditPaise);
    await expectIntegrity(shop);
  });

  it('transactions that saw the same balance do not both spend it', async () => {
    const { client, customerId } = await newCustomer(shop);
    await giveCredit(admin, client, 10_000);
    const { credits } = shop.services;
    const spent = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.database.write(async (tx) => {
          const amount = Math.min(await credits.balance(tx, customerId), 8_000);
          await credits.spend(tx, customerId, amount);
          return amount;
        }),
      ),
    );
    expect(spent.sort((a, b) => b - a)).toEqual([8_000, 2_000, 0, 0, 0, 0]);
    expect(await creditOf(client)).toBe(0);
  });
});
