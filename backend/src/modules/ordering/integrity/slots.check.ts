import { eachRow } from '../../../platform/integrity/integrity-check';
import { atMost, equal } from '../../../platform/integrity/comparison.rules';

/** A slot with orders but without a record has no places. The orders of a delivery group share one place. */
export const slots = eachRow<{
  date: string;
  startMinute: number;
  capacity: number;
  bookedCount: number;
  deliveryCount: number;
}>(
  {
    name: 'slots',
    holds: 'each slot counts the deliveries it has, and has no more than places',
    records: 'slots',
  },
  `SELECT date, startMinute, SUM(capacity) AS capacity, SUM(bookedCount) AS bookedCount,
     SUM(deliveryCount) AS deliveryCount
   FROM (
     SELECT date, startMinute, capacity, bookedCount, 0 AS deliveryCount FROM delivery_slots
     UNION ALL
     SELECT slotDate, slotStartMinute, 0, 0, COUNT(DISTINCT COALESCE(deliveryGroupId, id)) FROM orders
     WHERE status <> 'cancelled' GROUP BY slotDate, slotStartMinute
   ) slots
   GROUP BY date, startMinute`,
  ({ date, startMinute, capacity, bookedCount, deliveryCount }) => {
    const slot = `slot ${date}/${startMinute}`;
    return [
      equal(`bookings of ${slot}`, deliveryCount, bookedCount),
      atMost(`deliveries of ${slot}`, capacity, deliveryCount),
    ];
  },
);
