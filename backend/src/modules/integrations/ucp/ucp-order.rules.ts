import { OrderStatus } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { OrderStory } from '../../ordering';
import { isCalledOff } from '../../ordering/index.rules';
import { Reader, billTypeOf, orderUrlOf } from './ucp-cart.rules';
import { answeredBy, titleIn } from './ucp-catalog.rules';

type Line = OrderStory['lines'][number];

/** An order that resulted from a checkout. */
export interface OrderOfCheckout extends OrderStory {
  /** The id of the checkout, and of its order in the protocol: it gives access to both. */
  id: string;
  /** The products that were handed over. */
  productIds: ReadonlySet<string>;
}

/**
 * The delivery steps of an order, by their names in the protocol. Other statuses are adjustments, or irrelevant to it.
 */
const FULFILMENT: Partial<Record<OrderStatus, string>> = {
  [OrderStatus.PICKING]: 'processing',
  [OrderStatus.PACKED]: 'processing',
  [OrderStatus.OUT_FOR_DELIVERY]: 'shipped',
  [OrderStatus.DELIVERED]: 'delivered',
  [OrderStatus.DELIVERY_FAILED]: 'failed_attempt',
  [OrderStatus.RETURNED]: 'returned_to_sender',
};

/**
 * An order in the format of the protocol, for the platform that handed over its products. The platform knew only these;
 * further products, which it sees as one unnamed line, and the place and time of delivery are private to the customer.
 */
export function ucpOrder(told: OrderOfCheckout, reader: Reader) {
  const { id, order, lines, events, productIds } = told;
  const known = new Set(
    lines.filter(({ productId }) => productIds.has(String(productId))).map((line) => line.id),
  );
  const isKnown = (line: Line) => known.has(line.substitutesLineId ?? line.id);
  const shown = lines.filter(isKnown);
  const others = lines.filter((line) => !isKnown(line));
  const pieces = [
    ...shown.map((line) => ({ id: String(line.id), quantity: line.quantity })),
    { id: OTHERS, quantity: others.some(({ quantity }) => quantity > 0) ? 1 : 0 },
  ].filter(({ quantity }) => quantity > 0);
  const orderUrl = orderUrlOf(order.id, reader);
  const tracking = { tracking_number: String(order.id), tracking_url: orderUrl };
  return {
    ucp: answeredBy('dev.ucp.shopping.order'),
    ...{ id, checkout_id: id, label: String(order.id), permalink_url: orderUrl },
    currency: 'INR',
    line_items: [
      ...shown.map((line) => lineOf(line, told, reader)),
      ...(others.length > 0 ? [otherLine(others, order.status)] : []),
    ],
    fulfillment: {
      events: events.flatMap(({ id: eventId, fromStatus, toStatus, at }) => {
        const type = FULFILMENT[toStatus];
        if (!type || fromStatus === toStatus) return [];
        const event = { id: String(eventId), occurred_at: at.toISOString(), type };
        return [{ ...event, line_items: pieces, ...(type !== 'processing' && tracking) }];
      }),
    },
    adjustments: adjustmentsOf(told),
    totals: [
      ...order.billSteps
        .map(({ kind, amountPaise }) => ({ type: billTypeOf(kind), amount: amountPaise }))
        // The protocol does not allow a discount of zero.
        .filter(({ type, amount }) => type !== 'discount' || amount < 0),
      { type: 'total', amount: order.toPayPaise },
    ],
  };
}

const OTHERS = 'others';

function lineOf(line: Line, { order }: OrderOfCheckout, { shop, language }: Reader) {
  const kept = line.quantity - line.refundedQuantity;
  return {
    id: String(line.id),
    item: {
      id: String(line.productId ?? line.id),
      title: titleIn(line, language),
      price: line.unitPricePaise,
      ...(line.imageUrl !== '' && { image_url: new URL(line.imageUrl, shop.publicUrl).href }),
    },
    ...standing(kept, order.status),
    totals: totalsOf(line.totalPaise),
  };
}

/** The lines that the platform did not hand over, as one piece. */
function otherLine(others: readonly Line[], status: OrderStatus) {
  const sumPaise = others.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const isKept = others.some(({ quantity, refundedQuantity }) => quantity > refundedQuantity);
  return {
    id: OTHERS,
    item: { id: OTHERS, title: 'Other products', price: sumPaise },
    ...standing(isKept ? 1 : 0, status),
    totals: totalsOf(sumPaise),
  };
}

function standing(kept: number, status: OrderStatus) {
  const total = isCalledOff(status) ? 0 : kept;
  const isDelivered = status === OrderStatus.DELIVERED;
  const word = isDelivered ? 'fulfilled' : 'processing';
  return {
    quantity: { total, fulfilled: isDelivered ? total : 0 },
    status: total === 0 ? 'removed' : word,
  };
}

const totalsOf = (amount: number) => [
  { type: 'subtotal', amount },
  { type: 'total', amount },
];

/**
 * Cancellations, and money that was paid back. A credit note is carried out by refunds, which are not counted again.
 */
function adjustmentsOf({ events, refunds, creditNotes }: OrderStory) {
  const back = (amountPaise: number) => [{ type: 'total', amount: -amountPaise }];
  return [
    ...events
      .filter(({ fromStatus, toStatus }) => fromStatus !== toStatus && isCalledOff(toStatus))
      .map(({ id, toStatus, at }) => ({
        id: `event-${id}`,
        type: toStatus === OrderStatus.CANCELLED ? 'cancellation' : 'return',
        ...{ occurred_at: at.toISOString(), status: 'completed' },
      })),
    ...creditNotes.map(({ id, issuedAt, amountPaise }) => ({
      ...{ id: `credit-note-${id}`, type: 'credit', occurred_at: issuedAt.toISOString() },
      status: outcomeOf(refunds.filter(({ creditNoteId }) => creditNoteId === id)),
      totals: back(amountPaise),
    })),
    ...refunds
      .filter(({ creditNoteId }) => creditNoteId === null)
      .map((refund) => ({
        ...{
          id: `refund-${refund.id}`,
          type: 'refund',
          occurred_at: refund.createdAt.toISOString(),
        },
        status: outcomeOf([refund]),
        totals: back(refund.amountPaise),
      })),
  ].sort((one, other) => one.occurred_at.localeCompare(other.occurred_at));
}

function outcomeOf(refunds: OrderStory['refunds']): string {
  const isAny = (status: PaymentStatus) => refunds.some((refund) => refund.status === status);
  if (isAny(PaymentStatus.FAILED)) return 'failed';
  return isAny(PaymentStatus.PENDING) ? 'pending' : 'completed';
}
