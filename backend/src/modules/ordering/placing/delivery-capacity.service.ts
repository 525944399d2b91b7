import { In, IsNull, Not } from 'typeorm';
import { Customer } from '../../identity';
import { Clock } from '../../../kernel/clock';
import { Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DeliverySettingsService, SlotService } from '../../checkout';
import {
  DeliverySchedule,
  OfferedWindow,
  SlotWindow,
  isBookable,
  slotId,
} from '../../checkout/index.rules';
import { DeliveryGroup, JOIN_WITHIN_MS, joinableGroup } from './delivery-group.rules';
import { Order, PlacedOrder } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import type { Attempt } from './new-order';

/** The place of an order in a delivery slot: one of its own, or that of the group that it joins. */
export type DeliveryPlace =
  { slot: OfferedWindow; group?: undefined } | { slot: SlotWindow; group: DeliveryGroup };

/** The parameters that determine the place of an order. */
type PlaceRequest = Pick<Attempt, 'customerId' | 'deliverySlotId' | 'cartItemId'>;

/** Manages the places of orders in delivery slots: an order's own, or one that it shares with its delivery group. */
export class DeliveryCapacity {
  constructor(
    private readonly clock: Clock,
    private readonly slots: SlotService,
    private readonly settings: DeliverySettingsService,
  ) {}

  /**
   * Chooses the place of an order. A single cart line (the REST contract sends one call per line, all at once) joins
   * the orders placed with it a moment ago. `take` then books the place, as late as possible.
   * @throws SLOT_UNAVAILABLE if the wanted slot is unknown or closed, or none has room
   */
  async choose(
    tx: Transaction,
    { customerId, cartItemId, deliverySlotId }: PlaceRequest,
    schedule: DeliverySchedule,
    address: Order['deliveryAddress'],
  ): Promise<DeliveryPlace> {
    const isLine = cartItemId !== undefined;
    const group = isLine ? await this.groupFor(tx, customerId, schedule, address) : undefined;
    if (group) return { slot: group.slot, group };
    return { slot: await this.slots.choose(tx, schedule, deliverySlotId) };
  }

  /**
   * The place that an addition shares with the order that it is added to; makes that order a delivery group if it is
   * none yet.
   */
  async join(
    tx: Transaction,
    { id, deliveryGroupId, ...order }: Order,
  ): Promise<DeliveryPlace & { group: DeliveryGroup }> {
    const { slotDate: date, slotStartMinute: startMinute, slotEndMinute: endMinute } = order;
    const slot = { date, startMinute, endMinute };
    if (deliveryGroupId === null) await tx.update(Order, { id }, { deliveryGroupId: id });
    return { slot, group: { id: deliveryGroupId ?? id, slot } };
  }

  /**
   * Books the chosen place for an order that was just inserted; does nothing if the order shares a place.
   * @throws as SlotService.book
   */
  async take(
    tx: Transaction,
    order: PlacedOrder,
    place: DeliveryPlace,
    { cartItemId, deliverySlotId = null }: PlaceRequest,
  ): Promise<void> {
    if (place.group) return;
    if (cartItemId !== undefined) {
      order.deliveryGroupId = order.id;
      await tx.update(Order, { id: order.id }, { deliveryGroupId: order.id });
    }
    await this.slots.book(tx, place.slot, deliverySlotId !== null);
  }

  /**
   * Serialises calls that place or cancel orders of the same delivery group, before anything else of the order is
   * locked: placing locks the customer before stock and orders, too. Does nothing for an order outside of groups.
   */
  async hold(tx: Transaction, orderId: number): Promise<void> {
    const grouped = { id: orderId, deliveryGroupId: Not(IsNull()) };
    const order = await tx.findOne(Order, { select: { customerId: true }, where: grouped });
    if (order) await holdCustomer(tx, order.customerId);
  }

  /** Releases the place of a cancelled order, unless others of its delivery group still need it. */
  async release(tx: Transaction, order: Order): Promise<void> {
    const slot = slotOf(order);
    if (!(await this.isShared(tx, order, slot))) await this.slots.release(tx, slot);
  }

