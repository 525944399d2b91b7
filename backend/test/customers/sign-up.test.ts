import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { failureOf } from '../kit/failure';
import { PASSWORD, newEmail } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) {
  id firstName lastName email phone district
} }`;
const LOG_IN = 'mutation ($input: LoginInput!) { login(input: $input) { customer { id } } }';
const signUp = (changes: Record<string, unknown> = {}) =>
  shop.client().graphql(SIGN_UP, {
    input: {
      name: 'Om Wu',
      phone: '9876543210',
      email: newEmail(),
      password: PASSWORD,
      ...changes,
    },
  });

describe('signUp', () => {
  it('takes a customer in with what an order needs, who then logs in', async () => {
    const email = newEmail();
    const { body } = await signUp({ email: email.toUpperCase() });
    expect(body.data.signUp).toEqual({
      id: expect.stringMatching(/^\d+$/),
      firstName: 'Om',
      lastName: 'Wu',
      email,
      phone: '9876543210',
      district: '',
    });
    const stored = await shop.database.read.findOneByOrFail(Customer, { email });
    expect(stored).toMatchObject({ dateOfBirth: null, emailVerifiedAt: null });
    const input = { email, password: PASSWORD };
    const { data } = (await shop.client().graphql(LOG_IN, { input })).body;
    expect(data.login.customer.id).toBe(body.data.signUp.id);
  });

  it('takes one name of two characters', async () => {
    const { body } = await signUp({ name: ' Om ' });
    expect(body.data.signUp).toMatchObject({ firstName: 'Om', lastName: '' });
  });

  it('says all that is wrong at once', async () => {
    const wrong = { name: 'O', phone: '123', email: 'asha', password: 'secret' };
    expect(failureOf(await signUp(wrong))).toMatchObject({
      code: 'VALIDATION',
      fields: {
        name: 'Name must contain at least 2 characters',
        phone: 'Phone must contain atleast 10 characters',
        email: 'Email is not valid.',
        password: 'Password should contains 1 Uppercase, 1 Digit and should be 8 character long',
      },
    });
  });

  it('refuses an address that is taken', async () => {
    const email = newEmail();
    await signUp({ email });
    expect(failureOf(await signUp({ email: email.toUpperCase() }))).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
  });
});
