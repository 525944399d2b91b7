import { paiseToRupees } from '../../../kernel/money';
import type { GstReport } from '../../ordering';
import type { CsvCell } from '../../../platform/rest/stream-csv';

/** A table of the return GSTR-1, with the name and the columns of the tax office's offline tool. */
interface GstTable {
  columns: readonly string[];
  rowsOf: (report: GstReport) => CsvCell[][];
}

/** The shop delivers within Maharashtra. */
const PLACE_OF_SUPPLY = '27-Maharashtra';

const percent = (gstBasisPoints: number | null) => (gstBasisPoints ?? 0) / 100;

/** It is unknown which table goods without a rate belong to: the screen shows their sum instead. */
const hasRate = ({ gstBasisPoints }: GstReport['hsnCodes'][number]) => gstBasisPoints !== null;

/** The tables of GSTR-1 for a shop that sells to consumers. Sums are rupees. */
export const GST_TABLES = {
  /** Sales to consumers, by rate. */
  b2cs: {
    columns: [
      'Type',
      'Place Of Supply',
      'Rate',
      'Applicable % of Tax Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    rowsOf: ({ rates }) =>
      rates
        .filter(({ gstBasisPoints }) => gstBasisPoints)
        .map(({ gstBasisPoints, taxablePaise }) => [
          ...['OE', PLACE_OF_SUPPLY, percent(gstBasisPoints), null],
          ...[paiseToRupees(taxablePaise), 0, null],
        ]),
  },
  /** Sales at a rate of 0. */
  exemp: {
    columns: [
      'Description',
      'Nil Rated Supplies',
      'Exempted(other than nil rated/non GST supply)',
      'Non-GST Supplies',
    ],
    rowsOf: ({ rates }) =>
      rates
        .filter(({ gstBasisPoints }) => gstBasisPoints === 0)
        .map(({ taxablePaise }) => [
          ...['Intra-State supplies to unregistered persons', paiseToRupees(taxablePaise), 0, 0],
        ]),
  },
  hsn: {
    columns: [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
    rowsOf: ({ hsnCodes }) =>
      hsnCodes
        .filter(hasRate)
        .map((tax) => [
          ...[tax.hsn, null, 'NOS-NUMBERS', tax.quantity, paiseToRupees(tax.amountPaise)],
          ...[percent(tax.gstBasisPoints), paiseToRupees(tax.taxablePaise), 0],
          ...[paiseToRupees(tax.cgstPaise), paiseToRupees(tax.sgstPaise), 0],
        ]),
  },
  docs: {
    columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rowsOf: ({ receipts, creditNotes }) =>
      (
        [
          ['Invoices for outward supply', receipts],
          ['Credit Note', creditNotes],
        ] as const
      ).flatMap(([nature, issued]) =>
        issued ? [[nature, issued.firstNumber, issued.lastNumber, issued.count, 0]] : [],
      ),
  },
} as const satisfies Record<string, GstTable>;

export type GstTableName = keyof typeof GST_TABLES;

/** Whether there is a table with this name. */
export function isGstTable(name: string): name is GstTableName {
  return Object.hasOwn(GST_TABLES, name);
}
