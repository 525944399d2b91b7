import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { pdfTexts } from '../kit/pdf-text';
import { addProduct } from '../kit/products';
import { moveTo } from '../kit/order-keeping';
import { receiptOf } from '../kit/receipts';
import { fillCart, newKey, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  await fillCart(customer.client, await addProduct(admin));
});
afterAll(() => shop.close());

const cash = { paymentMethod: 'CASH_ON_DELIVERY' };

describe('what is to be done where something is missing', () => {
  it('stands in the order, for its customer and for the staff, and on the receipt', async () => {
    const { client } = customer;
    const { id } = await order(client, { ...cash, substitution: 'SIMILAR_PRODUCT' });
    const ORDER = 'query ($id: ID!) { order(id: $id) { substitution } }';
    expect((await client.data(ORDER, { id })).order.substitution).toBe('SIMILAR_PRODUCT');
    const ADMIN = 'query ($id: ID!) { adminOrder(id: $id) { order { substitution } } }';
    const { adminOrder } = await admin.data(ADMIN, { id });
    expect(adminOrder.order.substitution).toBe('SIMILAR_PRODUCT');
    await moveTo(admin, id, 'PACKED');
    const { bytes } = await client.download((await receiptOf(client, id)).pdfUrl);
    expect(pdfTexts(bytes).flat().join(' ')).toContain('similar product');
  });

  it('may be left open', async () => {
    const { client } = customer;
    const { id } = await order(client);
    const { order: placed } = await client.data(
      'query ($id: ID!) { order(id: $id) { substitution } }',
      { id },
    );
    expect(placed.substitution).toBeNull();
  });

  it('is a part of what a key was used for', async () => {
    const { client } = customer;
    const attempt = { ...cash, idempotencyKey: newKey(), substitution: 'CALL_ME' };
    const { id } = await order(client, attempt);
    expect((await order(client, attempt)).id).toBe(id);
    const answer = await placeOrder(client, { ...attempt, substitution: 'NO_SUBSTITUTE' });
    expect(refusalOf(answer)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', 'idempotencyKey']);
  });
});
