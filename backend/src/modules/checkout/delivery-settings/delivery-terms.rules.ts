import { Message } from '../../../kernel/message';
import { Paise } from '../../../kernel/money';
import { checkoutMessages } from '../checkout.messages';

/** What delivery costs, and from which sum on the shop delivers. Sums are those of the lines, before discounts. */
export interface DeliveryTerms {
  feePaise: Paise;
  /** From this sum on the delivery is free; null where it never is. */
  freeFromPaise: Paise | null;
  /** The minimum order; 0 where there is none. */
  minimumOrderPaise: Paise;
}

/** Where the shop delivers. No pin code is in two areas. */
export interface ServiceArea {
  id: number;
  /** The version of the settings that changed it last. */
  version: number;
  name: string;
  pinCodes: readonly string[];
  /** Terms of its own; null where the general ones hold. */
  terms: DeliveryTerms | null;
}

/** What the delivery of one order costs, as a step of its bill. */
export interface DeliveryFee {
  feePaise: Paise;
  reason: Message | null;
}

/** As specified: delivered free of charge, however small the order is. */
export const SPECIFIED_TERMS: DeliveryTerms = {
  feePaise: 0,
  freeFromPaise: null,
  minimumOrderPaise: 0,
};

/** A delivery that costs nothing. */
export const FREE_DELIVERY: DeliveryFee = { feePaise: 0, reason: checkoutMessages.free() };

/** What the delivery of lines of a sum costs; nothing where there are none. */
export function deliveryFee(
  { feePaise, freeFromPaise }: DeliveryTerms,
  subtotalPaise: Paise,
): DeliveryFee {
  const isFree = freeFromPaise !== null && subtotalPaise >= freeFromPaise;
  if (feePaise === 0 || subtotalPaise === 0 || isFree) return FREE_DELIVERY;
  if (freeFromPaise === null) return { feePaise, reason: null };
  return { feePaise, reason: checkoutMessages.freeFrom({ freeFromPaise }) };
}

/** Whether the shop keeps the fee of an order that is returned: what a customer agreed to stays as it was. */
export function isReturnFeeKept(returnFeeKeptSince: string | null, placedAt: Date): boolean {
  return returnFeeKeptSince !== null && placedAt >= new Date(returnFeeKeptSince);
}

/** What lines of a sum are short of the minimum order; 0 where they are not. */
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

/** What holds for a delivery to a pin code: the area's own terms, else the general ones. */
export function termsFor(
  { terms, areas }: { terms: DeliveryTerms; areas: readonly ServiceArea[] },
  pinCode: string | null,
): DeliveryTerms {
  return areaOf(areas, pinCode)?.terms ?? terms;
}
