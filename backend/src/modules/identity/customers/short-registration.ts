import { Customer, Gender } from './customer.entity';

/** The values of fields that only the registration form asks for. */
export const NOT_ASKED = { gender: Gender.OTHER, district: '', state: '', zipCode: '' };

/** Splits a name: the last of several words is the last name. */
export function namesOf(name: string): Pick<Customer, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
