import { eachRow } from '../../../platform/integrity/integrity-check';
import { equal, oneOf } from '../../../platform/integrity/comparison.rules';

/** An order may be cancelled after its receipt was issued; one that awaits payment has none. */
export const receiptOrders = eachRow<{
  id: number;
  orderId: number;
  status: string | null;
  receiptCount: number;
}>(
  {
    name: 'receipt-orders',
    holds: 'each receipt is the only one of an order that was paid or is to be paid at the door',
    records: 'receipts',
  },
  `SELECT r.id, r.orderId, o.status,
     (SELECT COUNT(*) FROM receipts others WHERE others.orderId = r.orderId) AS receiptCount
   FROM receipts r LEFT JOIN orders o ON o.id = r.orderId`,
  ({ id, orderId, status, receiptCount }) => [
    oneOf(`status of the order of receipt ${id}`, BILLED, status),
    equal(`receipts of order ${orderId}`, 1, receiptCount),
  ],
);

const BILLED = [
  'success',
  'picking',
  'packed',
  'out for delivery',
  'delivery failed',
  'delivered',
  'returned',
  'cancelled',
];

export const receiptsDue = eachRow<{ id: number; receiptCount: number }>(
  {
    name: 'receipts-due',
    holds: 'each order that was packed, and not called off, has its receipt',
    records: 'packed orders',
  },
  `SELECT o.id, COUNT(r.id) AS receiptCount
   FROM orders o LEFT JOIN receipts r ON r.orderId = o.id
   WHERE o.status IN ('packed', 'out for delivery', 'delivery failed', 'delivered', 'returned')
   GROUP BY o.id`,
  ({ id, receiptCount }) => [equal(`receipts of packed order ${id}`, 1, receiptCount)],
);
