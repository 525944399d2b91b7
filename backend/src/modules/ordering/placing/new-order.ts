import { priceOf } from '../../catalogue/index.rules';
import type { DeliveryAddress, DeliveryAddressInput, StockedItem } from '../../checkout';
import type { CallerLanguage } from '../../../kernel/language';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { lineTotal, PricedBill, PricedLine } from '../../checkout/index.rules';
import type { SlotWindow } from '../../checkout/index.rules';
import type { DeliveryGroup } from './delivery-group.rules';
import { OrderStatus, PaymentMethod, Substitution } from '../../../kernel/order.enums';
import type { Actor } from '../orders/order-state-machine';
import { AS_ORDERED } from '../orders/order-line.rules';
import type { NewOrder, NewOrderLine } from '../orders/order.repository';
import type { ExpectedLineInput } from './place-order.input';

/** One attempt to place an order: for a whole cart, or one line of it. */
export interface Attempt {
  customerId: number;
  idempotencyKey: string;
  paymentMethod: PaymentMethod;
  deliverySlotId?: string | null;
  /** In upper case. */
  couponCode?: string | null;
  /** The sum to pay that the customer agreed to; not part of the fingerprint, since it requests nothing else. */
  expectedTotalPaise?: number | null;
  /** The lines that the customer agreed to; not part of the fingerprint either. */
  expectedLines?: readonly ExpectedLineInput[] | null;
  useGiftCredit?: boolean;
  addressId?: number | null;
  substitution?: Substitution | null;
  /** The caller's language in the shop, if known. */
  language?: CallerLanguage;
  /** Only this cart line (as the REST contract orders). */
  cartItemId?: number;
  /** The mark of the link by which a program handed over the lines; not part of the fingerprint. */
  handOver?: string | null;
  /** The proposal of an app that the customer approves with this order. */
  proposalId?: number | null;
  /** Set if it is added to a paid order; then neither the cart nor another slot or address applies. */
  addition?: OrderAddition;
  /** Set if the staff takes the order; then neither the cart nor the address book of the customer applies. */
  byPhone?: OrderByPhone;
}

/** An addition to a paid order. */
export interface OrderAddition {
  /** Its customer, or the staff member who takes it by phone. */
  actor: Actor;
  orderId: number;
  lines: readonly { productId: number; quantity: number }[];
}

/** The data that staff enter for an order by phone. */
export interface OrderByPhone {
  actor: Actor;
  lines: readonly { productId: number; quantity: number }[];
  address: DeliveryAddressInput;
  /** A note for the staff; may be empty. */
  note: string;
}

/** The time and place of delivery of an order. */
export interface Delivery {
  slot: SlotWindow;
  /** The delivery group that it joins, if any. */
  group?: DeliveryGroup | undefined;
  deliveryAddress: DeliveryAddress | null;
  substitution: Substitution | null;
  placedAt: Date;
}

/** The row of a new order. If nothing is left to pay, it is paid at once. */
export function newOrder(attempt: Attempt, bill: PricedBill, delivery: Delivery): NewOrder {
  const { customerId, idempotencyKey, paymentMethod, couponCode } = attempt;
  const { slot, group, deliveryAddress, substitution, placedAt } = delivery;
  const isPaid = bill.toPayPaise === 0;
  const awaitsPayment = paymentMethod === PaymentMethod.CARD && !isPaid;
  return {
    customerId,
    idempotencyKey,
    requestFingerprint: fingerprintOf(attempt),
    status: awaitsPayment ? OrderStatus.PENDING : OrderStatus.SUCCESS,
    paymentStatus: isPaid ? PaymentStatus.SUCCESS : PaymentStatus.PENDING,
    paymentMethod,
    paymentClaimedUntil: null,
    subtotalPaise: bill.subtotalPaise,
    billSteps: bill.steps,
    couponCode: couponCode ?? null,
    giftCreditPaise: bill.giftCreditPaise,
    toPayPaise: bill.toPayPaise,
    deliveryAddress,
    substitution,
    slotDate: slot.date,
    slotStartMinute: slot.startMinute,
    slotEndMinute: slot.endMinute,
    deliveryVersion: 0,
    editVersion: 0,
    deliveryGroupId: group?.id ?? null,
    agreedBill: null,
    creditedPaise: 0,
    collectLessPaise: 0,
    collectedPaise: 0,
    pickerId: null,
    pickingUntil: null,
    takenByAdminId: takenBy(attempt),
    placedAt,
  };
}

/** The staff member who takes the order. */
function takenBy({ byPhone, addition }: Attempt): number | null {
  const actor = (byPhone ?? addition)?.actor;
  return actor?.role === 'admin' ? actor.id : null;
}

/** The lines of an order: copies of the current products, with their shares of the discounts. */
export function newOrderLines(items: StockedItem[], bill: PricedBill): NewOrderLine[] {
  return items.map((item) => newOrderLine(item, bill.lineDiscountsPaise.get(item.product.id) ?? 0));
}

/** A line of an order: a copy of its current product, with its share of the discounts. */
export function newOrderLine(item: StockedItem, discountPaise: number): NewOrderLine {
  const { id: productId, name, nameHi, nameMr, unit, imageUrl, mrpPaise } = item.product;
  const { packGrams, gstBasisPoints, hsn } = item.product;
  return {
    productId,
    name,
    nameHi,
    nameMr,
    unit,
    imageUrl,
    mrpPaise,
    unitPricePaise: priceOf(item.product),
    packGrams,
    gstBasisPoints,
    hsn,
    quantity: item.quantity,
    totalPaise: lineTotal(toPricedLine(item)),
    discountPaise,
    ...AS_ORDERED,
  };
}

/** The fields of a cart line that its price needs. */
export function toPricedLine({ product, quantity }: StockedItem): PricedLine {
  return { productId: product.id, unitPricePaise: priceOf(product), quantity };
}

/** The contents of a cart, independent of the sequence of its lines. */
export function cartContents(
  items: readonly { productId: number | null; quantity: number }[],
): string {
  return items
    .map(({ productId, quantity }) => `${productId}x${quantity}`)
    .sort()
    .join(',');
}

/**
 * The request apart from the cart. Omitted options leave no trace, so that new options do not change old fingerprints.
 */
export function fingerprintOf(attempt: Attempt): string {
  const { paymentMethod, deliverySlotId, cartItemId } = attempt;
  const { couponCode, useGiftCredit, addressId, substitution, byPhone, addition } = attempt;
  const wishes = {
    ...(couponCode && { couponCode }),
    ...(useGiftCredit && { useGiftCredit }),
    ...(addressId && { addressId }),
    ...(substitution && { substitution }),
    ...(byPhone && { byPhone: phoneWishes(byPhone) }),
    ...(addition && { addition: [addition.orderId, cartContents(addition.lines)] }),
  };
  const request = [paymentMethod, deliverySlotId ?? null, cartItemId ?? null];
  return requestFingerprint(Object.keys(wishes).length > 0 ? [...request, wishes] : request);
}

function phoneWishes({ lines, address, note }: OrderByPhone) {
  const { recipientName, phone, line1, line2, landmark, instructions, pinCode } = address;
  const place = [recipientName, phone, line1, line2 ?? null, landmark ?? null, pinCode];
  const wishes = [cartContents(lines), place, note];
  return instructions ? [...wishes, instructions] : wishes;
}
