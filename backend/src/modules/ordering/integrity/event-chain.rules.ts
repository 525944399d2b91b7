import {
  ActorRole,
  OrderStatusName,
  isTransitionAllowed,
  isUndoable,
} from '../orders/order-transitions.rules';
import { Comparison, atLeast, equal } from '../../../platform/integrity/comparison.rules';

/** One event of an order next to the order's status; an order without events has one row without an event. */
export interface EventRow {
  /** The order's id. */
  id: number;
  /** The order's current status. */
  status: string;
  eventId: number | null;
  /** Null for placing the order; equal to `toStatus` if only the payment changed. */
  fromStatus: string | null;
  toStatus: string | null;
  actorRole: string | null;
  /** The event that this one undid. */
  undoesEventId: number | null;
}

/** Compares the events of one order, oldest first, with each other and with the order's status. */
export function compareEvents(rows: readonly [EventRow, ...EventRow[]]): Comparison[] {
  const [{ id, status }] = rows;
  const events = rows.filter(({ eventId }) => eventId !== null);
  const count = atLeast(`events of order ${id}`, 1, events.length);
  if (!count.holds) return [count];
  const links = events.map((event, index) =>
    equal(
      `state before event ${event.eventId} of order ${id}`,
      events[index - 1]?.toStatus ?? null,
      event.fromStatus,
    ),
  );
  const stateMachine = events.slice(1).map((event, index) => {
    const { eventId, fromStatus, toStatus, actorRole } = event;
    const move = `${fromStatus} to ${toStatus} by ${actorRole}`;
    return equal(
      `event ${eventId} of order ${id}`,
      isMove(event) || undoes(event, events[index]) ? move : 'a move',
      move,
    );
  });
  const last = equal(`last event of order ${id}`, status, events.at(-1)?.toStatus ?? null);
  return [count, ...links, ...stateMachine, last];
}

/** Whether an event undoes the one right before it, which was undoable. */
function undoes(event: EventRow, before: EventRow | undefined): boolean {
  if (!before || event.undoesEventId !== before.eventId || event.toStatus !== before.fromStatus)
    return false;
  return isUndoable(before.fromStatus as OrderStatusName, before.toStatus as OrderStatusName);
}

function isMove({ fromStatus, toStatus, actorRole }: EventRow): boolean {
  if (fromStatus === toStatus) return true;
  return isTransitionAllowed(
    fromStatus as OrderStatusName,
    toStatus as OrderStatusName,
    actorRole as ActorRole,
  );
}
