import { In } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { CreditNoteLine } from './credit-note-line.entity';
import { CreditNote } from './credit-note.entity';

/** Reads credit notes. */
export class CreditNotesReader {
  constructor(private readonly database: Pick<Database, 'read'>) {}

  /** The credit notes of each order that the caller may see already, the oldest first: one statement. */
  async notesOf(orderIds: number[]): Promise<Map<number, CreditNote[]>> {
    const where = { orderId: In(orderIds) };
    const notes = await this.database.read.find(CreditNote, { where, order: { id: 'ASC' } });
    return grouped(notes, ({ orderId }) => orderId);
  }

  /** The lines of each credit note: one statement. */
  async linesOf(creditNoteIds: number[]): Promise<Map<number, CreditNoteLine[]>> {
    const where = { creditNoteId: In(creditNoteIds) };
    const lines = await this.database.read.find(CreditNoteLine, { where, order: { id: 'ASC' } });
    return grouped(lines, ({ creditNoteId }) => creditNoteId);
  }
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
