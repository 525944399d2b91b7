import {
  GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { PASSWORD, newEmail } from '../kit/people';
import { APPROVED_CARD, newKey } from '../kit/shopping';

/** Valid values of text fields by name, so that a payload in another field gets as far as possible. */
const TEXTS: Record<string, () => string> = {
  cardNumber: () => APPROVED_CARD,
  categorySlug: () => 'vegetables',
  code: () => newKey().slice(0, 12).toUpperCase(),
  currentPassword: () => PASSWORD,
  cvv: () => '123',
  email: newEmail,
  idempotencyKey: newKey,
  imageUrl: () => '/media/food/1f345.webp',
  newEmail,
  newPassword: () => PASSWORD,
  password: () => PASSWORD,
  phone: () => '9876543210',
  pinCode: () => '400601',
  zipCode: () => '400601',
};

const SCALARS: Record<string, (name: string) => unknown> = {
  Boolean: () => false,
  DateTimeISO: () => '2090-01-31T10:00:00Z',
  ID: () => '1',
  Int: (name) => (name === 'expYear' ? new Date().getUTCFullYear() + 3 : 5),
  LocalDate: () => '1990-01-31',
  Paise: () => 5_000,
  String: (name) => TEXTS[name]?.() ?? 'Some words of mine',
};

/** Fields that are optional in the schema, since a change may omit them, but required for a new record. */
const NEEDED_BY_RULES: Record<string, readonly string[]> = {
  PhoneOrderInput: ['newCustomer'],
  ProductInput: ['name', 'description', 'imageUrl', 'mrpPaise', 'stockQuantity'],
};

/**
 * A value that passes the rules of a field; an input object without its optional fields.
 * @param also names of optional fields to include
 */
export function goodValue(
  name: string,
  type: GraphQLInputType,
  also: readonly string[] = [],
): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [goodValue(name, nullable.ofType, also)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (!isInputObjectType(nullable)) return SCALARS[nullable.name]?.(name);
  const byRules = NEEDED_BY_RULES[nullable.name] ?? [];
  const needed = Object.values(nullable.getFields()).filter(
    (field) =>
      (isNonNullType(field.type) && field.defaultValue === undefined) ||
      [...byRules, ...also].includes(field.name),
  );
  return Object.fromEntries(
    needed.map((field) => [field.name, goodValue(field.name, field.type, also)]),
  );
}
