import { AddressService, DeliveryAddress, DeliverySettingsService } from '../../checkout';
import { SlotWindow } from '../../checkout/index.rules';
import { Message } from '../../../kernel/message';
import { OrderStatus } from '../../../kernel/order.enums';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { assertValid } from '../../../platform/validation/assert-valid';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder } from '../orders/admin-order.type';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { DeliveryCapacity } from '../placing/delivery-capacity.service';
import { slotIdOf } from '../placing/delivery-group.rules';
import { OrderSearchWords } from '../search/order-search-words.service';
import { OrderDeliveryInput } from './order-delivery.input';

/** Another slot or address of an order; null if it stays unchanged. */
export interface OtherDelivery {
  slot: SlotWindow | null;
  address: DeliveryAddress | null;
}

/** Dependencies of changes of deliveries. */
export interface OrderDeliveryDependencies {
  addresses: AddressService;
  deliveryCapacity: DeliveryCapacity;
  deliverySettings: DeliverySettingsService;
  orders: AdminOrderService;
  searchWords: OrderSearchWords;
  stateMachine: OrderStateMachine;
}

/** After packing, the order's label names the time and place of delivery. */
const CHANGEABLE: readonly OrderStatus[] = [
  OrderStatus.PENDING,
  OrderStatus.SUCCESS,
  OrderStatus.PICKING,
];

/**
 * Changes the time and place of delivery of placed orders, on behalf of staff. The bill stays as the customer agreed to
 * it.
 */
export class OrderDeliveryService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: OrderDeliveryDependencies,
  ) {}

  /**
   * Changes the slot or the address of an order, and notifies its customer. An order that already has both stays
   * unchanged, so the call may be repeated. Orders of a delivery group keep sharing their places.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, SLOT_UNAVAILABLE, ORDER_MOVE_REFUSED once it is packed,
   *   CONFLICT with both versions if somebody else changed its delivery
   */
  async change(viewer: Viewer, id: number, values: OrderDeliveryInput): Promise<AdminOrder> {
    const actor = staffActor(viewer, 'move-orders');
    const input = await assertValid(OrderDeliveryInput, values);
    if (!input.deliverySlotId && !input.address)
      throw fieldError('deliverySlotId', orderingMessages.slotOrAddressNeeded());
    await this.database.write((tx) => this.changeWithin(tx, id, input, actor), {
      repeatable: true,
    });
    return this.dependencies.orders.find(id);
  }

  private async changeWithin(
    tx: Transaction,
    id: number,
    input: OrderDeliveryInput,
    actor: Actor,
  ): Promise<void> {
    const { addresses, deliveryCapacity, deliverySettings } = this.dependencies;
    await deliveryCapacity.hold(tx, id);
    const order = await findLocked(tx, Order, id);
    if (!order) throw notFound('order', 'id');
    const settings = await deliverySettings.current(tx);
    const written = input.address ? await addresses.written(settings, input.address) : null;
    const wantedSlotId = input.deliverySlotId === slotIdOf(order) ? null : input.deliverySlotId;
    const address = written && isSameAddress(written, order.deliveryAddress) ? null : written;
    if (!wantedSlotId && !address) return;
    if (!CHANGEABLE.includes(order.status)) throw deliveryFixed();
    assertSeen(order, input);
    const slot = wantedSlotId ? await deliveryCapacity.change(tx, order, wantedSlotId) : null;
    await this.record(tx, order, { slot, address }, actor);
  }

  /**
   * Records the time and place of delivery of a locked order, within the caller's transaction, and notifies its
   * customer.
   */
  async record(
    tx: Transaction,
    order: Order,
    { slot, address }: OtherDelivery,
    actor: Actor,
  ): Promise<void> {
    const { searchWords, stateMachine } = this.dependencies;
    const changes = {
      ...(slot && {
        slotDate: slot.date,
        slotStartMinute: slot.startMinute,
        slotEndMinute: slot.endMinute,
      }),
      ...(address && { deliveryAddress: address }),
    };
    await stateMachine.changeDelivery(tx, order, changes, actor, noteOf({ slot, address }));
    if (address) await searchWords.replace(tx, { ...order, ...changes });
  }
}

const ADDRESS_FIELDS = [
  'recipientName',
  'phone',
  'line1',
  'line2',
  'landmark',
  'instructions',
  'pinCode',
] as const satisfies (keyof DeliveryAddress)[];

function isSameAddress(one: DeliveryAddress, other: DeliveryAddress | null): boolean {
  const isSame = (field: keyof DeliveryAddress) =>
    (one[field] ?? null) === (other?.[field] ?? null);
  return other !== null && ADDRESS_FIELDS.every(isSame);
}

function noteOf({ slot, address }: OtherDelivery): Message {
  if (!slot) return orderingMessages.newAddress();
  const { date: slotDay, startMinute, endMinute } = slot;
  const moved = { slotDay, slotWindow: `${startMinute}-${endMinute}` };
  return address ? orderingMessages.movedToAndNewAddress(moved) : orderingMessages.movedTo(moved);
}

/** Throws CONFLICT. */
function assertSeen(
  order: Order,
  { expectedVersion, deliverySlotId, address }: OrderDeliveryInput,
) {
  if (order.deliveryVersion === expectedVersion) return;
  const message = orderingMessages.deliveryChangedMeanwhile();
  const { deliveryAddress, deliveryVersion } = order;
  const current = {
    ...{ deliverySlotId: slotIdOf(order), address: deliveryAddress },
    version: deliveryVersion,
  };
  const submitted = { deliverySlotId, address, version: expectedVersion };
  const fields = { expectedVersion: message };
  throw new ShopError('CONFLICT', message, fields, undefined, { current, submitted });
}

function deliveryFixed(): ShopError {
  const message = orderingMessages.deliveryFixed();
  return new ShopError('ORDER_MOVE_REFUSED', message, { id: message });
}
