import { asLanguage } from '../../../kernel/language';
import { Viewer } from '../../../kernel/viewer';
import { OrderDetailsService } from '../details/order-details.service';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { utrOf } from '../payments/payment.entity';
import { surplusKey } from '../payments/settle-payment.service';
import { reductionKey } from '../refunds/refund.service';
import { ReceiptDocument, receiptDocument } from './receipt-document.rules';
import { IssuedReceipt, ReceiptService } from './receipt.service';

/** A PDF file to send. */
export interface PdfFile {
  name: string;
  bytes: Buffer;
}

/** Renders a document to a file. */
export async function renderPdf(document: ReceiptDocument): Promise<PdfFile> {
  const { renderReceipt } = await import('./render-receipt'); // load pdfkit only with the first receipt
  const bytes = await renderReceipt(document);
  return { name: `${document.number.replaceAll('/', '-')}.pdf`, bytes };
}

/** Receipts as PDF. */
export class ReceiptPdfService {
  constructor(
    private readonly receipts: ReceiptService,
    private readonly details: OrderDetailsService,
  ) {}

  /**
   * The receipt of an order as a file. It shows the order and its refunds, in the language of its customer:
   * while they do not change, the file is identical byte for byte.
   * @throws UNAUTHENTICATED, NOT_FOUND, NO_RECEIPT_YET
   */
  async render(viewer: Viewer, orderId: number): Promise<PdfFile> {
    const issued = await this.receipts.open(viewer, orderId);
    return renderPdf(await this.documentOf(issued));
  }

  private async documentOf({ order, ...issued }: IssuedReceipt) {
    const payments = (await this.details.paymentsOf([order.id])).get(order.id) ?? [];
    const refunds = (await this.details.refundsOf([order.id])).get(order.id) ?? [];
    // A transfer of too little went back, and another one has paid.
    const [paid = null] = payments
      .filter(({ status }) => status === PaymentStatus.SUCCESS)
      .sort((one, other) => other.amountPaise - one.amountPaise);
    return receiptDocument({
      ...issued,
      language: asLanguage(issued.customer.language),
      order,
      card: paid,
      utr: paid && utrOf(paid),
      // The total covers the delivered goods, so the refunds for the rest and of other money are not part of it.
      refunds: refunds.filter(
        ({ status, idempotencyKey, paymentId }) =>
          status !== PaymentStatus.FAILED &&
          paymentId === paid?.id &&
          ![reductionKey(order.id), surplusKey(paid)].includes(idempotencyKey),
      ),
    });
  }
}
