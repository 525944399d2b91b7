import { eachRow } from '../../../platform/integrity/integrity-check';
import { atLeast, equal } from '../../../platform/integrity/comparison.rules';

/** Orders of deleted accounts are found by their ids only. */
export const orderWords = eachRow<{ id: number; isErased: number; wordCount: number }>(
  {
    name: 'order-words',
    holds: 'each order is found by its customer, and that of an erased customer by nobody',
    records: 'orders',
  },
  `SELECT o.id, CASE WHEN c.deletedAt IS NULL THEN 0 ELSE 1 END AS isErased,
     (SELECT COUNT(*) FROM order_search_words w WHERE w.orderId = o.id) AS wordCount
   FROM orders o JOIN customers c ON c.id = o.customerId`,
  ({ id, isErased, wordCount }) => [
    isErased
      ? equal(`search words of order ${id}`, 0, wordCount)
      : atLeast(`search words of order ${id}`, 1, wordCount),
  ],
);
