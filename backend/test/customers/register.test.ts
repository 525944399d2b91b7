import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { failureOf, refusalOf } from '../kit/failure';
import { customerInput, newEmail } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) {
  id firstName lastName email dateOfBirth gender phone district state zipCode
} }`;
const register = (changes: Record<string, unknown> = {}) =>
  shop.client().graphql(REGISTER, { input: customerInput(changes) });

const TEXTS: [string, unknown, string][] = [
  ['firstName', 'Al', 'FirstName must contain atleast 3 characters'],
  ['lastName', 'Wu', 'LastName must contain atleast 3 characters'],
  ['phone', '123456789', 'Phone must contain atleast 10 characters'],
  ['district', 'Th', 'District must contain atleast 3 characters'],
  ['state', 'MH', 'State must contain atleast 3 characters'],
  ['zipCode', '40060', 'Zipcode must contain atleast 6 characters'],
  ['email', 'meera', 'Email is not valid.'],
  [
    'password',
    'secret12',
    'Password should contains 1 Uppercase, 1 Digit and should be 8 character long',
  ],
  ['dateOfBirth', '2999-01-01', 'Date Of Birth should be a day in the past'],
];

describe('register', () => {
  it('answers the stored record, the address in lower case', async () => {
    const email = newEmail();
    const { status, body } = await register({ email: email.toUpperCase(), firstName: '  Meera ' });
    expect(status).toBe(200);
    const { password, ...rest } = customerInput({ email });
    expect(body.data.register).toEqual({ id: expect.stringMatching(/^\d+$/), ...rest });
    const stored = await shop.database.read.findOneByOrFail(Customer, { email });
    expect(stored.passwordHash).toMatch(/^\$argon2id\$/);
    expect(stored.passwordHash).not.toContain(password);
  });

  it.each(TEXTS)('checks %s %p', async (field, value, message) => {
    expect(failureOf(await register({ [field]: value }))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message,
      fields: { [field]: message },
    });
  });

  it('says what is wrong in the order of the specification', async () => {
    const wrong = Object.fromEntries(TEXTS.map(([field, value]) => [field, value]));
    const order = TEXTS.map(([field]) => field);
    while (order.length > 0) {
      const { message, fields } = failureOf(await register(wrong));
      expect(Object.keys(fields ?? {})).toEqual(order);
      expect(message).toBe(TEXTS.find(([field]) => field === order[0])?.[2]);
      delete wrong[order.shift() ?? ''];
    }
  });

  it.each([
    ['phone', '12345678901'],
    ['phone', '98765 4321'],
    ['phone', '९८७६५४३२१०'],
    ['firstName', '   '],
    ['firstName', ' Al '],
    ['firstName', 'x'.repeat(101)],
    ['zipCode', 'x'.repeat(13)],
    ['email', 'a@b.c'],
    ['email', 'a@shop.grocery'],
    ['email', 'a b@shop.test'],
    ['email', 'a@shop.test\n'.repeat(2)],
    ['email', `${'a'.repeat(250)}@shop.test`],
    ['password', 'Secret1'],
    ['password', 'SECRETSECRET'],
    ['password', `A1${'x'.repeat(127)}`],
    ['dateOfBirth', '1899-12-31'],
  ])('refuses %s %p', async (field, value) => {
    expect(refusalOf(await register({ [field]: value }))).toEqual([400, 'VALIDATION', field]);
  });

  it.each([
    ['password', 'A1345678'],
    ['password', `A1${'x'.repeat(126)}`],
    ['password', 'पासवर्ड A1'],
    ['firstName', 'Zoë'],
    ['firstName', 'आशा पाटील'],
    ['email', `a.b_c-d${Date.now()}@mail.shop.in`],
    ['dateOfBirth', null],
  ])('takes %s %p', async (field, value) => {
    expect((await register({ [field]: value })).status).toBe(200);
  });

  it('takes no gender as male, and no date of birth as none', async () => {
    const input = customerInput({ gender: undefined, dateOfBirth: undefined });
    const { register: customer } = await shop.client().data(REGISTER, { input });
    expect(customer).toMatchObject({ gender: 'MALE', dateOfBirth: null });
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const email = newEmail();
    await register({ email });
    expect(failureOf(await register({ email: email.toUpperCase() }))).toEqual({
      status: 409,
      code: 'EMAIL_TAKEN',
      message: 'This e-mail address is registered already',
      fields: { email: 'This e-mail address is registered already' },
    });
  });

  it('takes exactly one of those who come with one address at the same moment', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      [email, email.toUpperCase(), email, email.toUpperCase()].map((address) =>
        register({ email: address }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusalOf(answer)).toEqual([409, 'EMAIL_TAKEN', 'email']);
    expect(await shop.database.read.countBy(Customer, { email })).toBe(1);
  });

  it('logs nobody in', async () => {
    const client = shop.client();
    await client.graphql(REGISTER, { input: customerInput() });
    expect((await client.data('{ me { id } }')).me).toBeNull();
  });
});
