import { eachRow } from '../../../platform/integrity/integrity-check';
import { takenFor } from './agreed-bill.rules';
import { OrderMoney, compareMoney } from './order-money.rules';

export const orderMoney = eachRow<OrderMoney & { agreedBill: string | null }>(
  {
    name: 'order-money',
    holds:
      'paid means captured - refunds = total; what was paid back keeps no money, what is cancelled or returned what its credit notes leave',
    records: 'orders',
  },
  `SELECT o.id, o.status, o.paymentStatus, o.paymentMethod, o.toPayPaise, o.agreedBill,
     COALESCE(p.capturedPaise, 0) AS capturedPaise, COALESCE(r.refundedPaise, 0) AS refundedPaise,
     COALESCE(r.underWayPaise, 0) AS underWayPaise, COALESCE(r.goodwillPaise, 0) AS goodwillPaise,
     CASE WHEN o.status = 'returned' THEN COALESCE(o.toPayPaise + o.giftCreditPaise - n.notesPaise, 0) ELSE 0 END
       AS keptPaise,
     CASE WHEN o.status IN ('cancelled', 'returned') AND o.paymentMethod = 'card' THEN COALESCE(o.toPayPaise - n.cardPaise, 0) ELSE 0 END
       AS keptCardPaise
   FROM orders o
   LEFT JOIN (
     SELECT orderId, SUM(amountPaise) AS capturedPaise FROM payments
     WHERE status = 'success' GROUP BY orderId
   ) p ON p.orderId = o.id
   LEFT JOIN (
     SELECT orderId,
       SUM(CASE WHEN status = 'success' THEN amountPaise ELSE 0 END) AS refundedPaise,
       SUM(CASE WHEN status = 'pending' THEN amountPaise ELSE 0 END) AS underWayPaise,
       SUM(CASE WHEN status IN ('pending', 'success') AND requestFingerprint IS NOT NULL
         THEN amountPaise ELSE 0 END) AS goodwillPaise
     FROM refunds GROUP BY orderId
   ) r ON r.orderId = o.id
   LEFT JOIN (
     SELECT orderId, SUM(amountPaise) AS notesPaise, SUM(cardPaise) AS cardPaise
     FROM credit_notes GROUP BY orderId
   ) n ON n.orderId = o.id`,
  (order) => compareMoney(takenFor(order)),
);
