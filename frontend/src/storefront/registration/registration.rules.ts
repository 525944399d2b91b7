import { t } from '@lingui/core/macro';

import { registerInputLimits as limits } from '../../generated/contract';
import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { isGoodPassword, passwordHint } from '../../shared/lib/password.rules';

/** What the registration form holds, by the names the server uses. */
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

/** In the order of the specification; the e-mail and the password come after what it lists. */
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

/** The first check that is not met: which field it is about, and what to say. */
export const firstFailure = (
  registration: Registration,
): { field: RegistrationField; message: string } | undefined => {
  const failed = checks.find((check) => !check.isMet(registration));
  return failed && { field: failed.field, message: failed.message() };
};

/** Signup can be tried once first name, last name, e-mail and password are there. */
export const canSignUp = (
  registration: Pick<Registration, 'firstName' | 'lastName' | 'email' | 'password'>,
): boolean =>
  [registration.firstName, registration.lastName, registration.email, registration.password].every(
    (value) => value !== '',
  );
