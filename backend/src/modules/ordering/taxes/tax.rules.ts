import { Paise, proportionOf } from '../../../kernel/money';
import { deliveryFeeOf, shareByLargestRemainder } from '../../checkout/index.rules';
import type { OrderLine } from '../orders/order-line.entity';

/** The goods of one kind at one tax rate. */
export interface TaxedPart {
  /** Null if the rate is unknown: then no tax is computed. */
  gstBasisPoints: number | null;
  hsn: string | null;
  /** Pieces; packs for products sold by weight. */
  quantity: number;
  /** The amount paid for them, including tax. */
  amountPaise: Paise;
}

/** The tax within the amount paid at one rate: taxable value, CGST and SGST add up to the amount. */
export interface RateTax {
  gstBasisPoints: number | null;
  amountPaise: Paise;
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
}

/** The taxable contents of a bill. */
export interface TaxedBill {
  lines: readonly Pick<
    OrderLine,
    'gstBasisPoints' | 'hsn' | 'quantity' | 'totalPaise' | 'discountPaise'
  >[];
  billSteps: readonly { kind: string; amountPaise: Paise }[];
}

/**
 * The parts of a bill. They add up to the amount paid, by whatever means. Delivery is part of the supply of the goods:
 * its fee is added to the part with the highest amount, and among equal ones to the first.
 */
export function partsOf({ lines, billSteps }: TaxedBill): TaxedPart[] {
  const parts = grouped(
    lines.map(({ totalPaise, discountPaise, ...line }) => ({
      ...line,
      amountPaise: totalPaise - discountPaise,
    })),
  );
  const [first] = parts;
  const feePaise = deliveryFeeOf(billSteps);
  if (!first || !feePaise) return parts;
  const principal = parts.reduce((one, other) =>
    other.amountPaise > one.amountPaise ? other : one,
  );
  return parts.map((part) =>
    part === principal ? { ...part, amountPaise: part.amountPaise + feePaise } : part,
  );
}

/** Merges parts with the same rate and HSN code; highest rate first, those without a rate last. */
export function grouped(parts: readonly TaxedPart[]): TaxedPart[] {
  const groups = new Map<string, TaxedPart>();
  for (const { gstBasisPoints, hsn, quantity, amountPaise } of parts) {
    const key = keyOf({ gstBasisPoints, hsn });
    const group = groups.get(key) ?? { gstBasisPoints, hsn, quantity: 0, amountPaise: 0 };
    group.quantity += quantity;
    group.amountPaise += amountPaise;
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (one, other) => byRate(one, other) || (one.hsn ?? '').localeCompare(other.hsn ?? ''),
  );
}

/** Highest rate first; those without a rate last. */
export function byRate(
  one: Pick<TaxedPart, 'gstBasisPoints'>,
  other: Pick<TaxedPart, 'gstBasisPoints'>,
): number {
  return (other.gstBasisPoints ?? -1) - (one.gstBasisPoints ?? -1);
}

function keyOf({ gstBasisPoints, hsn }: Pick<TaxedPart, 'gstBasisPoints' | 'hsn'>): string {
  return `${gstBasisPoints}/${hsn}`;
}

/** The tax within the amount paid, by rate. */
export function taxesOf(parts: readonly TaxedPart[]): RateTax[] {
  const rates = grouped(parts.map((part) => ({ ...part, hsn: null })));
  return rates.map(({ gstBasisPoints, amountPaise }) => taxWithin(amountPaise, gstBasisPoints));
}

/** The tax within an amount: the taxable value is rounded half up; an odd paisa of tax goes to CGST. */
function taxWithin(amountPaise: Paise, gstBasisPoints: number | null): RateTax {
  const taxablePaise = proportionOf(amountPaise, WHOLE, WHOLE + (gstBasisPoints ?? 0));
  const taxPaise = amountPaise - taxablePaise;
  const sgstPaise = Math.floor(taxPaise / 2);
  const cgstPaise = taxPaise - sgstPaise;
  return { gstBasisPoints, amountPaise, taxablePaise, cgstPaise, sgstPaise };
}

