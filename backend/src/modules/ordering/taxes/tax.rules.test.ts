import fc from 'fast-check';
import { GST_RATES } from '../../catalogue/index.rules';
import { BillStepKind } from '../../checkout/index.rules';
import { RateTax, TaxedBill, TaxedPart, creditedTaxes, partsOf, taxesOf } from './tax.rules';

const anyRate = fc.constantFrom(null, ...GST_RATES);
const anyHsn = fc.constantFrom(null, '0713', '1006', '220210');
const anyLine = fc
  .record({
    gstBasisPoints: anyRate,
    hsn: anyHsn,
    quantity: fc.integer({ min: 1, max: 60 }),
    totalPaise: fc.integer({ min: 0, max: 9_000_000 }),
    discountPercent: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ discountPercent, ...line }) => ({
    ...line,
    discountPaise: Math.floor((line.totalPaise * discountPercent) / 100),
  }));
const anyBill = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    feePaise: fc.integer({ min: 0, max: 9_900 }),
  })
  .map(({ lines, feePaise }): TaxedBill => ({ lines, billSteps: stepsOf(feePaise) }));

function stepsOf(feePaise: number) {
  return [{ kind: BillStepKind.DELIVERY_FEE, amountPaise: feePaise }];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const amountOf = (parts: readonly { amountPaise: number }[]) =>
  sumOf(parts.map(({ amountPaise }) => amountPaise));
const paidFor = ({ lines, billSteps }: TaxedBill) =>
  sumOf(lines.map((line) => line.totalPaise - line.discountPaise)) + amountOf(billSteps);

/** The same by long division in big integers, from the lines instead of from parts. */
function independently({ lines, billSteps }: TaxedBill) {
  const paid = new Map<string, bigint>();
  const ofRate = new Map<number, bigint>();
  for (const { gstBasisPoints, hsn, totalPaise, discountPaise } of lines) {
    const key = JSON.stringify([gstBasisPoints ?? -1, hsn ?? '']);
    paid.set(key, (paid.get(key) ?? 0n) + BigInt(totalPaise - discountPaise));
  }
  const most = [...paid.values()].reduce((one, other) => (other > one ? other : one));
  const [principal] = [...paid]
    .filter(([, paise]) => paise === most)
    .map(([key]) => JSON.parse(key) as [number, string])
    .sort(([rate, hsn], [otherRate, otherHsn]) => otherRate - rate || (hsn < otherHsn ? -1 : 1));
  for (const [key, paise] of paid) {
    const [rate] = JSON.parse(key) as [number];
    ofRate.set(rate, (ofRate.get(rate) ?? 0n) + paise);
  }
  const [rate = -1] = principal ?? [];
  ofRate.set(rate, (ofRate.get(rate) ?? 0n) + BigInt(amountOf(billSteps)));
  return [...ofRate]
    .sort(([one], [other]) => other - one)
    .map(([basisPoints, paise]) => {
      const divisor = 10_000n + BigInt(Math.max(0, basisPoints));
      const whole = (paise * 10_000n) / divisor;
      const rest = paise * 10_000n - whole * divisor;
      const taxable = rest * 2n >= divisor ? whole + 1n : whole;
      const central = (paise - taxable + 1n) / 2n;
      return {
        gstBasisPoints: basisPoints < 0 ? null : basisPoints,
        amountPaise: Number(paise),
        taxablePaise: Number(taxable),
        cgstPaise: Number(central),
        sgstPaise: Number(paise - taxable - central),
      };
    });
}

const added = (tax: RateTax) => tax.taxablePaise + tax.cgstPaise + tax.sgstPaise;

describe('the tax within a bill', () => {
  it('is half central and half state tax, and an odd paisa is central', () => {
    const line = { hsn: null, quantity: 1, discountPaise: 0 };
    const lines = [
      { ...line, gstBasisPoints: 500, totalPaise: 10_500 },
      { ...line, gstBasisPoints: 1_800, totalPaise: 1_005 },
      { ...line, gstBasisPoints: 0, totalPaise: 4_000 },
    ];
    expect(taxesOf(partsOf({ lines, billSteps: [] }))).toEqual([
      {
        gstBasisPoints: 1_800,
        amountPaise: 1_005,
        taxablePaise: 852,
        cgstPaise: 77,
        sgstPaise: 76,
      },
      {
        ...{ gstBasisPoints: 500, amountPaise: 10_500, taxablePaise: 10_000 },
        ...{ cgstPaise: 250, sgstPaise: 250 },
      },
      { gstBasisPoints: 0, amountPaise: 4_000, taxablePaise: 4_000, cgstPaise: 0, sgstPaise: 0 },
    ]);
  });

  it('has the delivery fee with what costs most', () => {
    const line = { hsn: '1006', quantity: 1, discountPaise: 0 };
    const lines = [
      { ...line, gstBasisPoints: 1_800, totalPaise: 3_000 },
      { ...line, gstBasisPoints: 500, totalPaise: 4_000 },
    ];
    const parts = partsOf({ lines, billSteps: stepsOf(2_500) });
    expect(parts.map(({ amountPaise }) => amountPaise)).toEqual([3_000, 6_500]);
  });

  it('adds up to what is paid, to the paisa', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const parts = partsOf(bill);
        const taxes = taxesOf(parts);
        expect(amountOf(parts)).toBe(paidFor(bill));
        expect(sumOf(taxes.map(added))).toBe(paidFor(bill));
        for (const tax of taxes) {
          expect(added(tax)).toBe(tax.amountPaise);
          expect(tax.cgstPaise - tax.sgstPaise).toBeGreaterThanOrEqual(0);
          expect(tax.cgstPaise - tax.sgstPaise).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is what an independent calculation says, of 300 orders', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        expect(taxesOf(partsOf(bill))).toEqual(independently(bill));
      }),
      { numRuns: 300 },
    );
  });
});

