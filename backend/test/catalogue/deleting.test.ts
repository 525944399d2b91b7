import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, productInput } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const FIELDS =
  'id sku name description imageUrl mrpPaise stockQuantity unit aliases category { slug }';
const ADD = `mutation ($input: ProductInput!) { addProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';
const READ = `query ($id: ID!) { product(id: $id) { ${FIELDS} } }`;

const read = async (id: unknown) => (await shop.client().data(READ, { id })).product;

describe('deleteProduct', () => {
  it('takes the product out of the shop and every cart, and leaves orders their copy', async () => {
    const id = await addProduct(admin, { name: 'Short-lived', mrpPaise: 1500, unit: '1 pc' });
    await fillCart(customer.client, id, 2);
    const { id: orderId } = await order(customer.client);
    await fillCart(customer.client, id, 1);
    expect(await admin.data(DELETE, { id })).toEqual({ deleteProduct: true });
    expect(refusalOf(await shop.client().graphql(READ, { id }))).toEqual([404, 'NOT_FOUND', 'id']);
    const { cart } = await customer.client.data('{ cart { items { id } } }');
    expect(cart.items).toEqual([]);
    const query =
      'query ($id: ID!) { order(id: $id) { lines { productId name unit imageUrl mrpPaise quantity } } }';
    expect((await customer.client.data(query, { id: orderId })).order.lines).toEqual([
      {
        productId: null,
        name: 'Short-lived',
        unit: '1 pc',
        imageUrl: '/media/food/1f345.webp',
        mrpPaise: 1500,
        quantity: 2,
      },
    ]);
    expect(refusalOf(await admin.graphql(DELETE, { id }))).toEqual([404, 'NOT_FOUND', 'id']);
  });
});

describe('keeping products', () => {
  it('is for admins only', async () => {
    const id = await addProduct(admin);
    const calls: [string, object][] = [
      [ADD, { input: productInput() }],
      [UPDATE, { id, input: productInput() }],
      [DELETE, { id }],
    ];
    for (const [mutation, variables] of calls) {
      const values = variables as Record<string, unknown>;
      expect(refusalOf(await customer.client.graphql(mutation, values))).toEqual([
        403,
        'FORBIDDEN',
      ]);
      expect(refusalOf(await shop.client().graphql(mutation, values))).toEqual([
        401,
        'UNAUTHENTICATED',
      ]);
    }
    expect(await read(id)).toMatchObject({ id: String(id) });
  });
});
