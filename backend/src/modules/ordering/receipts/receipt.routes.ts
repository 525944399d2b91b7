import { FastifyInstance } from 'fastify';
import { readRecordId } from '../../../kernel/record-id';
import { pathPart } from '../../../platform/rest/rest-body';
import { SessionAuthentication } from '../../identity';
import { ReceiptPdfService } from './receipt-pdf.service';

/** Receipts as files, for browsers to show and to keep. */
export function registerReceiptRoutes(
  app: FastifyInstance,
  receipts: ReceiptPdfService,
  sessions: SessionAuthentication,
): void {
  app.get(
    '/receipts/:orderId.pdf',
    { config: { access: 'customer-or-read-orders' } },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const orderId = readRecordId(pathPart(request, 'orderId'), 'order', 'orderId');
      const { name, bytes } = await receipts.draw(viewer, orderId);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(bytes);
    },
  );
}
