import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { PASSWORD, TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, placeOrder } from '../kit/shopping';
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

const CART = '{ cart { items { id quantity product { id } } } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { customer { id } } }';

const logIn = (client: Client, email: string) =>
  client.data(LOGIN, { input: { email, password: PASSWORD } });
const quantitiesOf = async (client: Client): Promise<Record<string, number>> => {
  const { cart } = await client.data(CART);
  const lines: { quantity: number; product: { id: string } }[] = cart.items;
  return Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]));
};

describe("a guest's cart", () => {
  it('is kept by an http-only cookie that only filling it sets', async () => {
    const guest = shop.client();
    await guest.data(CART);
    expect(guest.cookie('grocessay_session')).toBeUndefined();
    await fillCart(guest, await addProduct(admin), 2);
    expect(guest.cookie('grocessay_session')).toMatch(/^[\w-]{43}$/);
    expect(Object.values(await quantitiesOf(guest))).toEqual([2]);
    expect(await quantitiesOf(shop.client())).toEqual({});
  });

  it('joins the own cart at login: same products add up, others come along', async () => {
    const customer = await newCustomer(shop);
    const [both, ownOnly, guestOnly] = [
      await addProduct(admin),
      await addProduct(admin),
      await addProduct(admin),
    ];
    await fillCart(customer.client, both, 2);
    await fillCart(customer.client, ownOnly, 1);
    const browser = shop.client();
    await fillCart(browser, both, 3);
    await fillCart(browser, guestOnly, 4);
    await logIn(browser, customer.email);
    const joined = { [both]: 5, [ownOnly]: 1, [guestOnly]: 4 };
    expect(await quantitiesOf(browser)).toEqual(joined);
    expect(await quantitiesOf(customer.client)).toEqual(joined);
  });

  it('joins by the REST login, too', async () => {
    const customer = await newCustomer(shop);
    const browser = shop.client();
    const productId = await addProduct(admin);
    await fillCart(browser, productId, 3);
    await browser.send('POST', '/api/customers/login', {
      emailID: customer.email,
      password: PASSWORD,
    });
    expect((await browser.send('GET', '/api/cart/list')).body).toMatchObject([
      { quantity: 3, product: { productId } },
    ]);
  });

  it('fills a line up to its limit and no further', async () => {
    const customer = await newCustomer(shop);
    const productId = await addProduct(admin);
    await fillCart(customer.client, productId, 999_990);
    const browser = shop.client();
    await fillCart(browser, productId, 50);
    await logIn(browser, customer.email);
    expect(await quantitiesOf(browser)).toEqual({ [productId]: 1_000_000 });
  });

  it('is not given to whoever fails to log in, and stays', async () => {
    const browser = shop.client();
    const productId = await addProduct(admin);
    await fillCart(browser, productId, 2);
    const wrong = await browser.graphql(LOGIN, {
      input: { email: customer.email, password: 'Wrong@123' },
    });
    expect(refusalOf(wrong)).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(await quantitiesOf(browser)).toEqual({ [productId]: 2 });
  });

  it('stays with the customer when they log out', async () => {
    const customer = await newCustomer(shop);
    const browser = shop.client();
    const productId = await addProduct(admin);
    await fillCart(browser, productId, 2);
    await logIn(browser, customer.email);
    await browser.data('mutation { logout }');
    expect(await quantitiesOf(browser)).toEqual({});
    expect(await quantitiesOf(customer.client)).toEqual({ [productId]: 2 });
  });

  it('takes nothing of a request that its session ended before', async () => {
    const { carts, sessions } = shop.services;
    const guest = shop.client();
    const productId = await addProduct(admin);
    await fillCart(guest, productId);
    const viewer = await sessions.viewerOf(guest.cookie('grocessay_session'));
    await guest.data('mutation { logout }');
    const refused = { code: 'UNAUTHENTICATED' };
    await expect(carts.add(viewer, productId, 1)).rejects.toMatchObject(refused);
  });

  it('cannot be ordered without a login', async () => {
    const guest = shop.client();
    await fillCart(guest, await addProduct(admin));
    expect(refusalOf(await placeOrder(guest))).toEqual([401, 'UNAUTHENTICATED']);
  });
});
