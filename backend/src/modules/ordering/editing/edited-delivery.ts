import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from 'typeorm';
import { DeliveryAddress } from '../../checkout';
import { DeliveryFee, FREE_DELIVERY, deliveryFeeOf, termsFor } from '../../checkout/index.rules';
import { Paise } from '../../../kernel/money';
import { Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { NOT_PACKED, slotIdOf } from '../placing/delivery-group.rules';
import { deliveryOn } from '../placing/delivery-on-terms';
import { DeliverySettings, notEditable } from '../placing/editable-orders.service';
import { GroupFeeService, deliveredTogetherWith } from '../returns/group-fee.service';

/** The wanted delivery of an order. */
interface WantedDelivery {
  settings: DeliverySettings;
  /** The price of the edited order before discounts. */
  subtotalPaise: Paise;
  /** Null if it stays unchanged. */
  slot: string | null;
  /** Null if it stays unchanged. */
  address: DeliveryAddress | null;
}

/** The delivery of an order as it would be after an edit. */
export interface EditedDelivery {
  fee: DeliveryFee;
  /** Whether the order leaves its delivery group. */
  leavesGroup: boolean;
  /** The orders of its delivery group whose delivery it pays for: they move with it. */
  along: Order[];
}

/**
 * Computes the delivery of an edited order. An order that pays for the delivery of others takes them along; any other
 * leaves its group.
 * @throws MINIMUM_ORDER, ORDER_NOT_EDITABLE (orderId) if one of the others is being packed
 */
export async function editedDelivery(
  manager: EntityManager,
  groupFee: GroupFeeService,
  before: Order,
  { settings, subtotalPaise, slot, address }: WantedDelivery,
): Promise<EditedDelivery> {
  const isMoved = isOtherSlot(before, slot) || isOtherAddress(before, address);
  const others = isMoved ? await deliveredTogetherWith(manager, before) : [];
  const paysForOthers = others.length > 0 && deliveryFeeOf(before.billSteps) > 0;
  const leavesGroup = others.length > 0 && !paysForOthers;
  const along = paysForOthers ? others.filter((other) => slotIdOf(other) === slotIdOf(before)) : [];
  assertMovable(along);
  const isElsewhere = isOtherAddress(before, address) || (isMoved && !paysForOthers);
  if (before.deliveryGroupId !== null && !isElsewhere)
    return { fee: agreedDelivery(before), leavesGroup, along };
  const terms = termsFor(settings, (address ?? before.deliveryAddress)?.pinCode ?? null);
  const deliveredPaise = subtotalPaise + (paysForOthers ? orderedPaise(others) : 0);
  const keptPaise = leavesGroup ? 0 : await groupFee.keptInGroup(manager, before);
  return { fee: deliveryLess(deliveryOn(terms, deliveredPaise), keptPaise), leavesGroup, along };
}

/** The current orders, locked. Throws ORDER_NOT_EDITABLE as `assertMovable`. */
export async function lockedToMove(tx: Transaction, orders: readonly Order[]): Promise<Order[]> {
  const locked: Order[] = [];
  for (const { id } of orders) locked.push((await findLocked(tx, Order, id)) as Order);
  assertMovable(locked);
  return locked;
}

/** Throws ORDER_NOT_EDITABLE if one of them is being packed, or is on its way. */
function assertMovable(orders: readonly Order[]): void {
  const fixed = orders.find(({ status }) => !NOT_PACKED.includes(status));
  if (fixed) throw notEditable('orderId', orderingMessages.editTogetherTooLate({ id: fixed.id }));
}

/** Whether a slot differs from that of an order. */
export function isOtherSlot(order: Order, slot: string | null): boolean {
  return slot !== null && slot !== slotIdOf(order);
}

function isOtherAddress({ deliveryAddress }: Order, address: DeliveryAddress | null): boolean {
  return address !== null && !isDeepStrictEqual(address, deliveryAddress);
}

/** The sum of the orders before discounts. */
function orderedPaise(orders: readonly Order[]): Paise {
  return orders.reduce((paise, { subtotalPaise }) => paise + subtotalPaise, 0);
}

/** The delivery fee less the part that was kept of orders of the same delivery. */
function deliveryLess({ feePaise, reason }: DeliveryFee, keptPaise: Paise): DeliveryFee {
  if (keptPaise === 0) return { feePaise, reason };
  return feePaise > keptPaise ? { feePaise: feePaise - keptPaise, reason: null } : FREE_DELIVERY;
}

/**
 * Fee and minimum were agreed for the whole delivery group, so an edit keeps them while the order stays in the group.
 */
function agreedDelivery({ billSteps }: Order): DeliveryFee {
  const feePaise = deliveryFeeOf(billSteps);
  return feePaise === 0 ? FREE_DELIVERY : { feePaise, reason: null };
}
