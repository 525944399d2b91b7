import { In } from 'typeorm';
import { asLanguage } from '../../../kernel/language';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { OrderLine } from '../orders/order-line.entity';
import { Payment, UPI } from '../payments/payment.entity';
import { PdfFile, renderPdf } from '../receipts/receipt-pdf.service';
import { ReceiptService } from '../receipts/receipt.service';
import { creditNoteDocument } from './credit-note-document.rules';
import { CreditNoteLine } from './credit-note-line.entity';
import { CreditNote } from './credit-note.entity';
import { creditNoteNumber } from './credit-note.rules';
import { CreditNotesReader } from './credit-notes-reader.service';

/** Credit notes as PDF. */
export class CreditNotePdfService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly receipts: ReceiptService,
    private readonly reader: CreditNotesReader,
  ) {}

  /**
   * A credit note of an order of the caller, or for an admin of any order, as a PDF file that is the same each time.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async render(viewer: Viewer, id: number): Promise<PdfFile> {
    const { read } = this.database;
    if (viewer.role === 'admin') requirePermission(viewer, 'read-orders');
    const own = viewer.role === 'admin' ? {} : { order: { customerId: requireCustomer(viewer) } };
    const note = await read.findOneBy(CreditNote, { id, ...own });
    if (!note) throw notFound('credit note', 'creditNoteId');
    const { issuer, order, customer, ...receipt } = await this.receipts.open(viewer, note.orderId);
    const rows = await read.find(CreditNoteLine, {
      where: { creditNoteId: id },
      order: { id: 'ASC' },
    });
    const lines = await read.findBy(OrderLine, { id: In(rows.map((row) => row.orderLineId)) });
    const paid = await read.findOne(Payment, {
      where: { orderId: order.id, status: PaymentStatus.SUCCESS },
      // A transfer of too little went back, and another payment has paid.
      order: { amountPaise: 'DESC', id: 'ASC' },
    });
    const taxed = (await this.reader.taxesOf([order.id])).get(order.id);
    return renderPdf(
      creditNoteDocument({
        language: asLanguage(customer.language),
        ...{ note, issuer, customer, receipt, orderId: order.id },
        number: creditNoteNumber(issuer.prefix, note),
        lines: rows.flatMap(({ orderLineId, quantity, totalPaise, discountPaise }) =>
          lines
            .filter((line) => line.id === orderLineId)
            .map(({ name, nameHi, nameMr, unit, mrpPaise, unitPricePaise, hsn }) => ({
              ...{ name, nameHi, nameMr, unit, mrpPaise, unitPricePaise, hsn },
              ...{ quantity, totalPaise, discountPaise },
            })),
        ),
        isPaidByUpi: paid?.gateway === UPI,
        taxes: taxed?.find((each) => each.note.id === id)?.taxes ?? [],
      }),
    );
  }
}
