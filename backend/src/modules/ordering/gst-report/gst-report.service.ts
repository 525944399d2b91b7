import { EntityTarget, In, MoreThan } from 'typeorm';
import { Span } from '../../../kernel/days';
import { istInstant } from '../../../kernel/ist';
import { OrderStatus } from '../../../kernel/order.enums';
import { fieldError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { within } from '../../../platform/database/within';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { creditNoteNumber } from '../credit-notes/credit-note.rules';
import { CreditNotesReader } from '../credit-notes/credit-notes-reader.service';
import { OrderDetailsService } from '../details/order-details.service';
import { orderingMessages } from '../ordering.messages';
import { Order } from '../orders/order.entity';
import { Receipt } from '../receipts/receipt.entity';
import { receiptNumber } from '../receipts/receipt.rules';
import { partsOf, taxesOf } from '../taxes/tax.rules';
import { TaxSums, less } from './gst-report.rules';
import { GstReport, IssuedDocuments } from './gst-report.type';

/** Most documents per read. */
const BATCH = 500;

/** After packing was undone, the cost of such an order is open again. */
const NOT_PACKED = [OrderStatus.SUCCESS, OrderStatus.PICKING];

/** The numbering of a document. */
type Numbered = Pick<Receipt, 'id' | 'orderId' | 'financialYear' | 'number' | 'issuedAt'>;

/** The sums of some documents. */
interface Issued {
  sums: TaxSums;
  documents: IssuedDocuments | null;
}

/** The GST report of a month, computed each time from its receipts and credit notes. */
export class GstReportService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly sources: {
      creditNotesReader: CreditNotesReader;
      details: OrderDetailsService;
      prefix: string;
    },
  ) {}

  /**
   * The report of a month, given as yyyy-MM in India.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION
   */
  async ofMonth(viewer: Viewer, month: string): Promise<GstReport> {
    requirePermission(viewer, 'read-accounts');
    const span = spanOfMonth(month);
    const receipts = await this.receiptsOf(span);
    const creditNotes = await this.creditNotesOf(span);
    return {
      month,
      rates: less(receipts.sums.ofRates(), creditNotes.sums.ofRates()),
      hsnCodes: less(receipts.sums.ofHsnCodes(), creditNotes.sums.ofHsnCodes()),
      receipts: receipts.documents,
      creditNotes: creditNotes.documents,
    };
  }

  private async receiptsOf(span: Span): Promise<Issued> {
    const { prefix, details } = this.sources;
    const issued = newIssued();
    for await (const batch of this.batches(Receipt, span)) {
      const ids = batch.map(({ orderId }) => orderId);
      const orders = await this.database.read.findBy(Order, { id: In(ids) });
      const orderOf = new Map(orders.map((order) => [order.id, order]));
      const lines = await details.linesOf(ids);
      for (const { orderId, financialYear, number } of batch) {
        const order = orderOf.get(orderId);
        const isSaid = order && !NOT_PACKED.includes(order.status);
        const parts = isSaid
          ? partsOf({ lines: lines.get(orderId) ?? [], billSteps: order.billSteps })
          : [];
        issued.sums.add({ parts, taxes: taxesOf(parts) });
        const amountPaise = parts.reduce((sum, part) => sum + part.amountPaise, 0);
        count(issued, receiptNumber(prefix, financialYear, number), amountPaise);
      }
    }
    return issued;
  }

  private async creditNotesOf(span: Span): Promise<Issued> {
    const { creditNotesReader, prefix } = this.sources;
    const issued = newIssued();
    for await (const batch of this.batches(CreditNote, span)) {
      const taxed = await creditNotesReader.taxesOf(batch.map(({ orderId }) => orderId));
      const ids = new Set(batch.map(({ id }) => id));
      const notes = [...taxed.values()].flat().filter(({ note }) => ids.has(note.id));
      for (const { note, ...document } of notes.sort((one, other) => one.note.id - other.note.id)) {
        issued.sums.add(document);
        count(issued, creditNoteNumber(prefix, note), note.amountPaise);
      }
    }
    return issued;
  }

  /** The documents issued in a span of time, in the sequence of their numbers. */
  private async *batches<Document extends Numbered>(
    documents: EntityTarget<Document>,
    span: Span,
  ): AsyncGenerator<Numbered[]> {
    let lastId = 0;
    for (;;) {
      const batch: Numbered[] = await this.database.read.find(documents as EntityTarget<Numbered>, {
        where: { id: MoreThan(lastId), issuedAt: within(span) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      const last = batch.at(-1);
      if (!last) return;
      yield batch;
      lastId = last.id;
    }
  }
}

function newIssued(): Issued {
  return { sums: new TaxSums(), documents: null };
}

function count(issued: Issued, number: string, amountPaise: number): void {
  const { documents } = issued;
  issued.documents = {
    firstNumber: documents?.firstNumber ?? number,
    lastNumber: number,
    count: (documents?.count ?? 0) + 1,
    amountPaise: (documents?.amountPaise ?? 0) + amountPaise,
  };
}

/** The begin and end of a month in India. Throws VALIDATION if it is invalid. */
function spanOfMonth(month: string): Required<Span> {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) throw fieldError('month', orderingMessages.month());
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: istInstant(`${month}-01`, 0), before: istInstant(next, 0) };
}
