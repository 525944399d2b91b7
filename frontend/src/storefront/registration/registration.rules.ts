import { t } from '@lingui/core/macro';

import { registerInputLimits as limits } from '../../generated/contract';
import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { isGoodPassword, passwordHint } from '../../shared/lib/password.rules';

/** The fields of the registration form, with the server's names. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  dateOfBirth: string;
  gender: 'MALE' | 'FEMALE' | 'OTHER';
  phone: string;
  district: string;
  zipCode: string;
  state: string;
  password: string;
}

export type RegistrationField = keyof Registration;

interface Check {
  field: RegistrationField;
  isMet: (registration: Registration) => boolean;
  message: () => string;
}

/** In the specified order; e-mail and password come after the specified fields. */
const checks: readonly Check[] = [
  {
    field: 'firstName',
    isMet: ({ firstName }) => firstName.length >= limits.firstName.least,
    message: () => t`FirstName must contain atleast 3 characters`,
  },
  {
    field: 'lastName',
    isMet: ({ lastName }) => lastName.length >= limits.lastName.least,
    message: () => t`LastName must contain atleast 3 characters`,
  },
  {
    field: 'phone',
    isMet: ({ phone }) => limits.phone.pattern.test(phone),
    message: () => t`Phone must contain atleast 10 characters`,
  },
  {
    field: 'district',
    isMet: ({ district }) => district.length >= limits.district.least,
    message: () => t`District must contain atleast 3 characters`,
  },
  {
    field: 'state',
    isMet: ({ state }) => state.length >= limits.state.least,
    message: () => t`State must contain atleast 3 characters`,
  },
  {
    field: 'zipCode',
    isMet: ({ zipCode }) => zipCode.length >= limits.zipCode.least,
    message: () => t`Zipcode must contain atleast 6 characters`,
  },
  { field: 'email', isMet: ({ email }) => isEmail(email), message: emailMessage },
  {
    field: 'password',
    isMet: ({ password }) => isGoodPassword(password),
    message: passwordHint,
  },
];

/** The first failing check: its field, and its message. */
export const firstFailure = (
  registration: Registration,
): { field: RegistrationField; message: string } | undefined => {
  const failed = checks.find((check) => !check.isMet(registration));
  return failed && { field: failed.field, message: failed.message() };
};

/** Signup is enabled once first name, last name, e-mail and password are filled in. */
export const canSignUp = (
  registration: Pick<Registration, 'firstName' | 'lastName' | 'email' | 'password'>,
): boolean =>
  [registration.firstName, registration.lastName, registration.email, registration.password].every(
    (value) => value !== '',
  );
