import type { OrderStatus } from '../../../kernel/order.enums';

/** The order statuses, as they are stored. */
export type OrderStatusName = `${OrderStatus}`;

/** Whether an order was cancelled or returned, so that its customer keeps nothing of it. */
export const isCalledOff = (status: OrderStatusName): boolean =>
  status === 'cancelled' || status === 'returned';

/**
 * The roles that change an order: `system` is the shop itself, such as a response of the gateway or the job that
 * expires orders.
 */
export type ActorRole = 'customer' | 'admin' | 'system';

/** One allowed transition, and the roles that may make it. */
export interface OrderTransition {
  readonly from: OrderStatusName;
  readonly to: OrderStatusName;
  readonly by: readonly ActorRole[];
}

/** The transitions that can be requested by status, from the first status to the last. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  // The payment succeeded.
  { from: 'pending', to: 'success', by: ['customer', 'system'] },
  { from: 'success', to: 'packed', by: ['admin'] },
  { from: 'packed', to: 'out for delivery', by: ['admin'] },
  { from: 'out for delivery', to: 'delivered', by: ['admin'] },
  { from: 'out for delivery', to: 'delivery failed', by: ['admin'] },
  // Both need a new delivery slot: the order waits in the shop, or leaves again at once.
  { from: 'delivery failed', to: 'packed', by: ['admin'] },
  { from: 'delivery failed', to: 'out for delivery', by: ['admin'] },
  { from: 'delivery failed', to: 'returned', by: ['admin'] },
  // The system cancels orders that stay unpaid.
  { from: 'pending', to: 'cancelled', by: ['customer', 'admin', 'system'] },
  { from: 'success', to: 'cancelled', by: ['customer', 'admin'] },
  { from: 'picking', to: 'cancelled', by: ['admin'] },
  { from: 'packed', to: 'cancelled', by: ['admin'] },
];

/** Made by picking an order line by line; they cannot be requested by status. */
const PICKING_TRANSITIONS: readonly OrderTransition[] = [
  { from: 'success', to: 'picking', by: ['admin'] },
  { from: 'picking', to: 'packed', by: ['admin'] },
];

/** The transitions that staff may undo: they have neither taken goods out of the shop nor changed the order's money. */
const UNDOABLE: readonly Omit<OrderTransition, 'by'>[] = [
  { from: 'success', to: 'packed' },
  { from: 'packed', to: 'out for delivery' },
  { from: 'out for delivery', to: 'delivered' },
];

/** How long a transition can be undone. */
export const UNDO_MS = 10_000;

/** Whether staff may undo a transition that was just made. */
export function isUndoable(from: OrderStatusName, to: OrderStatusName): boolean {
  return UNDOABLE.some((move) => move.from === from && move.to === to);
}

/** Whether a change to this status pays money back to the customer, if any was paid. */
export function paysBack(to: OrderStatusName): boolean {
  return to === 'cancelled' || to === 'returned';
}

/** Whether a role may change an order from one status to another. */
export function isTransitionAllowed(
  from: OrderStatusName,
  to: OrderStatusName,
  role: ActorRole,
): boolean {
  return [...ORDER_TRANSITIONS, ...PICKING_TRANSITIONS].some(
    (move) => move.from === from && move.to === to && move.by.includes(role),
  );
}

/** The statuses that a role may request for an order in this status. */
export function statusesAfter(from: OrderStatusName, role: ActorRole): OrderStatusName[] {
  return ORDER_TRANSITIONS.filter((move) => move.from === from && move.by.includes(role)).map(
    ({ to }) => to,
  );
}

/** The statuses from which a role may request this one, in the sequence of statuses. */
export function statusesBefore(to: OrderStatusName, role: ActorRole): OrderStatusName[] {
  return ORDER_TRANSITIONS.filter((move) => move.to === to && move.by.includes(role)).map(
    ({ from }) => from,
  );
}
