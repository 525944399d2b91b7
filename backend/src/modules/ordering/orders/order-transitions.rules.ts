import type { OrderStatus } from '../../../kernel/order.enums';

/** The states of an order, by the words in which they are kept. */
export type OrderStatusName = `${OrderStatus}`;

/** Who moves orders: `system` is the shop itself, such as the gateway's answer or the job that lets orders lapse. */
export type ActorRole = 'customer' | 'admin' | 'system';

/** One way an order can go, and whose step it is. */
export interface OrderTransition {
  readonly from: OrderStatusName;
  readonly to: OrderStatusName;
  readonly by: readonly ActorRole[];
}

/** Every way an order can go; what is not in this table does not happen. From the first state to the last. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  // It was paid.
  { from: 'pending', to: 'success', by: ['customer', 'system'] },
  { from: 'success', to: 'packed', by: ['admin'] },
  { from: 'packed', to: 'out for delivery', by: ['admin'] },
  { from: 'out for delivery', to: 'delivered', by: ['admin'] },
  { from: 'out for delivery', to: 'delivery failed', by: ['admin'] },
  // Both with a new delivery slot: the order waits for it in the shop, or is on its way again at once.
  { from: 'delivery failed', to: 'packed', by: ['admin'] },
  { from: 'delivery failed', to: 'out for delivery', by: ['admin'] },
  { from: 'delivery failed', to: 'returned', by: ['admin'] },
  // The system calls off what stays unpaid.
  { from: 'pending', to: 'cancelled', by: ['customer', 'admin', 'system'] },
  { from: 'success', to: 'cancelled', by: ['customer', 'admin'] },
  { from: 'packed', to: 'cancelled', by: ['admin'] },
];

/** Whether somebody may take an order from one state to another. */
export function isTransitionAllowed(
  from: OrderStatusName,
  to: OrderStatusName,
  role: ActorRole,
): boolean {
  return statusesBefore(to, role).includes(from);
}

/** Where somebody may take an order from a state. */
export function statusesAfter(from: OrderStatusName, role: ActorRole): OrderStatusName[] {
  return ORDER_TRANSITIONS.filter((move) => move.from === from && move.by.includes(role)).map(
    ({ to }) => to,
  );
}

/** The states from which somebody may take an order to this one, the first state first. */
export function statusesBefore(to: OrderStatusName, role: ActorRole): OrderStatusName[] {
  return ORDER_TRANSITIONS.filter((move) => move.to === to && move.by.includes(role)).map(
    ({ from }) => from,
  );
}
