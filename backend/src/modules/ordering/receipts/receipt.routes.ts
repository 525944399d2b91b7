import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRecordId } from '../../../kernel/record-id';
import { errorCodes } from '../../../kernel/error-codes';
import { toShopError } from '../../../platform/http/failure';
import { pathPart } from '../../../platform/rest/rest-body';
import { file, idsInPath } from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { PdfFile, ReceiptPdfService } from './receipt-pdf.service';

/** The response of `pageInstead` to browsers. */
export const PAGE_INSTEAD = {
  type: 'null',
  description: 'Page to log in, for browsers that open it without access.',
} as const;

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
        response: { 200: file('Receipt', 'application/pdf'), 303: PAGE_INSTEAD },
      },
      errorHandler: pageInstead(sessions, (kind, { orderId }) =>
        kind === 'admin' ? `/admin/orders/${orderId}` : `/client/order/${orderId}/receipt`,
      ),
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const orderId = readRecordId(pathPart(request, 'orderId'), 'order', 'orderId');
      return sendPdf(reply, await receipts.render(viewer, orderId));
    },
  );
}

/**
 * Handles refusals of a document: a browser that opens it goes to a page that asks for the login first or explains the
 * refusal; programs get the error.
 * @param pageOf the page by the kind of account that last logged in here, and the parts of the path
 */
export function pageInstead(
  sessions: SessionAuthentication,
  pageOf: (kind: 'admin' | 'customer', parts: Record<string, string>) => string,
) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isPage = request.headers.accept?.includes('text/html') && !request.headers.authorization;
    if (!isPage || errorCodes[toShopError(error).code].status >= 500) throw error;
    const parts = Object.entries(request.params as Record<string, string>).map(
      ([name, part]) => [name, encodeURIComponent(part)] as const,
    );
    void reply.redirect(pageOf(sessions.latestKind(request), Object.fromEntries(parts)), 303);
  };
}

/** Sends a private document of one customer, which no cache may store. */
export function sendPdf(reply: FastifyReply, { name, bytes }: PdfFile): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
}
