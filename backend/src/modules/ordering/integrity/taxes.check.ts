import { Paise } from '../../../kernel/money';
import { IntegrityCheck, eachGroup } from '../../../platform/integrity/integrity-check';
import { Comparison, equal, oneOf } from '../../../platform/integrity/comparison.rules';
import { GST_RATES } from '../../catalogue/index.rules';
import { RateTax, TaxedPart, creditedTaxes, partsOf, taxesOf } from '../taxes/tax.rules';
import { readSteps } from './bill.rules';

/** A line of an order with its bill. */
interface TaxedLine extends TaxedPart {
  /** The order's id. */
  id: number;
  lineId: number;
  totalPaise: Paise;
  discountPaise: Paise;
  /** JSON. */
  billSteps: string;
  billedPaise: Paise;
}

const LINES = `SELECT o.id, o.billSteps, o.toPayPaise + o.giftCreditPaise AS billedPaise, l.id AS lineId,
     l.gstBasisPoints, l.hsn, l.quantity, l.totalPaise, l.discountPaise
   FROM orders o JOIN order_lines l ON l.orderId = o.id`;

export const receiptTaxes = eachGroup<TaxedLine>(
  {
    name: 'receipt-taxes',
    holds:
      'taxable values and taxes of each receipt add up to what it says, by rates that there are',
    records: 'receipts',
  },
  `${LINES}
   WHERE o.id IN (SELECT orderId FROM receipts) AND o.status NOT IN ('success', 'picking')
   ORDER BY o.id, l.id`,
  (lines) => {
    const [{ id, billedPaise }] = lines;
    return [
      ...lines.map(({ lineId, gstBasisPoints }) =>
        oneOf(`GST rate of line ${lineId}`, RATES, String(gstBasisPoints)),
      ),
      equal(
        `taxable values and taxes of order ${id}`,
        billedPaise,
        addedUp(taxesOf(partsIn(lines))),
      ),
    ];
  },
);

const RATES = [...GST_RATES.map(String), 'null'];

function partsIn(lines: readonly TaxedLine[]): TaxedPart[] {
  return partsOf({ lines, billSteps: readSteps(lines[0]?.billSteps ?? '') ?? [] });
}

function addedUp(taxes: readonly RateTax[]): Paise {
  return taxes.reduce((sum, tax) => sum + tax.taxablePaise + tax.cgstPaise + tax.sgstPaise, 0);
}

/** A credit note with one of its lines; without a line if it is for an amount. */
interface CreditedLine {
  id: number;
  orderId: number;
  amountPaise: Paise;
  orderLineId: number | null;
  quantity: number;
  paise: Paise;
}

export const creditNoteTaxes: IntegrityCheck = {
  name: 'credit-note-taxes',
  holds: 'taxable values and taxes of each credit note add up to its amount',
  records: 'orders with credit notes',
  async *look(snapshot) {
    const credited = new Map<number, CreditedLine[]>();
    for await (const row of snapshot.rows<CreditedLine>(CREDITED))
      credited.set(row.orderId, [...(credited.get(row.orderId) ?? []), row]);
    const bills = eachGroup<TaxedLine>(creditNoteTaxes, CREDITED_BILLS, (lines) =>
      compareCredits(lines, credited.get(lines[0].id) ?? []),
    );
    yield* bills.look(snapshot);
  },
};

const CREDITED = `SELECT n.id, n.orderId, n.amountPaise, l.orderLineId, COALESCE(l.quantity, 0) AS quantity,
     COALESCE(l.totalPaise - l.discountPaise, 0) AS paise
   FROM credit_notes n LEFT JOIN credit_note_lines l ON l.creditNoteId = n.id ORDER BY n.id, l.id`;
const CREDITED_BILLS = `${LINES} WHERE o.id IN (SELECT orderId FROM credit_notes) ORDER BY o.id, l.id`;

function compareCredits(
  lines: readonly TaxedLine[],
  credited: readonly CreditedLine[],
): Comparison[] {
  const lineOf = new Map(lines.map((line) => [line.lineId, line]));
  const ids = [...new Set(credited.map(({ id }) => id))];
  const credits = ids.map((id) => {
    const rows = credited.filter((row) => row.id === id);
    return {
      amountPaise: rows[0]?.amountPaise ?? 0,
      lines: rows.flatMap(({ orderLineId, quantity, paise }) => {
        const line = orderLineId === null ? undefined : lineOf.get(orderLineId);
        return line ? [{ ...line, quantity, amountPaise: paise }] : [];
      }),
    };
  });
  return creditedTaxes(partsIn(lines), credits).map(({ taxes }, at) =>
    equal(
      `taxable values and taxes of credit note ${ids[at]}`,
      credits[at]?.amountPaise ?? 0,
      addedUp(taxes),
    ),
  );
}
