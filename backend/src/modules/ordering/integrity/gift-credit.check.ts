import { eachRow } from '../../../platform/integrity/integrity-check';
import { takenFor } from './agreed-bill.rules';
import { atLeast, atMost, equal } from '../../../platform/integrity/comparison.rules';

export const giftCredit = eachRow<{ id: number; creditPaise: number; entriesPaise: number }>(
  {
    name: 'gift-credit',
    holds: "each customer's gift credit is the sum of its entries, and never below zero",
    records: 'customers',
  },
  `SELECT c.id, c.giftCreditPaise AS creditPaise, COALESCE(e.sumPaise, 0) AS entriesPaise
   FROM customers c
   LEFT JOIN (
     SELECT customerId, SUM(amountPaise) AS sumPaise FROM gift_credit_entries GROUP BY customerId
   ) e ON e.customerId = c.id`,
  ({ id, creditPaise, entriesPaise }) => [
    equal(`gift credit of customer ${id}`, entriesPaise, creditPaise),
    atLeast(`gift credit of customer ${id}`, 0, creditPaise),
  ],
);

export const vouchers = eachRow<{
  id: number;
  valuePaise: number;
  redeemedByCustomerId: number | null;
  entryCount: number;
  creditedPaise: number;
  creditedCustomerId: number | null;
}>(
  {
    name: 'vouchers',
    holds: 'each redeemed voucher was credited once, with its value, to who redeemed it',
    records: 'vouchers',
  },
  `SELECT v.id, v.valuePaise, v.redeemedByCustomerId, COUNT(e.id) AS entryCount,
     COALESCE(SUM(e.amountPaise), 0) AS creditedPaise, MIN(e.customerId) AS creditedCustomerId
   FROM gift_vouchers v LEFT JOIN gift_credit_entries e ON e.voucherId = v.id
   GROUP BY v.id, v.valuePaise, v.redeemedByCustomerId`,
  ({ id, valuePaise, redeemedByCustomerId, entryCount, creditedPaise, creditedCustomerId }) => [
    atMost(`entries of voucher ${id}`, 1, entryCount),
    equal(`customer credited for voucher ${id}`, redeemedByCustomerId, creditedCustomerId),
    equal(
      `credit for voucher ${id}`,
      redeemedByCustomerId === null ? 0 : valuePaise,
      creditedPaise,
    ),
  ],
);

export const creditOfOrders = eachRow<{
  id: number;
  status: string;
  giftCreditPaise: number;
  agreedBill: string | null;
  creditedPaise: number;
  spentPaise: number;
  foreignCount: number;
}>(
  {
    name: 'gift-credit-orders',
    holds:
      'each order has spent the gift credit on its bill less its credit notes, and none once it is cancelled or returned',
    records: 'orders with gift credit',
  },
  `SELECT o.id, o.status, o.giftCreditPaise, o.agreedBill, 0 - COALESCE(SUM(e.amountPaise), 0) AS spentPaise,
     COALESCE(SUM(CASE WHEN e.customerId <> o.customerId THEN 1 ELSE 0 END), 0) AS foreignCount,
     COALESCE((SELECT SUM(n.giftCreditPaise) FROM credit_notes n WHERE n.orderId = o.id), 0) AS creditedPaise
   FROM orders o LEFT JOIN gift_credit_entries e ON e.orderId = o.id
   WHERE o.giftCreditPaise <> 0 OR o.agreedBill IS NOT NULL OR e.id IS NOT NULL
   GROUP BY o.id, o.status, o.giftCreditPaise, o.agreedBill`,
  ({ id, status, creditedPaise, spentPaise, foreignCount, ...order }) => [
    equal(
      `gift credit spent on order ${id}`,
      ['cancelled', 'returned'].includes(status)
        ? 0
        : takenFor({ ...order, status }).giftCreditPaise - creditedPaise,
      spentPaise,
    ),
    equal(`other customers' entries for order ${id}`, 0, foreignCount),
  ],
);
