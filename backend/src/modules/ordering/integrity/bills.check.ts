import { StoredBills, compareBills } from './bill.rules';
import { eachRow } from '../../../platform/integrity/integrity-check';

export const bills = eachRow<StoredBills>(
  {
    name: 'bills',
    holds:
      'each bill, worked out again from its lines, coupon and credit, is the stored one, and never above the agreed one',
    records: 'orders',
  },
  `SELECT o.id, o.paymentMethod, o.subtotalPaise, o.billSteps, o.couponCode, o.giftCreditPaise, o.toPayPaise,
     o.agreedBill,
     COALESCE(l.totalPaise, 0) AS linesPaise, COALESCE(l.discountPaise, 0) AS lineDiscountsPaise,
     COALESCE(l.orderedPaise, 0) AS orderedPaise, COALESCE(l.orderedDiscountsPaise, 0) AS orderedDiscountsPaise,
     c.percent AS couponPercent, c.maximumDiscountPaise AS couponMaximumPaise
   FROM orders o
   LEFT JOIN (
     SELECT orderId, SUM(totalPaise) AS totalPaise, SUM(discountPaise) AS discountPaise,
       SUM(CASE WHEN substitutesLineId IS NULL
         THEN unitPricePaise * (quantity + shortQuantity + substitutedQuantity) ELSE 0 END) AS orderedPaise,
       SUM(CASE WHEN substitutesLineId IS NULL
         THEN COALESCE(agreedDiscountPaise, discountPaise) ELSE 0 END) AS orderedDiscountsPaise
     FROM order_lines GROUP BY orderId
   ) l ON l.orderId = o.id
   LEFT JOIN coupons c ON c.code = o.couponCode`,
  compareBills,
);
