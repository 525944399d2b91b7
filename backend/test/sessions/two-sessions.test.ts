import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { PASSWORD, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { addToCart, fillCart } from '../kit/shopping';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const ME = '{ me { id } currentAdmin { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { customer { id } } }';
const ADMIN_LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { admin { id } } }';
const PRODUCT = {
  productname: 'Bhindi',
  image: '/media/food/1f345.webp',
  description: 'Tender ladies finger',
  mrpPrice: 32.5,
  quantity: 12,
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const asCustomer = (browser: Client, email: string) =>
  browser.send('POST', '/api/customers/login', { emailID: email, password: PASSWORD });
const asAdmin = (browser: Client) =>
  browser.send('POST', '/api/admin/login', {
    adminEmailId: testAdmin.email,
    adminPassword: testAdmin.password,
  });
const listCart = (browser: Client) => browser.send('GET', '/api/cart/list');
const addOne = (browser: Client) => browser.send('POST', '/api/products/add%20products', PRODUCT);

/** A browser in which a customer and an admin are logged in, `last` after the other. */
async function browserWithBoth(last: 'admin' | 'customer') {
  const { email, customerId } = await newCustomer(shop);
  const browser = shop.client();
  const logins = [() => asCustomer(browser, email), () => asAdmin(browser)];
  for (const logIn of last === 'admin' ? logins : logins.reverse())
    expect((await logIn()).status).toBe(200);
  return { browser, customerId, email };
}

describe.each(['admin', 'customer'] as const)('a browser with two logins, last as %s', (last) => {
  it('calls REST as the customer or as staff, by what the call is for', async () => {
    const { browser, customerId } = await browserWithBoth(last);
    const { status, body: product } = await addOne(browser);
    expect(status).toBe(201);
    const added = await browser.send('POST', `/api/cart/${customerId}/${product.productId}`, {
      quantity: 1,
    });
    expect(added.status).toBe(201);
    expect((await listCart(browser)).body).toHaveLength(1);
    expect((await browser.send('GET', `/api/customers/customer/${customerId}`)).status).toBe(200);
    const placed = `/api/orders/${customerId}/${added.body.cartId}`;
    expect((await browser.send('POST', placed, {})).status).toBe(201);
    expect((await browser.send('DELETE', `/api/products/${product.productId}`)).status).toBe(200);
    expect((await browser.send('GET', '/exports/products.csv')).status).toBe(200);
  });

  it('calls GraphQL as who logged in last', async () => {
    const { browser, customerId } = await browserWithBoth(last);
    const { me, currentAdmin } = await browser.data(ME);
    if (last === 'admin') expect([me, currentAdmin?.id]).toEqual([null, expect.any(String)]);
    else expect([me?.id, currentAdmin]).toEqual([String(customerId), null]);
  });

  it('is logged out of both by one logout, for good', async () => {
    const { browser } = await browserWithBoth(last);
    const cookies = ['grocessay_session', 'grocessay_staff'].map((name) => ({
      name,
      token: String(browser.cookie(name)),
    }));
    await browser.data('mutation { logout }');
    const replay = shop.client();
    for (const { name, token } of cookies) {
      expect(browser.cookie(name)).toBe('');
      replay.keepCookie(name, token);
    }
    for (const client of [browser, replay]) {
      expect((await listCart(client)).status).toBe(401);
      expect((await addOne(client)).status).toBe(401);
      expect(await client.data(ME)).toEqual({ me: null, currentAdmin: null });
    }
  });
});

describe('the two sessions of a browser', () => {
  it('take no place of each other: each login replaces the one of its kind', async () => {
    const { browser, email } = await browserWithBoth('admin');
    const old = shop
      .client()
      .keepCookie('grocessay_staff', String(browser.cookie('grocessay_staff')));
    const { body } = await browser.graphql(LOGIN, { input: { email, password: PASSWORD } });
    expect(body.errors).toBeUndefined();
    expect((await addOne(browser)).status).toBe(201);
    await browser.data(ADMIN_LOGIN, { input: testAdmin });
    expect((await addOne(old)).status).toBe(401);
    expect((await listCart(browser)).status).toBe(200);
  });

  it('never stand for each other, in whichever cookie they come', async () => {
    const { browser } = await browserWithBoth('admin');
    const customer = String(browser.cookie('grocessay_session'));
    const staff = String(browser.cookie('grocessay_staff'));
    const swapped = shop
      .client()
      .keepCookie('grocessay_session', staff)
      .keepCookie('grocessay_staff', customer);
    expect((await addOne(swapped)).status).toBe(401);
    expect((await listCart(swapped)).status).toBe(401);
    for (const latest of ['admin', 'customer', 'x']) {
      swapped.keepCookie('grocessay_latest', latest);
      expect(await swapped.data(ME)).toEqual({ me: null, currentAdmin: null });
    }
  });

  it('answer 403 where the only one is of the other kind', async () => {
    expect((await listCart(await adminAlone())).status).toBe(403);
    expect((await addOne((await newCustomer(shop)).client)).status).toBe(403);
  });

  it('do not lend each other their rights', async () => {
    const { browser } = await browserWithBoth('customer');
    const productId = await addProduct(await adminAlone());
    const REMOVE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';
    expect(refusalOf(await browser.graphql(REMOVE, { id: String(productId) }))[0]).toBe(403);
    const both = await browserWithBoth('admin');
    expect(refusalOf(await addToCart(both.browser, productId))[0]).toBe(403);
  });

  it('outlive each other: where that of the latest login is over, the other one counts', async () => {
    const { browser, customerId } = await browserWithBoth('admin');
    const staff = shop
      .client()
      .keepCookie('grocessay_staff', String(browser.cookie('grocessay_staff')));
    await staff.data('mutation { logout }');
    expect(await browser.data(ME)).toMatchObject({ me: { id: String(customerId) } });
    expect((await listCart(browser)).status).toBe(200);
    expect((await addOne(browser)).status).toBe(401);
  });

  it('are one where only one was opened: a guest has a cart beside the staff', async () => {
    const browser = shop.client();
    const productId = await addProduct(await adminAlone());
    await fillCart(browser, productId, 2);
    await asAdmin(browser);
    expect((await addOne(browser)).status).toBe(201);
    const { email } = await newCustomer(shop);
    await browser.data(LOGIN, { input: { email, password: PASSWORD } });
    expect((await listCart(browser)).body).toMatchObject([{ quantity: 2 }]);
    expect((await addOne(browser)).status).toBe(201);
  });
});

async function adminAlone(): Promise<Client> {
  const browser = shop.client();
  await asAdmin(browser);
  return browser;
}
