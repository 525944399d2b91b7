import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { queryParts } from '../../../platform/rest/schemas';
import { OrderSearchFilter } from '../../ordering';
import { isTrue, listOf, named, textOf } from './read-query';

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
const listed = (what: string) => ({ type: 'string', description: `${what}, separated by commas.` });

/** The parameters of `readOrderFilter`. */
export const orderFilterSchema = queryParts({
  ...Object.fromEntries(TEXTS.map((name) => [name, { type: 'string' }])),
  numbers: listed('Order numbers'),
  slotStartMinutes: listed('Start of delivery slots, in minutes of the Indian day'),
  statuses: listed(Object.keys(OrderStatus).join(' or ')),
  paymentStatuses: listed(Object.keys(PaymentStatus).join(' or ')),
  isLate: oneOf({ true: true, false: false }),
  hasFailedRefund: oneOf({ true: true, false: false }),
  paymentMethod: oneOf(PaymentMethod),
});

/**
 * The filter of `orderSearch` as query parameters of the same names; states and methods by their GraphQL names,
 * separated by commas. Empty parameters are ignored.
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