  /**
   * Books a place in another slot for an order that has one, and releases the old one. A place that its delivery group
   * has in either slot is shared; orders that it takes along need no place of their own.
   * @returns the slot
   * @throws SLOT_UNAVAILABLE if the wanted slot is unknown, closed or full
   */
  async change(
    tx: Transaction,
    order: Order,
    wantedId: string,
    along: readonly Order[] = [],
  ): Promise<SlotWindow> {
    const slot = await this.slots.choose(tx, await this.settings.current(tx), wantedId);
    const old = slotOf(order);
    if (slot.date === old.date && slot.startMinute === old.startMinute) return slot;
    if (!(await this.isShared(tx, order, old, along))) await this.slots.release(tx, old);
    if (!(await this.isShared(tx, order, slot, along))) await this.slots.book(tx, slot, true);
    return slot;
  }

  /**
   * Removes an order from its delivery group, whose customer is locked: it gets a place of its own in the wanted slot,
   * or in its current one. The place in the old slot is released unless others of the group need it. From then on, the
   * id of the group is that of the first remaining order.
   * @returns the slot
   * @throws SLOT_UNAVAILABLE if the slot is unknown, closed or full
   */
  async leaveGroup(tx: Transaction, order: Order, wantedId: string | null): Promise<SlotWindow> {
    const { id, customerId, deliveryGroupId } = order;
    const old = slotOf(order);
    const slot = await this.slots.choose(
      tx,
      await this.settings.current(tx),
      wantedId ?? slotId(old),
    );
    await this.release(tx, order);
    await this.slots.book(tx, slot, true);
    await tx.update(Order, { id }, { deliveryGroupId: null });
    if (deliveryGroupId !== id) return slot;
    const staying = { customerId, deliveryGroupId };
    const first = await tx.findOne(Order, { where: staying, order: { id: 'ASC' } });
    if (first) await tx.update(Order, staying, { deliveryGroupId: first.id });
    return slot;
  }

  /** Whether other orders of the delivery group, except those taken along, have their place in this slot. */
  private async isShared(
    tx: Transaction,
    { id, customerId, deliveryGroupId }: Order,
    { date: slotDate, startMinute: slotStartMinute }: Pick<SlotWindow, 'date' | 'startMinute'>,
    along: readonly Order[] = [],
  ): Promise<boolean> {
    if (deliveryGroupId === null) return false;
    await holdCustomer(tx, customerId);
    return tx.existsBy(Order, {
      id: Not(In([id, ...along.map((other) => other.id)])),
      customerId,
      deliveryGroupId,
      slotDate,
      slotStartMinute,
      status: Not(OrderStatus.CANCELLED),
    });
  }

  private async groupFor(
    tx: Transaction,
    customerId: number,
    schedule: DeliverySchedule,
    address: Order['deliveryAddress'],
  ): Promise<DeliveryGroup | undefined> {
    await holdCustomer(tx, customerId);
    const now = this.clock.now();
    const recent = await tx
      .createQueryBuilder(Order, 'o')
      .select(GROUPED_COLUMNS)
      .where('o.customerId = :customerId AND o.placedAt > :since', {
        customerId,
        since: new Date(now.getTime() - JOIN_WITHIN_MS),
      })
      .andWhere('o.deliveryGroupId IS NOT NULL')
      .getMany();
    return joinableGroup(recent, address, (slot) => isBookable(schedule, slot, now), now);
  }
}

/** Serialises calls for one customer that read the customer's orders, until the transaction ends. */
export function holdCustomer(tx: Transaction, customerId: number): Promise<Customer | null> {
  return findLocked(tx, Customer, customerId);
}

function slotOf({ slotDate, slotStartMinute }: Order) {
  return { date: slotDate, startMinute: slotStartMinute };
}

const GROUPED_COLUMNS = [
  'o.id',
  'o.status',
  'o.deliveryGroupId',
  'o.deliveryAddress',
  'o.slotDate',
  'o.slotStartMinute',
  'o.slotEndMinute',
  'o.placedAt',
  'o.paymentStatus',
  'o.billSteps',
];
