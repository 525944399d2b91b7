import { EventActor, DomainEvent } from '../../../kernel/domain-event';
import { Order, PlacedOrder } from './order.entity';

/** An order, as far as its history tells of it, and whom. */
export type OrderState = Pick<Order, 'id' | 'customerId' | 'status' | 'paymentStatus'>;

/** Where an order and its money were, as far as they moved. */
export type StateBefore = Partial<Pick<Order, 'status' | 'paymentStatus'>>;

/** An order that was placed. */
export function orderPlaced(order: PlacedOrder, actor: EventActor): DomainEvent {
  const { id, status, paymentStatus, paymentMethod, toPayPaise, takenByAdminId } = order;
  const byPhone = takenByAdminId !== null && { isByPhone: true };
  const after = { status, paymentStatus, paymentMethod, toPayPaise, ...byPhone };
  return { actor, action: 'order.placed', subject: 'order', subjectId: id, after };
}

/** An order that went on, or only its money. */
export function orderMoved(
  { id, status, paymentStatus }: Pick<OrderState, 'id' | 'status' | 'paymentStatus'>,
  before: StateBefore,
  actor: EventActor,
  note: string | null,
): DomainEvent {
  const after = {
    ...(before.status && { status }),
    ...(before.paymentStatus && { paymentStatus }),
    ...(note !== null && { note }),
  };
  const action = before.status ? 'order.moved' : 'order.payment-moved';
  return { actor, action, subject: 'order', subjectId: id, before, after };
}

/** Pieces of an order that became more or fewer. */
export interface EditedPieces {
  before: readonly { lineId: number; quantity: number }[];
  after: readonly (
    { lineId: number; quantity: number } | { productId: number; quantity: number }
  )[];
}

/** An order of which something else is wanted; of an address only that it is another one. */
export function orderEdited(
  before: Order,
  after: Partial<Order>,
  pieces: EditedPieces,
  actor: EventActor,
): DomainEvent {
  const stateOf = ({ toPayPaise, giftCreditPaise, couponCode, editVersion }: Partial<Order>) => ({
    ...{ toPayPaise, giftCreditPaise, couponCode, editVersion },
  });
  const { slotDate, slotStartMinute, deliveryAddress } = after;
  const isMoved = slotDate !== undefined;
  return {
    ...{ actor, action: 'order.edited', subject: 'order', subjectId: before.id },
    before: {
      ...stateOf(before),
      lines: pieces.before,
      ...(isMoved && { slotDate: before.slotDate, slotStartMinute: before.slotStartMinute }),
    },
    after: {
      ...stateOf(after),
      lines: pieces.after,
      ...(isMoved && { slotDate, slotStartMinute }),
      ...(deliveryAddress && { changed: ['deliveryAddress'] }),
    },
  };
}

/** An order that is brought at another time or elsewhere; of an address only that it is another one. */
export function orderDeliveryChanged(
  { id, slotDate, slotStartMinute }: Order,
  { deliveryAddress, ...slot }: Partial<Order>,
  actor: EventActor,
): DomainEvent {
  return {
    ...{ actor, action: 'order.delivery-changed', subject: 'order', subjectId: id },
    ...(slot.slotDate !== undefined && { before: { slotDate, slotStartMinute } }),
    after: { ...slot, ...(deliveryAddress && { changed: ['deliveryAddress'] }) },
  };
}

/** An unpaid order that has the delivery fee of its group now, since the order that had it was called off. */
export function orderFeeAdded(
  { id, toPayPaise }: Pick<Order, 'id' | 'toPayPaise'>,
  newToPayPaise: number,
  fromOrderId: number,
  actor: EventActor,
): DomainEvent {
  return {
    ...{ actor, action: 'order.fee-added', subject: 'order', subjectId: id },
    before: { toPayPaise },
    after: { toPayPaise: newToPayPaise, fromOrderId },
  };
}
