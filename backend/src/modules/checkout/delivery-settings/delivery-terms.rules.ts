import { Message } from '../../../kernel/message';
import { Paise } from '../../../kernel/money';
import { checkoutMessages } from '../checkout.messages';

/** The fee and the minimum of deliveries. Amounts refer to the sum of the lines, before discounts. */
export interface DeliveryTerms {
  feePaise: Paise;
  /** Delivery is free from this sum on; null if it never is. */
  freeFromPaise: Paise | null;
  /** The minimum order; 0 if there is none. */
  minimumOrderPaise: Paise;
}

/** A delivery area. No pin code is in two areas. */
export interface ServiceArea {
  id: number;
  /** The version of its last change. */
  version: number;
  name: string;
  pinCodes: readonly string[];
  /** The area's own terms; null if the general ones apply. */
  terms: DeliveryTerms | null;
}

/** The delivery fee of one order, as a step of its bill. */
export interface DeliveryFee {
  feePaise: Paise;
  reason: Message | null;
}

/** As specified: free delivery, however small the order is. */
export const SPECIFIED_TERMS: DeliveryTerms = {
  feePaise: 0,
  freeFromPaise: null,
  minimumOrderPaise: 0,
};

/** Free delivery. */
export const FREE_DELIVERY: DeliveryFee = { feePaise: 0, reason: checkoutMessages.free() };

/** The delivery fee for lines of a sum; none for an empty cart. */
export function deliveryFee(
  { feePaise, freeFromPaise }: DeliveryTerms,
  subtotalPaise: Paise,
): DeliveryFee {
  const isFree = freeFromPaise !== null && subtotalPaise >= freeFromPaise;
  if (feePaise === 0 || subtotalPaise === 0 || isFree) return FREE_DELIVERY;
  if (freeFromPaise === null) return { feePaise, reason: null };
  return { feePaise, reason: checkoutMessages.freeFrom({ freeFromPaise }) };
}

/** Whether the shop keeps the fee of a returned order: changes of the setting do not affect earlier orders. */
export function isReturnFeeKept(returnFeeKeptSince: string | null, placedAt: Date): boolean {
  return returnFeeKeptSince !== null && placedAt >= new Date(returnFeeKeptSince);
}

/** How much a sum falls short of the minimum order; 0 if it does not. */
export function missingToMinimum(
  { minimumOrderPaise }: DeliveryTerms,
  subtotalPaise: Paise,
): Paise {
  return Math.max(0, minimumOrderPaise - subtotalPaise);
}

/** The area of a pin code. */
export function areaOf(
  areas: readonly ServiceArea[],
  pinCode: string | null,
): ServiceArea | undefined {
  return pinCode === null ? undefined : areas.find((area) => area.pinCodes.includes(pinCode));
}

/** The terms of a pin code: the area's own, or the general ones. */
export function termsFor(
  { terms, areas }: { terms: DeliveryTerms; areas: readonly ServiceArea[] },
  pinCode: string | null,
): DeliveryTerms {
  return areaOf(areas, pinCode)?.terms ?? terms;
}
