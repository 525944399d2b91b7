import { readRecordId } from '../../../kernel/record-id';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { quantityProblem } from '../../checkout/index.rules';
import { Actor, staffActor } from '../orders/order-state-machine';
import type { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import type { OrderEditQuoteInput } from './edit-order.input';

/** An edit with its actor, validated as far as possible without the order. */
export interface EditRequest {
  actor: Actor;
  orderId: number;
  /** How many pieces of a line stay, by line id. */
  quantities: Map<number, number>;
  added: { productId: number; quantity: number }[];
  slotId: string | null;
  addressId: number | null;
}

/** The customer, or a member of the staff who takes orders by phone. Throws UNAUTHENTICATED, FORBIDDEN. */
export function editorOf(viewer: Viewer): Actor {
  return viewer.role === 'customer'
    ? { role: 'customer', id: requireCustomer(viewer) }
    : staffActor(viewer, 'take-orders');
}

/** Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, and NOT_FOUND for values that cannot be ids. */
export function readRequest(viewer: Viewer, input: OrderEditQuoteInput): EditRequest {
  const { deliverySlotId: slot = null, addressId = null } = input;
  return {
    actor: editorOf(viewer),
    orderId: readRecordId(input.orderId, 'order', 'orderId'),
    quantities: readQuantities(input),
    added: readAdded(input),
    slotId: slot || null,
    addressId: addressId === null ? null : readRecordId(addressId, 'address', 'addressId'),
  };
}

function readQuantities({ lines }: OrderEditQuoteInput): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { orderLineId, quantity } of lines) {
    const id = readRecordId(orderLineId, 'order line', 'lines');
    if (quantities.has(id)) throw fieldError(`lines.${id}`, orderingMessages.editedLineTwice());
    quantities.set(id, quantity);
  }
  return quantities;
}

/** Throws VALIDATION, and NOT_FOUND for values that cannot be product ids. */
export function readAdded({
  added,
}: Pick<OrderEditQuoteInput, 'added'>): { productId: number; quantity: number }[] {
  const seen = new Set<number>();
  return added.map(({ quantity, ...line }) => {
    const productId = readRecordId(line.productId, 'product', 'added');
    const problem = seen.has(productId) ? orderingMessages.lineTwice() : quantityProblem(quantity);
    if (problem) throw fieldError(`items.${productId}`, problem);
    seen.add(productId);
    return { productId, quantity };
  });
}

/** Throws NOT_FOUND also for another customer's order. */
export function ownOrder(order: Order | null, actor: Actor): Order {
  const isOwn = actor.role !== 'customer' || order?.customerId === actor.id;
  if (!order || !isOwn) throw notFound('order', 'orderId');
  return order;
}

/**
 * The fingerprint of the request, regardless of the sequence of its items; it excludes the agreed prices and sum, which
 * request nothing else.
 */
export function fingerprintOf({
  actor,
  quantities,
  added,
  slotId: slot,
  addressId,
}: EditRequest): string {
  const pieces = added.map(({ productId, quantity }): [number, number] => [productId, quantity]);
  const byNumber = ([a]: [number, number], [b]: [number, number]) => a - b;
  const wanted = [[...quantities].sort(byNumber), pieces.sort(byNumber), slot, addressId];
  return requestFingerprint([actor.role, actor.id, ...wanted]);
}
