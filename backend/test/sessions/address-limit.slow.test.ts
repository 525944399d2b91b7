import { PASSWORD, newEmail, newCustomer } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const security = {
  publicUrl: 'http://localhost:4000',
  overTls: false,
  trustedProxies: ['127.0.0.0/8'],
  loginFailuresPerAddress: 8,
  registrationsPerAddress: 3,
  messagesPerAddress: 3,
  codeFailuresPerAddress: 3,
  guestCartsPerAddress: 3,
  apiTokenRequestsPerMinute: 3000,
};
let shop: TestShop;
let direct: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ security });
  direct = await openTestShop({ security: { ...security, trustedProxies: [] } });
});
afterAll(async () => {
  await shop.close();
  await direct.close();
});

const LOGIN = '/api/customers/login';

/** The status of a login from a network address, as reported by the proxy. */
async function logIn(of: TestShop, address: string, emailID: string, password: string) {
  const headers = { 'x-forwarded-for': address };
  return (await of.client().send('POST', LOGIN, { emailID, password }, headers)).status;
}

async function failTimes(of: TestShop, times: number, addressOf: (n: number) => string) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++)
    statuses.push(await logIn(of, addressOf(n), newEmail(), 'Wrong@1'));
  return statuses.filter((status) => status === 401).length;
}

describe('one network address', () => {
  it('may try so many wrong passwords, on whatever accounts; right ones do not count', async () => {
    const { email } = await newCustomer(shop);
    for (let n = 0; n < 12; n++) expect(await logIn(shop, '192.0.2.1', email, PASSWORD)).toBe(200);
    expect(await failTimes(shop, 12, () => '192.0.2.1')).toBe(8);
    expect(await logIn(shop, '192.0.2.1', email, PASSWORD)).toBe(429);
    expect(await logIn(shop, '192.0.2.2', email, PASSWORD)).toBe(200);
  });

  it('is a whole network of IPv6', async () => {
    expect(await failTimes(shop, 12, (n) => `2001:db8:0:1::${n + 1}`)).toBe(8);
    expect(await failTimes(shop, 3, (n) => `2001:db8:0:2::${n + 1}`)).toBe(3);
  });

  it('is not what a caller says where no proxy is trusted', async () => {
    expect(await failTimes(direct, 12, (n) => `198.51.100.${n}`)).toBe(8);
  });

  it('is not what a caller says before the proxy says what it saw', async () => {
    expect(await failTimes(shop, 12, (n) => `198.51.100.${n}, 203.0.113.9`)).toBe(8);
  });
});
