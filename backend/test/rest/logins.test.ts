import { failureOf } from '../kit/failure';
import { PASSWORD, newEmail, newCustomer } from '../kit/people';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const LOGIN = '/api/customers/login';

describe('POST /api/customers/login', () => {
  it('answers 200 with the customer, an access token and an http-only cookie', async () => {
    const { client, customerId, email } = await newCustomer(shop);
    const browser = shop.client();
    const answer = await browser.send('POST', LOGIN, {
      emailID: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      customerId,
      firstName: 'Meera',
      lastName: 'Kulkarni',
      emailID: email,
    });
    expect(answer.body.accessToken).toMatch(/^[\w-]{43}$/);
    expect(answer.text).not.toMatch(new RegExp(`${PASSWORD}|hash|argon`, 'i'));
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^grocessay_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      'grocessay_latest=customer; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      expect.stringMatching(
        /^grocessay_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await browser.send('GET', `/api/customers/customer/${customerId}`)).status).toBe(200);
    const program = shop.client().useBearer(answer.body.accessToken);
    expect((await program.send('GET', '/api/cart/list')).body).toEqual([]);
    expect((await client.send('GET', '/api/cart/list')).status).toBe(200);
  });

  it.each([
    ['a wrong password', () => ({ password: 'Wrong@123' })],
    ['an unknown address', () => ({ emailID: newEmail() })],
  ])('answers 401 to %s, in the same words', async (_, changes) => {
    const { email } = await newCustomer(shop);
    const answer = await shop
      .client()
      .send('POST', LOGIN, { emailID: email, password: PASSWORD, ...changes() });
    expect(failureOf(answer)).toEqual({
      status: 401,
      code: 'WRONG_CREDENTIALS',
      message: 'The e-mail address or the password is wrong',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('says the specified texts to an address and a password that cannot be', async () => {
    const failure = failureOf(
      await shop.client().send('POST', LOGIN, { emailID: 'asha', password: '' }),
    );
    expect(failure).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { emailID: 'Email is not valid.', password: 'Password should not be blank' },
    });
  });
});

describe('POST /api/admin/login', () => {
  it('answers 200 with the admin and no password', async () => {
    const { email, password } = testAdmin;
    const login = { adminEmailId: email, adminPassword: password };
    const answer = await shop.client().send('POST', '/api/admin/login', login);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      adminId: expect.any(Number),
      firstName: 'Keeper',
      lastName: '',
      adminEmailId: email,
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('does not let a customer in', async () => {
    const { email } = await newCustomer(shop);
    const login = { adminEmailId: email, adminPassword: PASSWORD };
    const failure = failureOf(await shop.client().send('POST', '/api/admin/login', login));
    expect([failure.status, failure.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it('names its own fields', async () => {
    const failure = failureOf(await shop.client().send('POST', '/api/admin/login', {}));
    expect(failure.fields).toEqual({
      adminEmailId: 'Email is not valid.',
      adminPassword: 'Password should not be blank',
    });
  });
});
