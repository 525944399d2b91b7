import { eachGroup, eachRow } from '../../../platform/integrity/integrity-check';
import { equal } from '../../../platform/integrity/comparison.rules';
import { StoredLine, compareLines } from './picked-lines.rules';

export const pickedLines = eachGroup<StoredLine>(
  {
    name: 'picked-lines',
    holds:
      'each line costs what of it is delivered, and its pieces are picked, missing or substituted',
    records: 'orders',
  },
  `SELECT o.id, o.status, o.pickerId, l.id AS lineId, l.unitPricePaise, l.quantity, l.packGrams, l.weighedGrams, l.totalPaise,
     l.discountPaise, l.agreedDiscountPaise, l.pickedQuantity, l.shortQuantity, l.shortReason,
     l.substitutedQuantity, l.substitutesLineId, l.replacedQuantity
   FROM order_lines l JOIN orders o ON o.id = l.orderId
   ORDER BY o.id, l.id`,
  compareLines,
);

/** Pieces that the customer declined can be sold again, so the ledger counts them as given back. */
export const missingPieces = eachRow<{
  orderId: number;
  notThere: number;
  counted: number;
  damaged: number;
  wasted: number;
}>(
  {
    name: 'missing-pieces',
    holds:
      'what was not there was counted out of the stock, and what was damaged or came back unfit written off',
    records: 'orders with missing pieces',
  },
  `SELECT orderId, SUM(notThere) AS notThere, SUM(counted) AS counted, SUM(damaged) AS damaged,
     SUM(wasted) AS wasted
   FROM (
     SELECT orderId, CASE WHEN shortReason = 'not there' THEN shortQuantity ELSE 0 END AS notThere,
       0 AS counted, CASE WHEN shortReason = 'damaged' THEN shortQuantity ELSE 0 END AS damaged, 0 AS wasted
     FROM order_lines WHERE shortQuantity > 0
     UNION ALL
     SELECT l.orderId, 0, 0, n.returnedQuantity, 0
     FROM credit_note_lines n JOIN order_lines l ON l.id = n.orderLineId WHERE n.goods = 'waste'
     UNION ALL
     SELECT orderId, 0, CASE WHEN kind = 'count' THEN -quantity ELSE 0 END,
       0, CASE WHEN kind = 'waste' THEN -quantity ELSE 0 END
     FROM stock_movements WHERE kind IN ('count', 'waste') AND orderId IS NOT NULL
   ) missing
   GROUP BY orderId`,
  ({ orderId, notThere, counted, damaged, wasted }) => [
    equal(`pieces counted out for order ${orderId}`, notThere, counted),
    equal(`pieces written off for order ${orderId}`, damaged, wasted),
  ],
);
