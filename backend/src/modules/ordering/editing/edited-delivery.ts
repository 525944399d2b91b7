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

/** What is wanted of the delivery of an order. */
interface WantedDelivery {
  settings: DeliverySettings;
  /** What the order costs then, before discounts. */
  subtotalPaise: Paise;
  /** Nothing where it stays. */
  slot: string | null;
  /** Nothing where it stays. */
  address: DeliveryAddress | null;
}

/** The delivery of an order as an edit would leave it. */
export interface EditedDelivery {
  fee: DeliveryFee;
  /** Whether the order leaves its delivery group. */
  leavesGroup: boolean;
  /** Those that come together with it and for whose delivery it pays: they go where it goes. */
  along: Order[];
}

/**
 * Works out the delivery of an order that is edited. What pays for the delivery of others takes them along; another one
 * leaves them.
 * @throws MINIMUM_ORDER, ORDER_NOT_EDITABLE (orderId) where one of the others is being packed
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

/** The orders as they are now, locked. Throws ORDER_NOT_EDITABLE as `assertMovable`. */
export async function lockedToMove(tx: Transaction, orders: readonly Order[]): Promise<Order[]> {
  const locked: Order[] = [];
  for (const { id } of orders) locked.push((await findLocked(tx, Order, id)) as Order);
  assertMovable(locked);
  return locked;
}

/** Throws ORDER_NOT_EDITABLE where one of them is being packed, or is underway. */
function assertMovable(orders: readonly Order[]): void {
  const fixed = orders.find(({ status }) => !NOT_PACKED.includes(status));
  if (fixed) throw notEditable('orderId', orderingMessages.editTogetherTooLate({ id: fixed.id }));
}

/** Whether another slot is wanted than the one that an order has. */
export function isOtherSlot(order: Order, slot: string | null): boolean {
  return slot !== null && slot !== slotIdOf(order);
}

function isOtherAddress({ deliveryAddress }: Order, address: DeliveryAddress | null): boolean {
  return address !== null && !isDeepStrictEqual(address, deliveryAddress);
}

/** What was ordered, before discounts. */
function orderedPaise(orders: readonly Order[]): Paise {
  return orders.reduce((paise, { subtotalPaise }) => paise + subtotalPaise, 0);
}

/** What delivery costs where a part of it was kept of orders of the same delivery. */
function deliveryLess({ feePaise, reason }: DeliveryFee, keptPaise: Paise): DeliveryFee {
  if (keptPaise === 0) return { feePaise, reason };
  return feePaise > keptPaise ? { feePaise: feePaise - keptPaise, reason: null } : FREE_DELIVERY;
}

/** Fee and smallest order were agreed for the whole delivery group, which an edit leaves as it is while the order stays in it. */
function agreedDelivery({ billSteps }: Order): DeliveryFee {
  const feePaise = deliveryFeeOf(billSteps);
  return feePaise === 0 ? FREE_DELIVERY : { feePaise, reason: null };
}
