/** The taxes of orders, calculated with fractions and without code of the shop, to compare its report with. */

/** The amounts of a line of an order, or of a credit note. */
interface PricedLine {
  quantity: number;
  totalPaise: number;
  discountPaise: number;
}

interface Tax {
  gstBasisPoints: number | null;
  hsn: string | null;
}

/** An order as its customer sees it. */
interface ToldOrder {
  bill: { steps: { kind: string; amountPaise: number }[] };
  lines: (PricedLine & { id: string })[];
  creditNotes: {
    amountPaise: number;
    deliveryFeePaise: number;
    adjustmentPaise: number;
    lines: (PricedLine & { orderLineId: string })[];
  }[];
}

/** The month in the shop's report. */
interface ToldMonth {
  rates: {
    gstBasisPoints: number | null;
    amountPaise: number;
    taxablePaise: number;
    cgstPaise: number;
    sgstPaise: number;
  }[];
  hsnCodes: (Tax & { quantity: number; amountPaise: number; taxablePaise: number })[];
  receipts: { count: number; amountPaise: number };
  creditNotes: { count: number; amountPaise: number };
}

/** The part with one rate and one code. */
interface Part extends Tax {
  quantity: bigint;
  paise: bigint;
}

type Sums = Record<'amount' | 'taxable' | 'cgst' | 'sgst', bigint>;

const WHOLE = 10_000n;
const keyOf = ({ gstBasisPoints, hsn }: Tax) => `${gstBasisPoints} ${hsn}`;

/** The tax within an amount of one rate: the taxable value is rounded half up, and an odd paisa of tax goes to CGST. */
function taxWithin(amount: bigint, gstBasisPoints: number | null): Sums {
  const divisor = WHOLE + BigInt(gstBasisPoints ?? 0);
  const taxable = (2n * amount * WHOLE + divisor) / (2n * divisor);
  const sgst = (amount - taxable) / 2n;
  return { amount, taxable, cgst: amount - taxable - sgst, sgst };
}

/** The parts of a bill or a credit note, by rate and code. */
class Parts {
  private readonly parts = new Map<string, Part>();

  add({ gstBasisPoints, hsn }: Tax, quantity: number, paise: number, sign = 1): void {
    const key = keyOf({ gstBasisPoints, hsn });
    const part = this.parts.get(key) ?? { gstBasisPoints, hsn, quantity: 0n, paise: 0n };
    part.quantity += BigInt(sign * quantity);
    part.paise += BigInt(sign * paise);
    this.parts.set(key, part);
  }

  /** The most expensive part; of equal ones, the one with the highest rate, then with the first code. */
  get principal(): Part | undefined {
    return [...this.parts.values()].sort(
      (one, other) =>
        Number(other.paise - one.paise) ||
        (other.gstBasisPoints ?? -1) - (one.gstBasisPoints ?? -1) ||
        (one.hsn ?? '').localeCompare(other.hsn ?? ''),
    )[0];
  }

  taxes(): Map<number | null, Sums> {
    const amounts = new Map<number | null, bigint>();
    for (const { gstBasisPoints, paise } of this.parts.values())
      amounts.set(gstBasisPoints, (amounts.get(gstBasisPoints) ?? 0n) + paise);
    return new Map([...amounts].map(([rate, amount]) => [rate, taxWithin(amount, rate)]));
  }

  *[Symbol.iterator]() {
    yield* this.parts.values();
  }
}

/** An accountant's records of all orders and credit notes. */
export class GstBook {
  private readonly parts = new Parts();
  private readonly rates = new Map<number | null, Sums>();
  private readonly documents = { receipts: 0, receiptPaise: 0, notes: 0, notePaise: 0 };

  /**
   * Records an order and its credit notes.
   * @param taxOf the tax of the goods of a line
   */
  enter({ bill, lines, creditNotes }: ToldOrder, taxOf: (lineId: string) => Tax): void {
    const left = new Parts();
    for (const { id, quantity, totalPaise, discountPaise } of lines)
      this.move(left, taxOf(id), quantity, totalPaise - discountPaise);
    const feePaise = bill.steps.find(({ kind }) => kind === 'DELIVERY_FEE')?.amountPaise ?? 0;
    const principal = left.principal;
    if (principal && feePaise > 0) this.move(left, principal, 0, feePaise);
    this.addTaxes(left.taxes(), 1n);
    this.documents.receipts += 1;
    this.documents.receiptPaise += [...left].reduce((sum, { paise }) => sum + Number(paise), 0);
    for (const note of creditNotes) {
      const before = left.taxes();
      for (const { orderLineId, quantity, totalPaise, discountPaise } of note.lines)
        this.move(left, taxOf(orderLineId), quantity, totalPaise - discountPaise, -1);
      if (principal) this.move(left, principal, 0, note.deliveryFeePaise, -1);
      this.addTaxes(before, -1n);
      this.addTaxes(left.taxes(), 1n);
      this.documents.notes += 1;
      this.documents.notePaise += note.amountPaise;
    }
  }

  /** The differences from the shop's report; empty if they are equal, to the paisa. */
  differencesFrom({ rates, hsnCodes, receipts, creditNotes }: ToldMonth): string[] {
    const differences: string[] = [];
    const compare = (what: string, told: number | bigint | undefined, own: number | bigint) => {
      if (BigInt(told ?? 0) !== BigInt(own)) differences.push(`${what}: ${told}, not ${own}`);
    };
    for (const [rate, own] of this.rates) {
      const told = rates.find(({ gstBasisPoints }) => gstBasisPoints === rate);
      compare(`amount of ${rate}`, told?.amountPaise, own.amount);
      compare(`taxable value of ${rate}`, told?.taxablePaise, own.taxable);
      compare(`CGST of ${rate}`, told?.cgstPaise, own.cgst);
      compare(`SGST of ${rate}`, told?.sgstPaise, own.sgst);
      const ofRate = hsnCodes.filter(({ gstBasisPoints }) => gstBasisPoints === rate);
      const taxable = ofRate.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0);
      compare(`taxable value of the codes of ${rate}`, taxable, own.taxable);
    }
    for (const part of this.parts) {
      const told = hsnCodes.find((each) => keyOf(each) === keyOf(part));
      compare(`pieces of ${keyOf(part)}`, told?.quantity, part.quantity);
      compare(`amount of ${keyOf(part)}`, told?.amountPaise, part.paise);
    }
    compare('receipts', receipts.count, this.documents.receipts);
    compare('sum of the receipts', receipts.amountPaise, this.documents.receiptPaise);
    compare('credit notes', creditNotes.count, this.documents.notes);
    compare('sum of the credit notes', creditNotes.amountPaise, this.documents.notePaise);
    return differences;
  }

  /** Adds goods to the bill, and to the records; or subtracts them. */
  private move(bill: Parts, tax: Tax, quantity: number, paise: number, sign = 1): void {
    bill.add(tax, quantity, paise, sign);
    this.parts.add(tax, quantity, paise, sign);
  }

  private addTaxes(taxes: Map<number | null, Sums>, sign: bigint): void {
    for (const [rate, { amount, taxable, cgst, sgst }] of taxes) {
      const sums = this.rates.get(rate) ?? { amount: 0n, taxable: 0n, cgst: 0n, sgst: 0n };
      this.rates.set(rate, {
        amount: sums.amount + sign * amount,
        taxable: sums.taxable + sign * taxable,
        cgst: sums.cgst + sign * cgst,
        sgst: sums.sgst + sign * sgst,
      });
    }
  }
}
