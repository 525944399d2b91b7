import { Paise } from '../../../kernel/money';
import { shareByLargestRemainder } from '../../checkout/index.rules';
import { RateTax, TaxedPart, byRate, grouped } from '../taxes/tax.rules';

/** A receipt, or the amounts that a credit note gives back. */
export interface TaxedDocument {
  parts: readonly TaxedPart[];
  taxes: readonly RateTax[];
}

/** The tax of goods with one rate and one HSN code. */
export interface HsnTax extends RateTax {
  hsn: string | null;
  quantity: number;
}

/** Adds up the sums of documents, one document at a time. */
export class TaxSums {
  private rates: RateTax[] = [];
  private parts: TaxedPart[] = [];

  add({ parts, taxes }: TaxedDocument): void {
    this.parts = grouped([...this.parts, ...parts]);
    this.rates = sumByRate([...this.rates, ...taxes]);
  }

  /** The sums by rate, highest first. */
  ofRates(): RateTax[] {
    return this.rates;
  }

  /**
   * The sums by rate and HSN code. Only the tax of a rate on each bill is rounded; it is distributed here by the
   * largest remainder, so that the codes of a rate add up to the rate.
   */
  ofHsnCodes(): HsnTax[] {
    return this.rates.flatMap((rate) => {
      const parts = this.parts.filter((part) => part.gstBasisPoints === rate.gstBasisPoints);
      const taxable = shared(rate.taxablePaise, amountsOf(parts));
      const taxes = parts.map(({ amountPaise }, at) => amountPaise - (taxable[at] ?? 0));
      const central = shared(rate.cgstPaise, taxes);
      return parts.map((part, at) => ({
        ...part,
        taxablePaise: taxable[at] ?? 0,
        cgstPaise: central[at] ?? 0,
        sgstPaise: (taxes[at] ?? 0) - (central[at] ?? 0),
      }));
    });
  }
}

const amountsOf = (parts: readonly TaxedPart[]) => parts.map(({ amountPaise }) => amountPaise);

function shared(sumPaise: Paise, weights: readonly Paise[]): Paise[] {
  const bearers = weights.map((weight, id) => ({ id, weight }));
  return [...shareByLargestRemainder(sumPaise, bearers).values()];
}

function sumByRate(taxes: readonly RateTax[]): RateTax[] {
  return mergedBy(taxes, ({ gstBasisPoints }) => `${gstBasisPoints}`).sort(byRate);
}

/** The sums of receipts less those of credit notes, without rows that come to zero. */
export function less<Tax extends RateTax & Partial<HsnTax>>(
  receipts: readonly Tax[],
  creditNotes: readonly Tax[],
): Tax[] {
  const negative = creditNotes.map((tax) => ({
    ...tax,
    ...('quantity' in tax && { quantity: 0 - (tax.quantity ?? 0) }),
    amountPaise: 0 - tax.amountPaise,
    taxablePaise: 0 - tax.taxablePaise,
    cgstPaise: 0 - tax.cgstPaise,
    sgstPaise: 0 - tax.sgstPaise,
  }));
  return mergedBy([...receipts, ...negative], (tax) => `${tax.gstBasisPoints}/${tax.hsn}`)
    .filter(({ amountPaise, quantity = 0 }) => amountPaise !== 0 || quantity !== 0)
    .sort(byRate);
}

function mergedBy<Tax extends RateTax & { quantity?: number }>(
  taxes: readonly Tax[],
  keyOf: (tax: Tax) => string,
): Tax[] {
  const sums = new Map<string, Tax>();
  for (const tax of taxes) {
    const sum = sums.get(keyOf(tax));
    sums.set(keyOf(tax), sum ? added(sum, tax) : tax);
  }
  return [...sums.values()];
}

function added<Tax extends RateTax & { quantity?: number }>(one: Tax, other: Tax): Tax {
  return {
    ...one,
    ...('quantity' in one && { quantity: (one.quantity ?? 0) + (other.quantity ?? 0) }),
    amountPaise: one.amountPaise + other.amountPaise,
    taxablePaise: one.taxablePaise + other.taxablePaise,
    cgstPaise: one.cgstPaise + other.cgstPaise,
    sgstPaise: one.sgstPaise + other.sgstPaise,
  };
}
