import { eachRow } from '../../../platform/integrity/integrity-check';
import { Comparison, atLeast, equal } from '../../../platform/integrity/comparison.rules';

interface CollectedOrder {
  id: number;
  paymentMethod: string;
  paymentStatus: string;
  /** The amount to collect on delivery by its bill and its credit notes. */
  duePaise: number;
  collectedPaise: number;
  ledgerPaise: number;
}

/** Orders whose cash was collected before the ledger existed have no entries, and are not checked. */
export const collections = eachRow<CollectedOrder>(
  {
    name: 'collections',
    holds:
      'what was collected is what a paid order costs, less than what an open one does, and nothing of one that is paid back',
    records: 'orders with collections',
  },
  `SELECT o.id, o.paymentMethod, o.paymentStatus, o.toPayPaise - o.collectLessPaise
       - CASE WHEN o.status = 'returned' THEN COALESCE(n.cashPaise, 0) ELSE 0 END AS duePaise,
     o.collectedPaise, COALESCE(c.ledgerPaise, 0) AS ledgerPaise
   FROM orders o
   LEFT JOIN (SELECT orderId, SUM(amountPaise) AS ledgerPaise FROM collections GROUP BY orderId) c
     ON c.orderId = o.id
   LEFT JOIN (SELECT orderId, SUM(cashPaise) AS cashPaise FROM credit_notes GROUP BY orderId) n
     ON n.orderId = o.id
   WHERE o.collectedPaise <> 0 OR c.orderId IS NOT NULL`,
  (order) => [
    equal(`way of paying order ${order.id}`, 'cash on delivery', order.paymentMethod),
    equal(`ledger of order ${order.id}`, order.collectedPaise, order.ledgerPaise),
    compareCollected(order),
  ],
);

function compareCollected(order: CollectedOrder): Comparison {
  const { id, paymentStatus, duePaise, collectedPaise } = order;
  const what = `paise collected of order ${id}`;
  if (paymentStatus === 'success') return equal(what, duePaise, collectedPaise);
  if (paymentStatus === 'refunded') return equal(what, 0, collectedPaise);
  return atLeast(`paise open of order ${id}`, 1, duePaise - collectedPaise);
}

export const roundStops = eachRow<{ id: number; cashPaise: number; collectedPaise: number }>(
  {
    name: 'round-stops',
    holds: 'the cash that a rider said of a stop is in the ledger of its order',
    records: 'stops of rounds',
  },
  `SELECT s.id, COALESCE(s.cashPaise, 0) AS cashPaise, COALESCE(c.collectedPaise, 0) AS collectedPaise
   FROM round_stops s
   LEFT JOIN (
     SELECT roundId, orderId, SUM(amountPaise) AS collectedPaise FROM collections
     WHERE roundId IS NOT NULL GROUP BY roundId, orderId
   ) c ON c.roundId = s.roundId AND c.orderId = s.orderId`,
  ({ id, cashPaise, collectedPaise }) => [equal(`cash of stop ${id}`, cashPaise, collectedPaise)],
);

export const roundCash = eachRow<{
  id: number;
  countedPaise: number;
  differencePaise: number;
  differenceReason: string | null;
  cashPaise: number;
}>(
  {
    name: 'round-cash',
    holds: 'the cash that was handed in of a round is that of its orders and the difference',
    records: 'rounds that were handed in',
  },
  `SELECT r.id, r.countedPaise, r.differencePaise, r.differenceReason,
     COALESCE(c.cashPaise, 0) AS cashPaise
   FROM delivery_rounds r
   LEFT JOIN (
     SELECT roundId, SUM(amountPaise) AS cashPaise FROM collections
     WHERE kind = 'cash' AND roundId IS NOT NULL GROUP BY roundId
   ) c ON c.roundId = r.id
   WHERE r.handedInAt IS NOT NULL`,
  ({ id, countedPaise, differencePaise, differenceReason, cashPaise }) => [
    equal(`paise handed in of round ${id}`, cashPaise + differencePaise, countedPaise),
    equal(
      `round ${id} says why its cash differs`,
      differencePaise === 0 ? 'no' : 'yes',
      differenceReason === null ? 'no' : 'yes',
    ),
  ],
);
