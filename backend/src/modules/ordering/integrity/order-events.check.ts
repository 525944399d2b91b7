import { eachGroup } from '../../../platform/integrity/integrity-check';
import { EventRow, compareEvents } from './event-chain.rules';

export const orderEvents = eachGroup<EventRow>(
  {
    name: 'order-events',
    holds: 'every order has the chain of events that leads to its state, each a move of the table',
    records: 'orders',
  },
  `SELECT o.id, o.status, e.id AS eventId, e.fromStatus, e.toStatus, e.actorRole, e.undoesEventId
   FROM orders o LEFT JOIN order_events e ON e.orderId = o.id
   ORDER BY o.id, e.id`,
  compareEvents,
);
