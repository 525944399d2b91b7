import { FastifyInstance, FastifyReply } from 'fastify';
import { readRecordId } from '../../../kernel/record-id';
import { pathPart } from '../../../platform/rest/rest-body';
import { file, idsInPath } from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { PdfFile, ReceiptPdfService } from './receipt-pdf.service';

/** Receipts as files, to show or save in a browser. */
export function registerReceiptRoutes(
  app: FastifyInstance,
  receipts: ReceiptPdfService,
  sessions: SessionAuthentication,
): void {
  app.get(
    '/receipts/:orderId.pdf',
    {
      config: { access: 'customer-or-read-orders', failures: ['NO_RECEIPT_YET'] },
      schema: {
        operationId: 'getReceipt',
        tags: ['Orders'],
        summary: 'Gets the receipt of an order',
        params: idsInPath({ orderId: 'Order ID.' }),
        response: { 200: file('Receipt', 'application/pdf') },
      },
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const orderId = readRecordId(pathPart(request, 'orderId'), 'order', 'orderId');
      return sendPdf(reply, await receipts.render(viewer, orderId));
    },
  );
}

/** Sends a private document of one customer, which no cache may store. */
export function sendPdf(reply: FastifyReply, { name, bytes }: PdfFile): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
}
