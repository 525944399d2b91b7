import { eachRow } from '../../../platform/integrity/integrity-check';
import { readAgreedBill } from './agreed-bill.rules';
import { StoredPayment, comparePayment } from './payment.rules';

export const payments = eachRow<
  StoredPayment & { agreedBill: string | null; placedPaise: number | null }
>(
  {
    name: 'payments',
    holds:
      'each payment is for the agreed total of an order, or checks a card for 0, and knows its refunds; a UPI transfer of another sum goes back as far as it does not pay the order',
    records: 'payments',
  },
  `SELECT p.id, p.orderId, p.status, p.gateway, p.amountPaise, p.gatewayReference, p.refundRequestedPaise,
     p.refundedPaise, o.toPayPaise, o.agreedBill, e.toPayBeforePaise AS placedPaise,
     COALESCE(r.requestedPaise, 0) AS requestedPaise, COALESCE(r.paidBackPaise, 0) AS paidBackPaise,
     COALESCE(r.foreignCount, 0) AS foreignCount
   FROM payments p
   LEFT JOIN orders o ON o.id = p.orderId
   LEFT JOIN order_edits e ON e.orderId = o.id AND e.version = 1
   LEFT JOIN (
     SELECT r.paymentId,
       SUM(CASE WHEN r.status IN ('pending', 'success') THEN r.amountPaise ELSE 0 END) AS requestedPaise,
       SUM(CASE WHEN r.status = 'success' THEN r.amountPaise ELSE 0 END) AS paidBackPaise,
       SUM(CASE WHEN COALESCE(r.orderId, 0) <> COALESCE(paid.orderId, 0) THEN 1 ELSE 0 END) AS foreignCount
     FROM refunds r JOIN payments paid ON paid.id = r.paymentId GROUP BY r.paymentId
   ) r ON r.paymentId = p.id`,
  (payment) =>
    comparePayment({
      ...payment,
      // An order with payments can be edited only once it is paid, so all payments are for the sum before the edits.
      toPayPaise:
        payment.placedPaise ?? readAgreedBill(payment.agreedBill)?.toPayPaise ?? payment.toPayPaise,
    }),
);
