import { eachRow } from '../books-check';
import { atMost, equal } from '../comparison.rules';

/** A slot that orders name and that has no record has no places. */
export const slots = eachRow<{
  date: string;
  startMinute: number;
  capacity: number;
  bookedCount: number;
  orderCount: number;
}>(
  {
    name: 'slots',
    holds: 'each slot counts the orders it has, and has no more than places',
    records: 'slots',
  },
  `SELECT date, startMinute, SUM(capacity) AS capacity, SUM(bookedCount) AS bookedCount,
     SUM(orderCount) AS orderCount
   FROM (
     SELECT date, startMinute, capacity, bookedCount, 0 AS orderCount FROM delivery_slots
     UNION ALL
     SELECT slotDate, slotStartMinute, 0, 0, COUNT(*) FROM orders
     WHERE status <> 'cancelled' GROUP BY slotDate, slotStartMinute
   ) slots
   GROUP BY date, startMinute`,
  ({ date, startMinute, capacity, bookedCount, orderCount }) => {
    const slot = `slot ${date}/${startMinute}`;
    return [
      equal(`bookings of ${slot}`, orderCount, bookedCount),
      atMost(`orders of ${slot}`, capacity, orderCount),
    ];
  },
);
