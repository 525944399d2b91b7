import { fullNameOf } from '../../identity/index.rules';
import { clockTime } from '../../../kernel/ist';
import { paiseToRupees } from '../../../kernel/money';
import { deliveryFeeOf } from '../../checkout/index.rules';
import type { AdminOrder } from '../../ordering';
import type { CsvCell } from '../../../platform/rest/stream-csv';

/** Sums are rupees, instants UTC, and hours those of India. */
export const ORDER_COLUMNS = [
  'orderId',
  'placedAt',
  'status',
  'paymentStatus',
  'paymentMethod',
  'customerId',
  'customerName',
  'customerEmail',
  'pinCode',
  'deliveryDate',
  'deliveryFrom',
  'deliveryTo',
  'pieces',
  'subtotal',
  'giftCredit',
  'toPay',
  'couponCode',
  'deliveryFee',
] as const;

/** An order as a row. */
export function orderRow({ order, customer }: Pick<AdminOrder, 'order' | 'customer'>): CsvCell[] {
  return [
    order.id,
    order.placedAt.toISOString(),
    order.status,
    order.paymentStatus,
    order.paymentMethod,
    customer.id,
    fullNameOf(customer),
    customer.contactEmail,
    order.deliveryAddress?.pinCode ?? null,
    order.slotDate,
    clockTime(order.slotStartMinute),
    clockTime(order.slotEndMinute),
    order.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    paiseToRupees(order.subtotalPaise),
    paiseToRupees(order.giftCreditPaise),
    paiseToRupees(order.toPayPaise),
    order.couponCode,
    paiseToRupees(deliveryFeeOf(order.billSteps)),
  ];
}
