import { StoredBill, compareBill } from './bill.rules';
import { eachRow } from '../../../platform/integrity/integrity-check';

export const bills = eachRow<StoredBill>(
  {
    name: 'bills',
    holds: 'each bill, worked out again from its lines, coupon and credit, is the stored one',
    records: 'orders',
  },
  `SELECT o.id, o.paymentMethod, o.subtotalPaise, o.billSteps, o.couponCode, o.giftCreditPaise, o.toPayPaise,
     COALESCE(l.totalPaise, 0) AS linesPaise, COALESCE(l.discountPaise, 0) AS lineDiscountsPaise,
     c.percent AS couponPercent, c.maximumDiscountPaise AS couponMaximumPaise
   FROM orders o
   LEFT JOIN (
     SELECT orderId, SUM(totalPaise) AS totalPaise, SUM(discountPaise) AS discountPaise
     FROM order_lines GROUP BY orderId
   ) l ON l.orderId = o.id
   LEFT JOIN coupons c ON c.code = o.couponCode`,
  compareBill,
);
