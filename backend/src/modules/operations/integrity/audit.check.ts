import { eachRow } from '../../../platform/integrity/integrity-check';
import { atLeast } from '../../../platform/integrity/comparison.rules';

/**
 * Only since the first existing entry: a shop may be older than its audit log, and its operator may have deleted old
 * entries. An entry is written right after the change it records, so a missing entry is never newer than an existing
 * one.
 */
export const auditedOrders = eachRow<{ id: number; events: number; entries: number }>(
  {
    name: 'audited-orders',
    holds: 'every event of an order stands in the audit log',
    records: 'orders',
  },
  `SELECT o.id, COALESCE(e.events, 0) AS events, COALESCE(a.entries, 0) AS entries
   FROM orders o
   LEFT JOIN (
     SELECT orderId, COUNT(*) AS events FROM order_events
     WHERE at >= (SELECT MIN(at) FROM audit_entries) GROUP BY orderId
   ) e ON e.orderId = o.id
   LEFT JOIN (
     SELECT subjectId, COUNT(*) AS entries FROM audit_entries
     WHERE subject = 'order' GROUP BY subjectId
   ) a ON a.subjectId = o.id`,
  ({ id, events, entries }) => [atLeast(`audit entries of order ${id}`, events, entries)],
);

/** The stock of deleted products no longer changes. */
export const auditedStock = eachRow<{ id: number; movements: number; entries: number }>(
  {
    name: 'audited-stock',
    holds: 'whatever orders took of a stock and gave back stands in the audit log',
    records: 'products',
  },
  `SELECT p.id, COALESCE(m.movements, 0) AS movements, COALESCE(a.entries, 0) AS entries
   FROM products p
   LEFT JOIN (
     SELECT productId, COUNT(*) AS movements FROM stock_movements
     WHERE kind IN ('sale', 'return') AND at >= (SELECT MIN(at) FROM audit_entries)
     GROUP BY productId
   ) m ON m.productId = p.id
   LEFT JOIN (
     SELECT subjectId, COUNT(*) AS entries FROM audit_entries
     WHERE action IN ('product.sold', 'product.returned') GROUP BY subjectId
   ) a ON a.subjectId = p.id`,
  ({ id, movements, entries }) => [
    atLeast(`audit entries of the stock of product ${id}`, movements, entries),
  ],
);
