import { FastifyInstance } from 'fastify';
import { readRecordId } from '../../../kernel/record-id';
import { pathPart } from '../../../platform/rest/rest-body';
import { file, idsInPath } from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { PAGE_INSTEAD, pageInstead, sendPdf } from '../receipts/receipt.routes';
import { CreditNotePdfService } from './credit-note-pdf.service';

/** Credit notes as files, to show or save in a browser. */
export function registerCreditNoteRoutes(
  app: FastifyInstance,
  creditNotes: CreditNotePdfService,
  sessions: SessionAuthentication,
): void {
  app.get(
    '/receipts/credit-notes/:creditNoteId.pdf',
    {
      config: { access: 'customer-or-read-orders' },
      schema: {
        operationId: 'getCreditNote',
        tags: ['Orders'],
        summary: 'Gets a credit note',
        params: idsInPath({ creditNoteId: 'Credit note ID.' }),
        response: { 200: file('Credit note', 'application/pdf'), 303: PAGE_INSTEAD },
      },
      // Only its customer and the staff may learn whose order it is.
      errorHandler: pageInstead(sessions, (kind) =>
        kind === 'admin' ? '/admin/orders' : '/client/order',
      ),
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const id = readRecordId(pathPart(request, 'creditNoteId'), 'credit note', 'creditNoteId');
      return sendPdf(reply, await creditNotes.render(viewer, id));
    },
  );
}
