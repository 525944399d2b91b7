import { DELETE_ADDRESS, UPDATE_ADDRESS, addAddress, addressInput } from '../kit/addresses';
import { Client } from '../kit/client';
import { deliverySettings, tryArea } from '../kit/delivery';
import { failureOf, refusalOf } from '../kit/failure';
import { orderWith, placeWith } from '../kit/offers';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

describe('the address of an order', () => {
  const copied: Record<string, unknown> = addressInput();
  delete copied.label;

  async function customerWithCart() {
    const productId = await addProduct(admin);
    const customer = await newCustomer(shop);
    const fill = () => fillCart(customer.client, productId);
    const cartItemId = await fill();
    return { ...customer, productId, fill, cartItemId };
  }

  it('is the chosen one, as it was', async () => {
    const { client } = await customerWithCart();
    await addAddress(client, { line1: 'Elsewhere' });
    const { id: addressId } = await addAddress(client);
    const { id, deliveryAddress } = await orderWith(client, { addressId });
    expect(deliveryAddress).toEqual(copied);
    await client.data(UPDATE_ADDRESS, { id: addressId, input: addressInput({ line1: 'Moved' }) });
    await client.data(DELETE_ADDRESS, { id: addressId });
    const query =
      'query ($id: ID!) { order(id: $id) { deliveryAddress { recipientName phone line1 line2 landmark instructions pinCode } } }';
    expect((await client.data(query, { id })).order.deliveryAddress).toEqual(copied);
  });

  it('is the default one where none is chosen, also by REST, and none where there is none', async () => {
    const { client, customerId, cartItemId, fill } = await customerWithCart();
    expect((await orderWith(client, {})).deliveryAddress).toBeNull();
    await addAddress(client, { line1: 'Elsewhere' });
    await addAddress(client, { isDefault: true });
    await fill();
    expect((await orderWith(client, { addressId: null })).deliveryAddress).toEqual(copied);
    const line = await fill();
    expect(line).not.toBe(cartItemId);
    const { body } = await client.send('POST', `/api/orders/${customerId}/${line}`, {});
    const query = 'query ($id: ID!) { order(id: $id) { deliveryAddress { line1 } } }';
    const { order } = await client.data(query, { id: body.orderId });
    expect(order.deliveryAddress).toEqual({ line1: copied.line1 });
  });

  it("is not somebody else's, nor unknown", async () => {
    const { client, productId } = await customerWithCart();
    const { client: other } = await newCustomer(shop);
    const { id } = await addAddress(other);
    for (const addressId of [id, '99999999'])
      expect(refusalOf(await placeWith(client, { addressId }))).toEqual([
        404,
        'NOT_FOUND',
        'addressId',
      ]);
    expect(refusalOf(await placeWith(client, { addressId: 'home' }))).toEqual([
      400,
      'VALIDATION',
      'addressId',
    ]);
    expect(await stockOf(shop.database, productId)).toBe(40);
  });

  it('is one that the shop still delivers to', async () => {
    const { client } = await customerWithCart();
    const { id: addressId } = await addAddress(client, { pinCode: '400615' });
    const [{ pinCodes }] = (await deliverySettings(admin)).areas;
    const servedOf = async () =>
      (await client.data('{ addresses { isServiceable } }')).addresses[0].isServiceable;
    expect(await servedOf()).toBe(true);
    await tryArea(admin, 1, { pinCodes: pinCodes.filter((code: string) => code !== '400615') });
    expect(await servedOf()).toBe(false);
    for (const chosen of [{ addressId }, {}])
      expect(failureOf(await placeWith(client, chosen))).toMatchObject({
        code: 'VALIDATION',
        fields: { addressId: 'We do not deliver to 400615' },
      });
    await tryArea(admin, 1, { pinCodes });
  });

  it('is part of what a key was used for', async () => {
    const { client } = await customerWithCart();
    const first = await addAddress(client);
    const second = await addAddress(client, { label: 'Work' });
    const idempotencyKey = newKey();
    const placed = await orderWith(client, { idempotencyKey, addressId: first.id });
    expect(await orderWith(client, { idempotencyKey, addressId: first.id })).toEqual(placed);
    const other = await placeWith(client, { idempotencyKey, addressId: second.id });
    expect(failureOf(other).code).toBe('IDEMPOTENCY_KEY_REUSED');
    await client.data(DELETE_ADDRESS, { id: first.id });
    expect(await orderWith(client, { idempotencyKey, addressId: first.id })).toEqual(placed);
  });
});
