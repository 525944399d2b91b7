import { eachGroup, eachRow } from '../../../platform/integrity/integrity-check';
import { equal } from '../../../platform/integrity/comparison.rules';
import {
  CreditedLineRow,
  CreditedOrder,
  compareCredited,
  compareCreditedLine,
} from './credit-notes.rules';

/**
 * No credit note covers refunds by amount from before the receipt was issued, so less than the card part may be left.
 */
export const creditedOrders = eachRow<CreditedOrder>(
  {
    name: 'credited-orders',
    holds:
      'the credit notes of each order are their lines, their money and at most its receipt, and all of it once it is over, less the delivery fee at most where it was returned, or others of its delivery group come',
    records: 'orders with a receipt or credit notes',
  },
  `SELECT o.id, o.status, o.paymentMethod, o.paymentStatus, o.toPayPaise, o.giftCreditPaise, o.creditedPaise,
     o.collectLessPaise, o.billSteps, COUNT(r.id) AS receiptCount,
     COALESCE(g.deliveredCount, 0) AS deliveredWithCount,
     COALESCE(n.notesPaise, 0) AS notesPaise, COALESCE(n.contentPaise, 0) AS contentPaise,
     COALESCE(n.toCollectPaise, 0) AS toCollectPaise, COALESCE(n.cashPaise, 0) AS cashPaise,
     COALESCE(n.cardPaise, 0) AS cardPaise, COALESCE(n.creditPaise, 0) AS creditPaise,
     COALESCE(p.capturedPaise, 0) AS capturedPaise, COALESCE(b.backPaise, 0) AS backPaise,
     COALESCE(b.failedPaise, 0) AS failedPaise, COALESCE(b.goodwillPaise, 0) AS goodwillPaise
   FROM orders o
   LEFT JOIN receipts r ON r.orderId = o.id
   LEFT JOIN (
     SELECT n.orderId, SUM(n.amountPaise) AS notesPaise, SUM(n.toCollectPaise) AS toCollectPaise,
       SUM(n.cashPaise) AS cashPaise, SUM(n.cardPaise) AS cardPaise, SUM(n.giftCreditPaise) AS creditPaise,
       SUM(n.deliveryFeePaise + n.adjustmentPaise + COALESCE(l.linesPaise, 0)) AS contentPaise
     FROM credit_notes n
     LEFT JOIN (
       SELECT creditNoteId, SUM(totalPaise - discountPaise) AS linesPaise
       FROM credit_note_lines GROUP BY creditNoteId
     ) l ON l.creditNoteId = n.id
     GROUP BY n.orderId
   ) n ON n.orderId = o.id
   LEFT JOIN (
     SELECT orderId, SUM(amountPaise) AS capturedPaise FROM payments WHERE status = 'success' GROUP BY orderId
   ) p ON p.orderId = o.id
   LEFT JOIN (
     SELECT orderId,
       SUM(CASE WHEN status IN ('pending', 'success') THEN amountPaise ELSE 0 END) AS backPaise,
       SUM(CASE WHEN status NOT IN ('pending', 'success') THEN amountPaise ELSE 0 END) AS failedPaise,
       SUM(CASE WHEN status IN ('pending', 'success') AND requestFingerprint IS NOT NULL AND creditNoteId IS NULL
         THEN amountPaise ELSE 0 END) AS goodwillPaise
     FROM refunds GROUP BY orderId
   ) b ON b.orderId = o.id
   LEFT JOIN (
     SELECT deliveryGroupId, COUNT(*) AS deliveredCount FROM orders
     WHERE deliveryGroupId IS NOT NULL AND status <> 'cancelled' GROUP BY deliveryGroupId
   ) g ON g.deliveryGroupId = o.deliveryGroupId
   WHERE r.id IS NOT NULL OR n.orderId IS NOT NULL
   GROUP BY o.id, o.status, o.paymentMethod, o.paymentStatus, o.toPayPaise, o.giftCreditPaise, o.creditedPaise,
     o.collectLessPaise, o.billSteps, g.deliveredCount, n.notesPaise, n.contentPaise, n.toCollectPaise, n.cashPaise, n.cardPaise, n.creditPaise,
     p.capturedPaise, b.backPaise, b.failedPaise, b.goodwillPaise`,
  compareCredited,
);

export const creditNoteAmounts = eachRow<{
  id: number;
  amountPaise: number;
  contentPaise: number;
  moneyPaise: number;
  foreignCount: number;
}>(
  {
    name: 'credit-notes',
    holds: 'each credit note is the sum of its lines, and of the ways by which its money goes',
    records: 'credit notes',
  },
  `SELECT n.id, n.amountPaise,
     n.deliveryFeePaise + n.adjustmentPaise + COALESCE(SUM(l.totalPaise - l.discountPaise), 0) AS contentPaise,
     n.toCollectPaise + n.cashPaise + n.cardPaise + n.giftCreditPaise AS moneyPaise,
     COALESCE(SUM(CASE WHEN o.orderId <> n.orderId THEN 1 ELSE 0 END), 0) AS foreignCount
   FROM credit_notes n
   LEFT JOIN credit_note_lines l ON l.creditNoteId = n.id
   LEFT JOIN order_lines o ON o.id = l.orderLineId
   GROUP BY n.id, n.amountPaise, n.deliveryFeePaise, n.adjustmentPaise, n.toCollectPaise, n.cashPaise, n.cardPaise,
     n.giftCreditPaise`,
  ({ id, amountPaise, contentPaise, moneyPaise, foreignCount }) => [
    equal(`amount of credit note ${id}`, contentPaise, amountPaise),
    equal(`money of credit note ${id}`, amountPaise, moneyPaise),
    equal(`lines of other orders on credit note ${id}`, 0, foreignCount),
  ],
);

export const creditedLines = eachGroup<CreditedLineRow>(
  {
    name: 'credited-lines',
    holds: 'each line was credited its pieces, at what they cost less their share of the discounts',
    records: 'credited lines',
  },
  `SELECT l.id, l.quantity, l.totalPaise, l.discountPaise, l.refundedQuantity, l.returnedQuantity,
     n.quantity AS creditedQuantity, n.returnedQuantity AS backQuantity, n.goods,
     n.totalPaise - n.discountPaise AS creditedPaise
   FROM order_lines l LEFT JOIN credit_note_lines n ON n.orderLineId = l.id
   WHERE n.id IS NOT NULL OR l.refundedQuantity <> 0 OR l.returnedQuantity <> 0
   ORDER BY l.id, n.id`,
  compareCreditedLine,
);
