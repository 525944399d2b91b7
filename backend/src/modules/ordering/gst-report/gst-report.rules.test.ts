import fc from 'fast-check';
import { GST_RATES } from '../../catalogue/index.rules';
import { BillStepKind } from '../../checkout/index.rules';
import { RateTax, TaxedPart, creditedTaxes, partsOf, taxesOf } from '../taxes/tax.rules';
import { TaxSums, less } from './gst-report.rules';

const anyLine = fc
  .record({
    gstBasisPoints: fc.constantFrom(null, ...GST_RATES),
    hsn: fc.constantFrom(null, '0713', '1006', '220210'),
    quantity: fc.integer({ min: 1, max: 9 }),
    totalPaise: fc.integer({ min: 1, max: 90_000 }),
  })
  .map((line) => ({ ...line, discountPaise: 0 }));

/** An order with its delivery fee, and the percentage that each credit note gives back. */
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  feePaise: fc.integer({ min: 0, max: 3_000 }),
  creditPercents: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 2 }),
});
const anyMonth = fc.array(anyOrder, { minLength: 1, maxLength: 12 });

const SUMS = ['amountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'] as const;
const sumsOf = (taxes: readonly RateTax[]) =>
  SUMS.map((name) => taxes.reduce((sum, tax) => sum + tax[name], 0));

describe('the report of a month', () => {
  it('is the sum of its documents, by rate and by HSN code, of 300 months', () => {
    fc.assert(
      fc.property(anyMonth, (orders) => {
        const receipts = new TaxSums();
        const creditNotes = new TaxSums();
        const told: RateTax[] = [];
        const credited: RateTax[] = [];
        for (const { lines, feePaise, creditPercents } of orders) {
          const billSteps = [{ kind: BillStepKind.DELIVERY_FEE, amountPaise: feePaise }];
          const parts = partsOf({ lines, billSteps });
          const taxes = taxesOf(parts);
          receipts.add({ parts, taxes });
          told.push(...taxes);
          const paidPaise = parts.reduce((sum, part) => sum + part.amountPaise, 0);
          const credits = creditPercents.map((percent) => ({
            lines: [] as TaxedPart[],
            amountPaise: Math.floor((paidPaise * percent) / 100),
          }));
          for (const note of creditedTaxes(parts, credits)) {
            creditNotes.add(note);
            credited.push(...note.taxes);
          }
        }
        const rates = less(receipts.ofRates(), creditNotes.ofRates());
        const hsnCodes = less(receipts.ofHsnCodes(), creditNotes.ofHsnCodes());
        const expected = sumsOf(told).map((sum, at) => sum - (sumsOf(credited)[at] ?? 0));
        expect(sumsOf(rates)).toEqual(expected);
        for (const rate of [null, ...GST_RATES]) {
          const ofRate = <Tax extends RateTax>(taxes: readonly Tax[]) =>
            taxes.filter(({ gstBasisPoints }) => gstBasisPoints === rate);
          expect(sumsOf(ofRate(hsnCodes))).toEqual(sumsOf(ofRate(rates)));
        }
        for (const { amountPaise, taxablePaise, cgstPaise, sgstPaise } of hsnCodes)
          expect(taxablePaise + cgstPaise + sgstPaise).toBe(amountPaise);
      }),
      { numRuns: 300 },
    );
  });
});
