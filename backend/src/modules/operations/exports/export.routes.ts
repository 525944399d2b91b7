import { FastifyInstance, FastifyRequest } from 'fastify';
import { Days } from '../../../kernel/days';
import { fieldError } from '../../../kernel/shop-error';
import { streamCsv } from '../../../platform/rest/stream-csv';
import { SessionAuthentication } from '../../identity';
import { ExportService } from './export.service';
import { readOrderFilter } from './read-order-filter';
import { kernelMessages } from '../../../kernel/kernel.messages';

/** Whole lists of the shop as files for spreadsheets. */
export function registerExportRoutes(
  app: FastifyInstance,
  exports: ExportService,
  sessions: SessionAuthentication,
): void {
  app.get(
    '/exports/products.csv',
    { config: { access: 'manage-catalogue' } },
    async (request, reply) => streamCsv(reply, exports.products(await sessions.viewerOf(request))),
  );

  app.get('/exports/orders.csv', { config: { access: 'read-orders' } }, async (request, reply) =>
    streamCsv(reply, exports.orders(await sessions.viewerOf(request), daysOf(request))),
  );

  app.get(
    '/exports/order-lines.csv',
    { config: { access: 'read-orders' } },
    async (request, reply) =>
      streamCsv(
        reply,
        exports.orderLines(await sessions.viewerOf(request), readOrderFilter(request.query)),
      ),
  );

  app.get('/exports/audit.csv', { config: { access: 'read-audit' } }, async (request, reply) =>
    streamCsv(reply, exports.audit(await sessions.viewerOf(request), daysOf(request))),
  );
}

/** ?from=yyyy-MM-dd&to=yyyy-MM-dd, days in India; an empty one is none. Throws VALIDATION. */
function daysOf({ query }: FastifyRequest): Days {
  const { from, to } = query as Record<string, unknown>;
  return { from: dayOf(from, 'from'), to: dayOf(to, 'to') };
}

function dayOf(value: unknown, field: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw fieldError(field, kernelMessages.notDay({ field }));
  return value;
}
