import { eachRow } from '../../../platform/integrity/integrity-check';
import { atMost, equal } from '../../../platform/integrity/comparison.rules';

export const couponCounts = eachRow<{
  id: number;
  usedCount: number;
  totalLimit: number | null;
  useCount: number;
}>(
  {
    name: 'coupon-counts',
    holds: 'each coupon counts its uses, and has no more than its limit',
    records: 'coupons',
  },
  `SELECT c.id, c.usedCount, c.totalLimit, COUNT(u.id) AS useCount
   FROM coupons c LEFT JOIN coupon_uses u ON u.couponId = c.id
   GROUP BY c.id, c.usedCount, c.totalLimit`,
  ({ id, usedCount, totalLimit, useCount }) => [
    equal(`counted uses of coupon ${id}`, useCount, usedCount),
    atMost(`uses of coupon ${id}`, totalLimit, useCount),
  ],
);

export const couponsOfCustomers = eachRow<{
  couponId: number;
  customerId: number;
  perCustomerLimit: number | null;
  useCount: number;
}>(
  {
    name: 'coupon-customers',
    holds: 'no customer uses a coupon more often than its limit',
    records: 'customers with coupons',
  },
  `SELECT u.couponId, u.customerId, c.perCustomerLimit, COUNT(*) AS useCount
   FROM coupon_uses u JOIN coupons c ON c.id = u.couponId
   GROUP BY u.couponId, u.customerId, c.perCustomerLimit`,
  ({ couponId, customerId, perCustomerLimit, useCount }) => [
    atMost(`uses of coupon ${couponId} by customer ${customerId}`, perCustomerLimit, useCount),
  ],
);

/** A cancelled order keeps the code on its bill, but does not count as a use. */
export const couponsOfOrders = eachRow<{
  id: number;
  billCode: string | null;
  useCode: string | null;
  customerId: number;
  userId: number | null;
}>(
  {
    name: 'coupon-orders',
    holds: "each order that is not cancelled uses its bill's coupon, and no other order uses one",
    records: 'orders with coupons',
  },
  `SELECT o.id, CASE WHEN o.status = 'cancelled' THEN NULL ELSE o.couponCode END AS billCode,
     c.code AS useCode, o.customerId, u.customerId AS userId
   FROM orders o
   LEFT JOIN coupon_uses u ON u.orderId = o.id
   LEFT JOIN coupons c ON c.id = u.couponId
   WHERE o.couponCode IS NOT NULL OR u.id IS NOT NULL`,
  ({ id, billCode, useCode, customerId, userId }) => [
    equal(`coupon that order ${id} uses`, billCode, useCode),
    ...(userId === null ? [] : [equal(`customer who used it for order ${id}`, customerId, userId)]),
  ],
);
