import { eachGroup } from '../../../platform/integrity/integrity-check';
import { compareNumbers } from './receipt-numbers.rules';

/** The documents of one series, and the counters for their numbers. */
interface NumberedDocuments {
  name: string;
  /** The name of one document. */
  document: 'receipt' | 'credit note';
  table: 'receipts' | 'credit_notes';
  counters: 'receipt_counters' | 'credit_note_counters';
}

/** A year without documents has no counter, or one at 0. */
const documentNumbers = ({ name, document, table, counters }: NumberedDocuments) =>
  eachGroup<{ id: string; number: number | null; lastNumber: number | null }>(
    {
      name,
      holds: `the ${document}s of each financial year are numbered from 1 to its counter, without gap or double`,
      records: 'financial years',
    },
    // eslint-disable-next-line grocessay/sql-is-fixed -- the names of two tables, each one of the two above
    `SELECT years.id, d.number, c.lastNumber
     FROM (SELECT financialYear AS id FROM ${table} UNION SELECT financialYear FROM ${counters}) years
     LEFT JOIN ${table} d ON d.financialYear = years.id
     LEFT JOIN ${counters} c ON c.financialYear = years.id
     ORDER BY years.id, d.number`,
    (rows) =>
      compareNumbers(
        document,
        rows[0].id,
        rows.flatMap((row) => row.number ?? []),
        rows[0].lastNumber,
      ),
  );

export const receiptNumbers = documentNumbers({
  name: 'receipt-numbers',
  document: 'receipt',
  table: 'receipts',
  counters: 'receipt_counters',
});

export const creditNoteNumbers = documentNumbers({
  name: 'credit-note-numbers',
  document: 'credit note',
  table: 'credit_notes',
  counters: 'credit_note_counters',
});
