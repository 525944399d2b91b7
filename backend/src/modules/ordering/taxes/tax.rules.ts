import { Paise, proportionOf } from '../../../kernel/money';
import { deliveryFeeOf, shareByLargestRemainder } from '../../checkout/index.rules';
import type { OrderLine } from '../orders/order-line.entity';

/** What is taxed at one rate, as one kind of goods. */
export interface TaxedPart {
  /** Nothing where nobody said what the rate is: then no tax is worked out. */
  gstBasisPoints: number | null;
  hsn: string | null;
  /** Pieces: of what is sold by weight, packs. */
  quantity: number;
  /** What is paid for them, with the tax. */
  amountPaise: Paise;
}

/** The tax within what is paid at one rate: taxable value, CGST and SGST add up to the amount. */
export interface RateTax {
  gstBasisPoints: number | null;
  amountPaise: Paise;
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
}

/** What a bill says, as far as it is taxed. */
export interface TaxedBill {
  lines: readonly Pick<
    OrderLine,
    'gstBasisPoints' | 'hsn' | 'quantity' | 'totalPaise' | 'discountPaise'
  >[];
  billSteps: readonly { kind: string; amountPaise: Paise }[];
}

/**
 * The parts of a bill. They add up to what is paid, by whatever means. Bringing goods is part of their supply: the
 * delivery fee counts with the part that costs most, and of equal ones with the first.
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

/** Parts of one rate and one HSN code as one; the highest rate first, and what has none last. */
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

/** The highest rate first; what has none last. */
export function byRate(
  one: Pick<TaxedPart, 'gstBasisPoints'>,
  other: Pick<TaxedPart, 'gstBasisPoints'>,
): number {
  return (other.gstBasisPoints ?? -1) - (one.gstBasisPoints ?? -1);
}

function keyOf({ gstBasisPoints, hsn }: Pick<TaxedPart, 'gstBasisPoints' | 'hsn'>): string {
  return `${gstBasisPoints}/${hsn}`;
}

/** The tax within what is paid, by rate. */
export function taxesOf(parts: readonly TaxedPart[]): RateTax[] {
  const rates = grouped(parts.map((part) => ({ ...part, hsn: null })));
  return rates.map(({ gstBasisPoints, amountPaise }) => taxWithin(amountPaise, gstBasisPoints));
}

/** The tax within an amount: the taxable value half up; of an odd paisa of tax, CGST has it. */
function taxWithin(amountPaise: Paise, gstBasisPoints: number | null): RateTax {
  const taxablePaise = proportionOf(amountPaise, WHOLE, WHOLE + (gstBasisPoints ?? 0));
  const taxPaise = amountPaise - taxablePaise;
  const sgstPaise = Math.floor(taxPaise / 2);
  const cgstPaise = taxPaise - sgstPaise;
  return { gstBasisPoints, amountPaise, taxablePaise, cgstPaise, sgstPaise };
}

/** 100 % in basis points. */
const WHOLE = 10_000;

/** What a credit note gives back: the pieces of lines, and all in all. */
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
 * The taxes that the credit notes of a bill give back, in the order in which they were issued. Pieces take what they
 * cost off their part; an amount that belongs to no pieces is shared out over what is left of all. The tax is that of
 * what was left before, less that of what stays: so all that is credited has the tax of the bill, to the paisa.
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

/** What a credit takes off each part. */
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

/** A sum in proportion to the amounts of some parts, in their order. */
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
