import { describe, expect, it } from 'vitest';

import { canSignUp, firstFailure, type Registration } from './registration.rules';

const valid: Registration = {
  firstName: 'Meera',
  lastName: 'Joshi',
  email: 'meera@shop.in',
  dateOfBirth: '',
  gender: 'MALE',
  phone: '9820098200',
  district: 'Thane',
  zipCode: '400601',
  state: 'Maharashtra',
  password: 'Mangoes@2026',
};

/** In the order of the checks. */
const failures = [
  ['firstName', 'Me', 'FirstName must contain atleast 3 characters'],
  ['lastName', 'Jo', 'LastName must contain atleast 3 characters'],
  ['phone', '982009820', 'Phone must contain atleast 10 characters'],
  ['district', 'Th', 'District must contain atleast 3 characters'],
  ['state', 'MH', 'State must contain atleast 3 characters'],
  ['zipCode', '40060', 'Zipcode must contain atleast 6 characters'],
  ['email', 'meera', 'Email is not valid.'],
  [
    'password',
    'mangoes',
    'Password should contains 1 Uppercase, 1 Digit and should be 8 character long',
  ],
] as const;

describe('the checks of a registration', () => {
  it('let a valid one pass', () => {
    expect(firstFailure(valid)).toBeUndefined();
  });

  it.each(failures)('name %s when it is "%s"', (field, value, message) => {
    expect(firstFailure({ ...valid, [field]: value })).toMatchObject({ field, message });
  });

  it('stop at the first failure, in the specified order', () => {
    for (const [index, [field]] of failures.entries()) {
      const wrong = Object.fromEntries(failures.slice(index).map(([name, value]) => [name, value]));
      expect(firstFailure({ ...valid, ...wrong })?.field).toBe(field);
    }
  });

  it.each(['98200982001', '98200 98200', '+919820098'])('refuse the phone %s', (phone) => {
    expect(firstFailure({ ...valid, phone })?.field).toBe('phone');
  });

  it.each(['Mango@1', 'mangoes@2026', 'Mangoes@Ripe'])('refuse the password %s', (password) => {
    expect(firstFailure({ ...valid, password })?.field).toBe('password');
  });
});

it.each(['firstName', 'lastName', 'email', 'password'] as const)('Signup waits for %s', (field) => {
  expect(canSignUp(valid)).toBe(true);
  expect(canSignUp({ ...valid, [field]: '' })).toBe(false);
});
