import { Customer, Gender } from './customer.entity';

/** What is asked by the registration form alone. */
export const NOT_ASKED = { gender: Gender.OTHER, district: '', state: '', zipCode: '' };

/** The last word is the last name, where there are several. */
export function namesOf(name: string): Pick<Customer, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** First and last name, or the only one. */
export function fullNameOf({
  firstName,
  lastName,
}: Pick<Customer, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
