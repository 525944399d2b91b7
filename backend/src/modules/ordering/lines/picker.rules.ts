import { ShopError } from '../../../kernel/shop-error';
import type { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { orderingMessages } from '../ordering.messages';

/** How long an order is a picker's own after their last action. */
const PICKING_HOLD_MS = 20 * 60 * 1000;

/** Whose an order is from now on, after an action of a picker. */
export function heldBy(pickerId: number, now: Date): Pick<Order, 'pickerId' | 'pickingUntil'> {
  return { pickerId, pickingUntil: new Date(now.getTime() + PICKING_HOLD_MS) };
}

/** Whether somebody may take the picking of an order over: a manager at once, others after the hold expires. */
export function mayReassign(
  { pickerId, pickingUntil }: Pick<Order, 'pickerId' | 'pickingUntil'>,
  caller: { adminId: number; isManager: boolean },
  now: Date,
): boolean {
  const isHeld = pickingUntil !== null && now < pickingUntil;
  return !isHeld || pickerId === caller.adminId || caller.isManager;
}

/** Refuses what only the picker of an order that is being picked may do. Throws ORDER_MOVE_REFUSED. */
export function assertPickedBy({ status, pickerId }: Order, adminId: number): void {
  const refused = (message = orderingMessages.notPicking()) =>
    new ShopError('ORDER_MOVE_REFUSED', message, { orderId: message });
  if (status !== OrderStatus.PICKING) throw refused();
  if (pickerId !== adminId) throw refused(orderingMessages.pickedByAnother());
}