/** A bill with credits of its lines and of amounts, each a percentage of the rest. */
const anyCredits = fc.record({
  bill: anyBill,
  credits: fc.array(
    fc.record({
      line: fc.nat(11),
      linePercent: fc.integer({ min: 0, max: 100 }),
      otherPercent: fc.integer({ min: 0, max: 100 }),
      keptPercent: fc.integer({ min: 0, max: 40 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

describe('the tax that credit notes give back', () => {
  it('takes pieces off their part, and shares an amount out over what is left', () => {
    const part = { hsn: '1006', quantity: 2 };
    const billed: TaxedPart[] = [
      { ...part, gstBasisPoints: 1_800, amountPaise: 23_600 },
      { ...part, gstBasisPoints: 500, amountPaise: 21_000 },
    ];
    const lines = [{ ...part, quantity: 1, gstBasisPoints: 500, amountPaise: 10_500 }];
    const [pieces, amount] = creditedTaxes(billed, [
      { lines, amountPaise: 10_500 },
      { lines: [], amountPaise: 3_410 },
    ]);
    expect(pieces?.taxes).toEqual([
      {
        ...{ gstBasisPoints: 500, amountPaise: 10_500, taxablePaise: 10_000 },
        ...{ cgstPaise: 250, sgstPaise: 250 },
      },
    ]);
    expect(amount?.parts.map(({ amountPaise }) => amountPaise)).toEqual([2_360, 1_050]);
    expect(amount?.taxes.map(({ taxablePaise }) => taxablePaise)).toEqual([2_000, 1_000]);
  });

  it('is that of the amount where the delivery fee is kept of pieces that were credited before', () => {
    const part = { gstBasisPoints: 500, hsn: null, quantity: 1 };
    const lines = [{ ...part, amountPaise: 10_000 }];
    const [, rest] = creditedTaxes(
      [{ ...part, amountPaise: 14_400 }],
      [
        { lines: [], amountPaise: 7_074 },
        { lines, amountPaise: 2_926 },
      ],
    );
    expect(rest?.parts.map(({ amountPaise }) => amountPaise)).toEqual([2_926]);
    expect(rest?.taxes.map(added)).toEqual([2_926]);
  });

  it('adds up to the amount of each note, and of all that is credited to the tax of the bill', () => {
    fc.assert(
      fc.property(anyCredits, ({ bill, credits }) => {
        const billed = partsOf(bill);
        let leftPaise = amountOf(billed);
        const partial = credits.map(({ line, linePercent, otherPercent, keptPercent }) => {
          const { gstBasisPoints, hsn, totalPaise, discountPaise } = bill.lines[
            line % bill.lines.length
          ] as TaxedBill['lines'][number];
          const wantedPaise = Math.floor(((totalPaise - discountPaise) * linePercent) / 100);
          const otherPaise = Math.floor((leftPaise * otherPercent) / 100);
          const owedPaise = Math.min(leftPaise, wantedPaise + otherPaise);
          const amountPaise = owedPaise - Math.floor((owedPaise * keptPercent) / 100);
          leftPaise -= amountPaise;
          const pieces = { gstBasisPoints, hsn, quantity: 1, amountPaise: wantedPaise };
          return { lines: [pieces], amountPaise };
        });
        const all = [...partial, { lines: [], amountPaise: leftPaise }];
        const credited = creditedTaxes(billed, all);
        credited.forEach(({ parts, taxes }, at) => {
          expect(amountOf(parts)).toBe(all[at]?.amountPaise);
          expect(sumOf(taxes.map(added))).toBe(all[at]?.amountPaise);
          for (const { taxablePaise, cgstPaise, sgstPaise } of taxes)
            expect(Math.min(taxablePaise, cgstPaise, sgstPaise)).toBeGreaterThanOrEqual(0);
        });
        for (const { gstBasisPoints, ...tax } of taxesOf(billed)) {
          const same = credited
            .flatMap(({ taxes }) => taxes)
            .filter((each) => each.gstBasisPoints === gstBasisPoints);
          const sum = (of: keyof typeof tax) => sumOf(same.map((each) => each[of]));
          expect([sum('taxablePaise'), sum('cgstPaise'), sum('sgstPaise')]).toEqual([
            tax.taxablePaise,
            tax.cgstPaise,
            tax.sgstPaise,
          ]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