/** 100 % in basis points. */
const WHOLE = 10_000;

/** The amounts that a credit note gives back: those of pieces of lines, and in total. */
export interface TaxedCredit {
  lines: readonly TaxedPart[];
  amountPaise: Paise;
}

/** The parts that a credit note gives back, and the tax within them. */
export interface CreditedTaxes {
  parts: TaxedPart[];
  taxes: RateTax[];
}

/**
 * The taxes that the credit notes of a bill give back, in the sequence in which they were issued. Pieces reduce their
 * part by their cost; an amount without pieces is distributed over the rest of all parts. The tax is that of the
 * previous rest less that of the remaining rest, so that full credits have exactly the tax of the bill, to the paisa.
 */
export function creditedTaxes(
  billed: readonly TaxedPart[],
  credits: readonly TaxedCredit[],
): CreditedTaxes[] {
  let left = [...billed];
  return credits.map((credit) => {
    const parts = partsOfCredit(left, credit);
    const stays = left.map((part, at) => ({
      ...part,
      amountPaise: part.amountPaise - (parts[at]?.amountPaise ?? 0),
    }));
    const taxes = differences(taxesOf(left), taxesOf(stays));
    left = stays;
    return {
      parts: parts.filter(({ quantity, amountPaise }) => quantity > 0 || amountPaise > 0),
      taxes: taxes.filter(({ amountPaise }) => amountPaise > 0),
    };
  });
}

/** The reduction of each part by a credit. */
function partsOfCredit(left: readonly TaxedPart[], { lines, amountPaise }: TaxedCredit) {
  const pieces = new Map(grouped(lines).map((part) => [keyOf(part), part]));
  const taken = left.map((part) => {
    const { quantity = 0, amountPaise: wantedPaise = 0 } = pieces.get(keyOf(part)) ?? {};
    return { ...part, quantity, amountPaise: Math.min(wantedPaise, part.amountPaise) };
  });
  const duePaise = Math.min(amountPaise, sumOf(left));
  const morePaise = duePaise - sumOf(taken);
  // The pieces were credited by amount before, and the delivery fee is kept.
  if (morePaise < 0) {
    const amounts = shareOut(duePaise, taken);
    return taken.map((part, at) => ({ ...part, amountPaise: amounts[at] ?? 0 }));
  }
  const rest = left.map((part, at) => ({
    amountPaise: part.amountPaise - (taken[at]?.amountPaise ?? 0),
  }));
  const shares = shareOut(morePaise, rest);
  return taken.map((part, at) => ({
    ...part,
    amountPaise: part.amountPaise + (shares[at] ?? 0),
  }));
}

/** A sum distributed in proportion to the amounts of some parts, in their sequence. */
function shareOut(sumPaise: Paise, parts: readonly Pick<TaxedPart, 'amountPaise'>[]): Paise[] {
  const bearers = parts.map(({ amountPaise: weight }, id) => ({ id, weight }));
  const shares = shareByLargestRemainder(sumPaise, bearers);
  return parts.map((_, id) => shares.get(id) ?? 0);
}

function sumOf(parts: readonly TaxedPart[]): Paise {
  return parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** Both have the same rates. */
function differences(before: readonly RateTax[], after: readonly RateTax[]): RateTax[] {
  return before.map((tax, at) => {
    const stays = after[at] as RateTax;
    return {
      gstBasisPoints: tax.gstBasisPoints,
      amountPaise: tax.amountPaise - stays.amountPaise,
      taxablePaise: tax.taxablePaise - stays.taxablePaise,
      cgstPaise: tax.cgstPaise - stays.cgstPaise,
      sgstPaise: tax.sgstPaise - stays.sgstPaise,
    };
  });
}
