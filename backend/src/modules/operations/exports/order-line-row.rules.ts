import { fullNameOf } from '../../identity/index.rules';
import { clockTime } from '../../../kernel/ist';
import { paiseToRupees } from '../../../kernel/money';
import type { AdminOrder, OrderLine } from '../../ordering';
import type { CsvCell } from '../../../platform/rest/stream-csv';

/**
 * Sums are rupees, instants UTC, and hours those of India. Values of the whole order are repeated in each of its rows.
 */
export const ORDER_LINE_COLUMNS = [
  'orderId',
  'placedAt',
  'status',
  'paymentStatus',
  'paymentMethod',
  'deliveryDate',
  'deliveryFrom',
  'deliveryTo',
  'customerId',
  'customerName',
  'customerPhone',
  'recipientName',
  'recipientPhone',
  'line1',
  'line2',
  'landmark',
  'pinCode',
  'productId',
  'product',
  'unit',
  'quantity',
  'price',
  'lineTotal',
  'lineDiscount',
  'orderToPay',
] as const;

/** A line of an order as a row. */
export function orderLineRow({ order, customer }: LineOwner, line: OrderLine): CsvCell[] {
  const { deliveryAddress: address } = order;
  return [
    order.id,
    order.placedAt.toISOString(),
    order.status,
    order.paymentStatus,
    order.paymentMethod,
    order.slotDate,
    clockTime(order.slotStartMinute),
    clockTime(order.slotEndMinute),
    customer.id,
    fullNameOf(customer),
    customer.phone,
    address?.recipientName ?? null,
    address?.phone ?? null,
    address?.line1 ?? null,
    address?.line2 ?? null,
    address?.landmark ?? null,
    address?.pinCode ?? null,
    line.productId,
    line.name,
    line.unit,
    line.quantity,
    paiseToRupees(line.unitPricePaise),
    paiseToRupees(line.totalPaise),
    paiseToRupees(line.discountPaise),
    paiseToRupees(order.toPayPaise),
  ];
}

/** The order of a line, and its customer. */
type LineOwner = Pick<AdminOrder, 'order' | 'customer'>;
