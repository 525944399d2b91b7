import { In } from 'typeorm';
import { groupedBy } from '../../../kernel/grouped-by';
import { Database } from '../../../platform/database/database';
import { OrderLine } from '../orders/order-line.entity';
import { Order } from '../orders/order.entity';
import { CreditedTaxes, creditedTaxes, partsOf } from '../taxes/tax.rules';
import { CreditNoteLine } from './credit-note-line.entity';
import { CreditNote } from './credit-note.entity';

/** The amounts of a credit note by tax rate. */
export interface TaxedNote extends CreditedTaxes {
  note: CreditNote;
}

/** Reads credit notes. */
export class CreditNotesReader {
  constructor(private readonly database: Pick<Database, 'read'>) {}

  /** The credit notes of each order, oldest first, for a caller who may see the orders: one statement. */
  async notesOf(orderIds: number[]): Promise<Map<number, CreditNote[]>> {
    const where = { orderId: In(orderIds) };
    const notes = await this.database.read.find(CreditNote, { where, order: { id: 'ASC' } });
    return groupedBy(notes, ({ orderId }) => orderId);
  }

  /** The lines of each credit note: one statement. */
  async linesOf(creditNoteIds: number[]): Promise<Map<number, CreditNoteLine[]>> {
    const where = { creditNoteId: In(creditNoteIds) };
    const lines = await this.database.read.find(CreditNoteLine, { where, order: { id: 'ASC' } });
    return groupedBy(lines, ({ creditNoteId }) => creditNoteId);
  }

  /** The credit notes of each order with the taxes that they give back, oldest first: four statements. */
  async taxesOf(orderIds: number[]): Promise<Map<number, TaxedNote[]>> {
    const { read } = this.database;
    const notes = await this.notesOf(orderIds);
    const ids = [...notes.keys()];
    const orders = await read.findBy(Order, { id: In(ids) });
    const lines = groupedBy(
      await read.findBy(OrderLine, { orderId: In(ids) }),
      (line) => line.orderId,
    );
    const credited = await this.linesOf([...notes.values()].flat().map(({ id }) => id));
    return new Map(
      orders.map(({ id, billSteps }) => [
        id,
        taxedNotes({ lines: lines.get(id) ?? [], billSteps }, notes.get(id) ?? [], credited),
      ]),
    );
  }
}

function taxedNotes(
  bill: Pick<Order, 'lines' | 'billSteps'>,
  notes: readonly CreditNote[],
  creditedLines: ReadonlyMap<number, readonly CreditNoteLine[]>,
): TaxedNote[] {
  const lineOf = new Map(bill.lines.map((line) => [line.id, line]));
  const credits = notes.map(({ id, amountPaise }) => ({
    amountPaise,
    lines: (creditedLines.get(id) ?? []).map(
      ({ orderLineId, quantity, totalPaise, discountPaise }) => ({
        gstBasisPoints: lineOf.get(orderLineId)?.gstBasisPoints ?? null,
        hsn: lineOf.get(orderLineId)?.hsn ?? null,
        quantity,
        amountPaise: totalPaise - discountPaise,
      }),
    ),
  }));
  const taxed = creditedTaxes(partsOf(bill), credits);
  return notes.map((note, at) => ({ note, ...(taxed[at] as CreditedTaxes) }));
}
