import { eachRow } from '../../../platform/integrity/integrity-check';
import { atMost } from '../../../platform/integrity/comparison.rules';

/** The databases have a unique key for this; the check notices if it was removed. */
const oneAKey = (table: 'orders' | 'payments') =>
  eachRow<{ id: number; recordCount: number }>(
    {
      name: `${table}-keys`,
      holds: `a customer has at most one of the ${table} under an idempotency key`,
      records: 'keys',
    },
    // eslint-disable-next-line grocessay/sql-is-fixed -- one of the two names below
    `SELECT MIN(id) AS id, COUNT(*) AS recordCount
     FROM ${table} GROUP BY customerId, idempotencyKey`,
    ({ id, recordCount }) => [atMost(`${table} under the key of number ${id}`, 1, recordCount)],
  );

export const orderKeys = oneAKey('orders');
export const paymentKeys = oneAKey('payments');
