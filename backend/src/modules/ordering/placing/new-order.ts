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

/** One attempt to order: a whole cart, or one line of it. */
export interface Attempt {
  customerId: number;
  idempotencyKey: string;
  paymentMethod: PaymentMethod;
  deliverySlotId?: string | null;
  /** In capitals. */
  couponCode?: string | null;
  /** The sum to pay that the customer agreed to; no part of the fingerprint, since it asks for nothing else. */
  expectedTotalPaise?: number | null;
  /** The lines that the customer agreed to; no part of the fingerprint either. */
  expectedLines?: readonly ExpectedLineInput[] | null;
  useGiftCredit?: boolean;
  addressId?: number | null;
  substitution?: Substitution | null;
  /** The language in which the caller uses the shop, where that is known. */
  language?: CallerLanguage;
  /** Only this line of the cart (the way of the REST contract). */
  cartItemId?: number;
  /** The mark of the link by which a program handed the lines over; no part of the fingerprint. */
  handOver?: string | null;
  /** The proposal of an app that the customer approves by this order. */
  proposalId?: number | null;
  /** Where it comes together with an order that is paid: neither the cart counts then, nor another slot or address. */
  addition?: OrderAddition;
  /** Where the staff takes the order; neither cart nor address book of the customer counts then. */
  byPhone?: OrderByPhone;
}

/** What is added to an order that is paid. */
export interface OrderAddition {
  /** Its customer, or who of the staff was told by phone. */
  actor: Actor;
  orderId: number;
  lines: readonly { productId: number; quantity: number }[];
}

/** What the staff writes down while somebody orders on the telephone. */
export interface OrderByPhone {
  actor: Actor;
  lines: readonly { productId: number; quantity: number }[];
  address: DeliveryAddressInput;
  /** A note for the staff; empty where there is none. */
  note: string;
}

/** When and where an order is brought. */
export interface Delivery {
  slot: SlotWindow;
  /** Where it joins one. */
  group?: DeliveryGroup | undefined;
  deliveryAddress: DeliveryAddress | null;
  substitution: Substitution | null;
  placedAt: Date;
}

/** An order as it is written down. Where nothing is left to pay, it is paid at once. */
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

/** Who of the staff takes the order. */
function takenBy({ byPhone, addition }: Attempt): number | null {
  const actor = (byPhone ?? addition)?.actor;
  return actor?.role === 'admin' ? actor.id : null;
}

/** The lines of an order: copies of the products as they are now, with their shares of the discounts. */
export function newOrderLines(items: StockedItem[], bill: PricedBill): NewOrderLine[] {
  return items.map((item) => newOrderLine(item, bill.lineDiscountsPaise.get(item.product.id) ?? 0));
}

/** A line of an order: a copy of its product as it is now, with its share of the discounts. */
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

/** A line of a cart, as far as it matters for its price. */
export function toPricedLine({ product, quantity }: StockedItem): PricedLine {
  return { productId: product.id, unitPricePaise: priceOf(product), quantity };
}

/** What is in a cart, whatever the order of its lines. */
export function cartContents(
  items: readonly { productId: number | null; quantity: number }[],
): string {
  return items
    .map(({ productId, quantity }) => `${productId}x${quantity}`)
    .sort()
    .join(',');
}

/** What was asked for beside the cart; what was left out leaves no trace, so what is added later changes no old one. */
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
