import { failureOf, refusalOf } from '../kit/failure';
import { addAddress } from '../kit/addresses';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { changeDelivery, tryArea } from '../kit/delivery';
import { giveCredit } from '../kit/offers';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order, pay, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
/** Costs ₹100. */
let productId: number;
beforeEach(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  productId = await addProduct(admin, { mrpPaise: 10_000 });
});
afterEach(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const changeTerms = (input: Record<string, unknown>) =>
  changeDelivery(admin, 'changeDeliveryTerms', input);

const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
  bill { toPayPaise steps { kind label amountPaise reason } }
  delivery { feePaise freeFromPaise minimumOrderPaise missingPaise } } }`;
const quote = async (input: Record<string, unknown> = {}) =>
  (await customer.client.data(QUOTE, { input: { paymentMethod: 'CASH_ON_DELIVERY', ...input } }))
    .quote;
const cash = { paymentMethod: 'CASH_ON_DELIVERY' };
const deliveryStep = ({ steps }: { steps: unknown[] }) => steps.at(-1);
const fee = (amountPaise: number, reason: string | null) => ({
  ...{ kind: 'DELIVERY_FEE', label: 'Delivery', amountPaise, reason },
});

describe('the delivery fee', () => {
  it('is the last step of quote, cart and order, and free from its sum on', async () => {
    await changeTerms({ feePaise: 3_000, freeFromPaise: 20_000 });
    await fillCart(customer.client, productId);
    const { bill, delivery } = await quote();
    expect(deliveryStep(bill)).toEqual(fee(3_000, 'free from ₹200'));
    expect(bill.toPayPaise).toBe(13_000);
    expect(delivery).toEqual({
      ...{ feePaise: 3_000, freeFromPaise: 20_000, minimumOrderPaise: 0, missingPaise: 0 },
    });
    const { cart } = await customer.client.data(
      '{ cart { bill(paymentMethod: CASH_ON_DELIVERY) { toPayPaise } } }',
    );
    expect(cart.bill.toPayPaise).toBe(13_000);
    const placed = await order(customer.client, { ...cash, expectedTotalPaise: 13_000 });
    expect(placed.bill.toPayPaise).toBe(13_000);
    await fillCart(customer.client, productId, 2);
    expect(deliveryStep((await order(customer.client, cash)).bill)).toEqual(fee(0, 'free'));
  });

  it('that changed since it was shown is agreed to anew', async () => {
    await fillCart(customer.client, productId);
    await changeTerms({ feePaise: 3_000 });
    const answer = await placeOrder(customer.client, { ...cash, expectedTotalPaise: 10_000 });
    expect(refusalOf(answer)).toEqual([409, 'PRICE_CHANGED', 'expectedTotalPaise']);
    expect(answer.body.errors[0].extensions.details.bill.toPayPaise).toBe(13_000);
    const { bill } = await order(customer.client, { ...cash, expectedTotalPaise: 13_000 });
    await changeTerms({ feePaise: 9_000 });
    const { orders } = await customer.client.data('{ orders { items { bill { toPayPaise } } } }');
    expect(orders.items[0].bill.toPayPaise).toBe(bill.toPayPaise);
  });

  it('is not paid with gift credit, nor lowered by discounts', async () => {
    await changeTerms({ feePaise: 3_000 });
    await giveCredit(admin, customer.client, 50_000);
    await fillCart(customer.client, productId);
    const { bill } = await order(customer.client, { useGiftCredit: true });
    expect(bill.steps.map(({ amountPaise }: { amountPaise: number }) => amountPaise)).toEqual([
      ...[10_000, -500, -9_500, 3_000],
    ]);
    expect(bill.toPayPaise).toBe(3_000);
  });

  it('is paid back with the order that is cancelled', async () => {
    await changeTerms({ feePaise: 3_000 });
    await fillCart(customer.client, productId);
    const { id } = await order(customer.client);
    await pay(customer.client, { orderId: id });
    await customer.client.data('mutation ($id: ID!) { cancelOrder(id: $id) { status } }', { id });
    await shop.services.refunds.carryOutPending();
    const { order: cancelled } = await customer.client.data(
      'query ($id: ID!) { order(id: $id) { paymentStatus refunds { amountPaise } } }',
      { id },
    );
    expect(cancelled).toEqual({ paymentStatus: 'REFUNDED', refunds: [{ amountPaise: 12_500 }] });
  });

  it('is that of the area where the order goes', async () => {
    await changeDelivery(admin, 'addDeliveryArea', {
      ...{ name: 'Kalwa', pinCodes: ['400616'] },
      terms: { feePaise: 5_000, minimumOrderPaise: 10_000 },
    });
    await fillCart(customer.client, productId);
    const far = await addAddress(customer.client, { pinCode: '400616' });
    const near = await addAddress(customer.client, { pinCode: '400601' });
    expect((await quote()).delivery).toMatchObject({ feePaise: 5_000, minimumOrderPaise: 10_000 });
    expect((await quote({ addressId: near.id })).delivery.feePaise).toBe(0);
    expect(
      refusalOf(await customer.client.graphql(QUOTE, { input: { addressId: '999' } })),
    ).toEqual([404, 'NOT_FOUND', 'addressId']);
    const toFar = { ...cash, addressId: far.id, expectedTotalPaise: 10_000 };
    expect(failureOf(await placeOrder(customer.client, toFar)).code).toBe('PRICE_CHANGED');
    const { bill } = await order(customer.client, { ...toFar, expectedTotalPaise: 15_000 });
    expect(deliveryStep(bill)).toEqual(fee(5_000, null));
  });

  it('of a cart that is sent line by line is paid with its first line, for the whole cart', async () => {
    await changeTerms({ feePaise: 3_000, freeFromPaise: 40_000, minimumOrderPaise: 15_000 });
    const { client, customerId } = customer;
    const products = [productId, await addProduct(admin, { mrpPaise: 10_000 })];
    const lines: number[] = [];
    for (const id of products) lines.push(await fillCart(client, id));
    const byLine = (line: number) => client.send('POST', `/api/orders/${customerId}/${line}`, {});
    for (const line of lines) expect((await byLine(line)).status).toBe(201);
    const { orders } = await client.data(
      '{ orders { items { bill { steps { kind label amountPaise reason } } } } }',
    );
    expect(orders.items.map(({ bill }: { bill: { steps: [] } }) => deliveryStep(bill))).toEqual([
      fee(0, 'free'),
      fee(3_000, 'free from ₹400'),
    ]);
    const { client: other, customerId: otherId } = await newCustomer(shop);
    const line = await fillCart(other, productId);
    const answer = await other.send('POST', `/api/orders/${otherId}/${line}`, {});
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'MINIMUM_ORDER' });
  });
});

describe('the minimum order', () => {
  it('is asked for before anything is taken', async () => {
    await changeTerms({ minimumOrderPaise: 25_000 });
    await fillCart(customer.client, productId, 2);
    expect((await quote()).delivery).toMatchObject({
      ...{ minimumOrderPaise: 25_000, missingPaise: 5_000 },
    });
    const answer = await placeOrder(customer.client, cash);
    expect(failureOf(answer)).toEqual({
      status: 409,
      code: 'MINIMUM_ORDER',
      message: 'The minimum order is ₹250: ₹50 more, please',
      fields: { minimumOrderPaise: 'The minimum order is ₹250: ₹50 more, please' },
    });
    expect(answer.body.errors[0].extensions.details).toEqual({
      ...{ minimumOrderPaise: 25_000, missingPaise: 5_000 },
    });
    const { cart } = await customer.client.data('{ cart { totalQuantity } }');
    expect(cart.totalQuantity).toBe(2);
    await fillCart(customer.client, productId);
    expect((await order(customer.client, cash)).bill.toPayPaise).toBe(30_000);
  });
});

describe('an area that is no longer served', () => {
  it('gets no new orders, and keeps those that it has', async () => {
    const address = await addAddress(customer.client);
    await fillCart(customer.client, productId);
    const { id } = await order(customer.client, { ...cash, addressId: address.id });
    await tryArea(admin, 1, { pinCodes: ['400699'] });
    await fillCart(customer.client, productId);
    const answer = await placeOrder(customer.client, { ...cash, addressId: address.id });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'addressId']);
    const kept = await customer.client.data(
      'query ($id: ID!) { order(id: $id) { status deliveryAddress { pinCode } } }',
      { id },
    );
    expect(kept.order).toEqual({
      ...{ status: 'SUCCESS', deliveryAddress: { pinCode: address.pinCode } },
    });
  });
});
