import { ShopError } from '../../../kernel/shop-error';
import type { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { orderingMessages } from '../ordering.messages';

/** How long an order is reserved for a picker after their last action. */
const PICKING_HOLD_MS = 20 * 60 * 1000;

/** The picker of an order after an action, with the end of the reservation. */
export function heldBy(pickerId: number, now: Date): Pick<Order, 'pickerId' | 'pickingUntil'> {
  return { pickerId, pickingUntil: new Date(now.getTime() + PICKING_HOLD_MS) };
}

/** Whether somebody may become the picker of an order: a manager at once, others after the reservation expires. */
export function mayReassign(
  { pickerId, pickingUntil }: Pick<Order, 'pickerId' | 'pickingUntil'>,
  caller: { adminId: number; isManager: boolean },
  now: Date,
): boolean {
  const isHeld = pickingUntil !== null && now < pickingUntil;
  return !isHeld || pickerId === caller.adminId || caller.isManager;
}

/** Refuses anybody but the current picker of an order. Throws ORDER_MOVE_REFUSED. */
export function assertPickedBy({ status, pickerId }: Order, adminId: number): void {
  const refused = (message = orderingMessages.notPicking()) =>
    new ShopError('ORDER_MOVE_REFUSED', message, { orderId: message });
  if (status !== OrderStatus.PICKING) throw refused();
  if (pickerId !== adminId) throw refused(orderingMessages.pickedByAnother());
}
