import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { DECLINED_CARD, POOR_CARD, fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  productId = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 1000 });
});
afterAll(() => shop.close());

async function unpaidOrder({ client }: TestCustomer = customer): Promise<string> {
  await fillCart(client, productId);
  return (await order(client)).id;
}

const ORDER = 'query ($id: ID!) { order(id: $id) { status paymentStatus } }';
const orderOf = async (id: string, { client }: TestCustomer = customer) =>
  (await client.data(ORDER, { id })).order;
const chargesOf = (orderId: string) =>
  shop.database.read.find(Payment, { where: { orderId: Number(orderId) }, order: { id: 'ASC' } });

const PAID = { status: 'SUCCESS', paymentStatus: 'SUCCESS' };

describe('payment', () => {
  it('makes both statuses success, and keeps brand, last four and year of the card only', async () => {
    const orderId = await unpaidOrder();
    const { body, text } = await pay(customer.client, {
      orderId,
      cardNumber: '5555 5555 5555 4444',
      cvv: '987',
    });
    expect(body.data.payment).toMatchObject({
      orderId,
      amountPaise: 9500,
      status: 'SUCCESS',
      cardBrand: 'Mastercard',
      cardLastFour: '4444',
    });
    expect(await orderOf(orderId)).toEqual(PAID);
    const [stored] = await chargesOf(orderId);
    expect(JSON.stringify(stored) + text).not.toMatch(/55555555|5555 5555|:"?987"?[,}]/);
    const query = 'query ($id: ID!) { payment(id: $id) { id amountPaise status } }';
    const { payment } = await customer.client.data(query, { id: body.data.payment.id });
    expect(payment).toEqual({ id: body.data.payment.id, amountPaise: 9500, status: 'SUCCESS' });
  });

  it.each([
    [DECLINED_CARD, 'The card was declined'],
    [POOR_CARD, 'The card has insufficient funds'],
  ])(
    'with %s is declined, and the order can be paid with another card',
    async (cardNumber, message) => {
      const orderId = await unpaidOrder();
      const declined = await pay(customer.client, { orderId, cardNumber });
      expect(failureOf(declined)).toEqual({ status: 402, code: 'PAYMENT_DECLINED', message });
      expect(await orderOf(orderId)).toEqual({ status: 'PENDING', paymentStatus: 'FAILED' });
      expect((await pay(customer.client, { orderId })).body.data.payment.status).toBe('SUCCESS');
      expect(await orderOf(orderId)).toEqual(PAID);
      expect((await chargesOf(orderId)).map(({ status }) => status)).toEqual(['failed', 'success']);
    },
  );

  it('of an order that is paid already is refused', async () => {
    const orderId = await unpaidOrder();
    await pay(customer.client, { orderId });
    expect(failureOf(await pay(customer.client, { orderId }))).toEqual({
      status: 409,
      code: 'ORDER_NOT_PAYABLE',
      message: 'This order awaits no online payment',
      fields: { orderId: 'This order awaits no online payment' },
    });
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('of an order that is paid at the door is refused', async () => {
    await fillCart(customer.client, productId);
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(refusalOf(await pay(customer.client, { orderId: id }))).toEqual([
      409,
      'ORDER_NOT_PAYABLE',
      'orderId',
    ]);
  });

  it("of somebody else's order, or of none that there is, is not found", async () => {
    const orderId = await unpaidOrder();
    const { client } = await newCustomer(shop);
    expect(refusalOf(await pay(client, { orderId }))).toEqual([404, 'NOT_FOUND', 'orderId']);
    expect(refusalOf(await pay(client, { orderId: '2147483647' }))).toEqual([
      404,
      'NOT_FOUND',
      'orderId',
    ]);
    expect(await chargesOf(orderId)).toEqual([]);
  });

  it('is for customers', async () => {
    expect(refusalOf(await pay(shop.client()))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await pay(admin))).toEqual([403, 'FORBIDDEN']);
  });

  it('names what is wrong with the card, field by field, and charges nothing', async () => {
    const orderId = await unpaidOrder();
    const wrong = { orderId, cardNumber: '1234', nameOnCard: ' ', expYear: 2001, cvv: 'x' };
    expect(failureOf(await pay(customer.client, wrong))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: 'Card Number is not valid',
      fields: {
        cardNumber: 'Card Number is not valid',
        nameOnCard: 'Name On the Card should not be blank',
        expYear: 'The card has expired',
        cvv: 'cvv should be 3 or 4 digits',
      },
    });
    expect(await chargesOf(orderId)).toEqual([]);
  });
});
