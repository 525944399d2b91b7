import { readConfig } from '../../src/platform/config/config';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { failureOf, refusalOf } from '../kit/failure';
import { mailsTo } from '../kit/mails';
import { customerInput, newEmail } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock();
let shop: TestShop;
beforeEach(async () => {
  const { security } = readConfig({ NODE_ENV: 'test' });
  shop = await openTestShop({ clock, security: { ...security, registrationsPerAddress: 8 } });
});
afterEach(() => shop.close());

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const registering = (client: Client, changes: Record<string, unknown> = {}) =>
  client.graphql(REGISTER, { input: customerInput(changes) });
const restRegistering = (client: Client, email: string) => {
  const { phone: phoneNumber, ...rest } = customerInput({ email });
  const body = { ...rest, emailID: email, phoneNumber, gender: 'female' };
  return client.send('POST', '/api/customers/register', body);
};

describe('registrations', () => {
  it('with one address are counted over GraphQL and REST together, by the hour', async () => {
    const client = shop.client();
    const email = newEmail();
    await registering(client, { email });
    for (let times = 0; times < 2; times++) {
      expect(failureOf(await registering(client, { email })).code).toBe('EMAIL_TAKEN');
      expect(failureOf(await restRegistering(client, email.toUpperCase())).code).toBe(
        'EMAIL_TAKEN',
      );
    }
    expect(refusalOf(await registering(client, { email }))).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      'email',
    ]);
    expect(refusalOf(await restRegistering(client, email))).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      'emailID',
    ]);
    clock.advance({ minutes: 61 });
    expect(failureOf(await registering(client, { email })).code).toBe('EMAIL_TAKEN');
  });

  it('from one place are counted, those that are not valid are not', async () => {
    const client = shop.client();
    for (let times = 0; times < 9; times++)
      expect(failureOf(await registering(client, { firstName: 'x' })).code).toBe('VALIDATION');
    for (let times = 0; times < 8; times++) expect((await registering(client)).status).toBe(200);
    expect(failureOf(await registering(client)).code).toBe('TOO_MANY_ATTEMPTS');
    expect(failureOf(await restRegistering(client, newEmail())).code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('by the shop itself are neither counted nor written to', async () => {
    const emails = Array.from({ length: 10 }, newEmail);
    for (const email of emails)
      await shop.services.customers.register({ ...customerInput({ email }), gender: 'female' });
    expect(await mailsTo(shop, emails[0] ?? '')).toEqual([]);
  });
});
