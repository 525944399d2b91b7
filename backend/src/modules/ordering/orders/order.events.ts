import { EventActor, DomainEvent } from '../../../kernel/domain-event';
import { Order, PlacedOrder } from './order.entity';

/** The fields of an order that its history and its notifications need. */
export type OrderState = Pick<Order, 'id' | 'customerId' | 'status' | 'paymentStatus'>;

/** The previous statuses of an order and its payment, as far as they changed. */
export type StateBefore = Partial<Pick<Order, 'status' | 'paymentStatus'>>;

/** An order was placed. */
export function orderPlaced(order: PlacedOrder, actor: EventActor): DomainEvent {
  const { id, status, paymentStatus, paymentMethod, toPayPaise, takenByAdminId } = order;
  const byPhone = takenByAdminId !== null && { isByPhone: true };
  const after = { status, paymentStatus, paymentMethod, toPayPaise, ...byPhone };
  return { actor, action: 'order.placed', subject: 'order', subjectId: id, after };
}

/** The status of an order changed, or only its payment status. */
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

/** Changed quantities of an order. */
export interface EditedPieces {
  before: readonly { lineId: number; quantity: number }[];
  after: readonly (
    { lineId: number; quantity: number } | { productId: number; quantity: number }
  )[];
}

/** The content of an order was edited; an address is not included, only that it changed. */
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

/** The time or place of delivery of an order changed; an address is not included, only that it changed. */
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

/** The delivery fee of its group was moved to an unpaid order, because the order that had it was cancelled. */
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

/** That delivery fee was taken off again, because a transfer had paid the order without it. */
export function orderFeeTakenOff(
  { id, toPayPaise }: Pick<Order, 'id' | 'toPayPaise'>,
  newToPayPaise: number,
  actor: EventActor,
): DomainEvent {
  return {
    ...{ actor, action: 'order.fee-taken-off', subject: 'order', subjectId: id },
    before: { toPayPaise },
    after: { toPayPaise: newToPayPaise },
  };
}
