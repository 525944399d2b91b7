import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { fieldError } from '../../../kernel/shop-error';
import { queryParts } from '../../../platform/rest/schemas';
import { OrderSearchFilter } from '../../ordering';
import { operationsMessages } from '../operations.messages';

const TEXTS = [
  'text',
  'number',
  'phone',
  'name',
  'customerId',
  'product',
  'productId',
  'deliveryFrom',
  'deliveryTo',
  'placedFrom',
  'placedTo',
] as const;

const oneOf = (values: object) => ({ type: 'string', enum: Object.keys(values) });
const listed = (what: string) => ({ type: 'string', description: `${what}, with commas between.` });

/** The parameters of `readOrderFilter`. */
export const orderFilterSchema = queryParts({
  ...Object.fromEntries(TEXTS.map((name) => [name, { type: 'string' }])),
  numbers: listed('Numbers of orders'),
  slotStartMinutes: listed('Minutes of the Indian day at which delivery slots begin'),
  statuses: listed(Object.keys(OrderStatus).join(' or ')),
  paymentStatuses: listed(Object.keys(PaymentStatus).join(' or ')),
  isLate: oneOf({ true: true, false: false }),
  hasFailedRefund: oneOf({ true: true, false: false }),
  paymentMethod: oneOf(PaymentMethod),
});

/**
 * The filter of `orderSearch` as the parameters of an address, by the same names; states and methods by their names in
 * GraphQL, several behind one another with commas. An empty parameter is none.
 * @throws VALIDATION
 */
export function readOrderFilter(query: unknown): OrderSearchFilter {
  const given = query as Record<string, unknown>;
  const texts = TEXTS.flatMap((name) => {
    const text = textOf(given, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  const numbers = listOf(given, 'numbers');
  const minutes = listOf(given, 'slotStartMinutes');
  const statuses = listOf(given, 'statuses');
  const paymentStatuses = listOf(given, 'paymentStatuses');
  const paymentMethod = textOf(given, 'paymentMethod');
  return {
    ...Object.fromEntries(texts),
    ...(numbers && { numbers }),
    ...(minutes && { slotStartMinutes: minutes.map(Number) }),
    ...(statuses && { statuses: statuses.map((name) => named(OrderStatus, name, 'statuses')) }),
    ...(paymentStatuses && {
      paymentStatuses: paymentStatuses.map((name) => named(PaymentStatus, name, 'paymentStatuses')),
    }),
    ...(isTrue(given, 'isLate') && { isLate: true }),
    ...(isTrue(given, 'hasFailedRefund') && { hasFailedRefund: true }),
    ...(paymentMethod && {
      paymentMethod: named(PaymentMethod, paymentMethod, 'paymentMethod'),
    }),
  };
}

function textOf(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string')
    throw fieldError(name, operationsMessages.givenOnce({ field: name }));
  return value;
}

function listOf(query: Record<string, unknown>, name: string): string[] | undefined {
  return textOf(query, name)?.split(',');
}

function isTrue(query: Record<string, unknown>, name: string): boolean {
  const text = textOf(query, name);
  return text !== undefined && named({ true: 'true', false: 'false' }, text, name) === 'true';
}

function named<Value extends string>(
  values: Record<string, Value>,
  name: string,
  field: string,
): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined)
    throw fieldError(
      field,
      operationsMessages.oneOf({ field, values: Object.keys(values).join(', ') }),
    );
  return value;
}
