import { eachGroup } from '../../../platform/integrity/integrity-check';
import { GroupedOrderRow, compareGroup } from './delivery-groups.rules';

export const deliveryGroups = eachGroup<GroupedOrderRow>(
  {
    name: 'delivery-groups',
    holds:
      'the orders of a delivery group are of one customer, and one that comes at most has its fee, or one that is over',
    records: 'delivery groups',
  },
  `SELECT o.deliveryGroupId AS id, o.customerId, o.status, o.billSteps,
     CASE WHEN r.id IS NULL THEN 0 ELSE o.toPayPaise + o.giftCreditPaise - COALESCE(o.creditedPaise, 0) END AS leftPaise
   FROM orders o LEFT JOIN receipts r ON r.orderId = o.id
   WHERE o.deliveryGroupId IS NOT NULL ORDER BY o.deliveryGroupId, o.id`,
  compareGroup,
);
