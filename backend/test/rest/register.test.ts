import { failureOf } from '../kit/failure';
import { PASSWORD, newEmail } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const REGISTER = '/api/customers/register';

function firstForm(changes: Record<string, unknown> = {}) {
  return {
    firstName: 'Meera',
    lastName: 'Kulkarni',
    dateOfBirth: '1990-01-31',
    phoneNumber: '9876543210',
    district: 'Thane',
    state: 'Maharashtra',
    zipCode: '400601',
    emailID: newEmail(),
    gender: 'female',
    password: PASSWORD,
    ...changes,
  };
}

function secondForm(changes: Record<string, unknown> = {}) {
  return {
    firstName: 'Ravi',
    lastName: 'Shinde',
    email: newEmail(),
    password: PASSWORD,
    dob: '1985-3-7',
    phone: '9876543210',
    district: 'Thane',
    state: 'Maharashtra',
    zipcode: '400601',
    gender: 'male',
    ...changes,
  };
}

const register = (form: object) => shop.client().send('POST', REGISTER, form);

describe('POST /api/customers/register', () => {
  it('takes the first form, and answers 201 with the stored record but no password', async () => {
    const form = firstForm();
    const { status, body } = await register(form);
    expect(status).toBe(201);
    const { password, ...rest } = form;
    expect(body).toEqual({ customerId: expect.any(Number), ...rest });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${password}|hash|argon`, 'i'));
  });

  it('takes the second form, its date as yyyy-M-d', async () => {
    const form = secondForm();
    const { status, body } = await register(form);
    expect(status).toBe(201);
    expect(body).toEqual({
      customerId: expect.any(Number),
      firstName: 'Ravi',
      lastName: 'Shinde',
      emailID: form.email,
      dateOfBirth: '1985-03-07',
      gender: 'male',
      phoneNumber: '9876543210',
      district: 'Thane',
      state: 'Maharashtra',
      zipCode: '400601',
    });
  });

  it('takes telephone and pin code as numbers, no gender as male and an empty date as none', async () => {
    const form = secondForm({
      phone: 9876543210,
      zipcode: 400601,
      gender: '',
      dob: '',
      lastName: '  Shinde ',
    });
    const { status, body } = await register(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      phoneNumber: '9876543210',
      zipCode: '400601',
      gender: 'male',
      dateOfBirth: null,
      lastName: 'Shinde',
    });
  });

  it('names the fields as the form that was sent does', async () => {
    const first = failureOf(await register(firstForm({ emailID: 'meera', phoneNumber: '12' })));
    expect(first).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: 'Phone must contain atleast 10 characters',
      fields: {
        phoneNumber: 'Phone must contain atleast 10 characters',
        emailID: 'Email is not valid.',
      },
    });
    const second = failureOf(await register(secondForm({ zipcode: '12', dob: '1985-2-30' })));
    expect(second.fields).toEqual({
      zipcode: 'Zipcode must contain atleast 6 characters',
      dob: 'Date Of Birth should be a day in the past',
    });
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const form = firstForm();
    await register(form);
    const again = failureOf(await register(firstForm({ emailID: form.emailID.toUpperCase() })));
    expect(again).toEqual({
      status: 409,
      code: 'EMAIL_TAKEN',
      message: 'This e-mail address is registered already',
      fields: { emailID: 'This e-mail address is registered already' },
    });
  });

  it('never takes a number, a role or a hash from the client', async () => {
    const { status, body } = await register(
      firstForm({ customerId: 1_000_000, id: 7, passwordHash: 'x', role: 'admin', createdAt: 0 }),
    );
    expect(status).toBe(201);
    expect(body.customerId).toBeLessThan(1_000_000);
    expect(body).not.toHaveProperty('role');
  });
});
