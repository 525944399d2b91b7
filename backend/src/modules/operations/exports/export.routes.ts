import { FastifyInstance, FastifyRequest } from 'fastify';
import { Days } from '../../../kernel/days';
import { fieldError } from '../../../kernel/shop-error';
import { pathPart } from '../../../platform/rest/rest-body';
import { streamCsv } from '../../../platform/rest/stream-csv';
import { SessionAuthentication } from '../../identity';
import { operationsMessages } from '../operations.messages';
import { ExportService } from './export.service';
import { GST_TABLES, GstTableName, isGstTable } from './gst-row.rules';
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

  app.get(
    '/exports/gst/:month/:table.csv',
    { config: { access: 'settle-cash' } },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const table = gstTableOf(pathPart(request, 'table'));
      return streamCsv(reply, exports.gst(viewer, pathPart(request, 'month'), table));
    },
  );

  app.get('/exports/audit.csv', { config: { access: 'read-audit' } }, async (request, reply) =>
    streamCsv(reply, exports.audit(await sessions.viewerOf(request), daysOf(request))),
  );
}

/** Throws VALIDATION where there is no table of that name. */
function gstTableOf(name: string): GstTableName {
  if (isGstTable(name)) return name;
  const values = Object.keys(GST_TABLES).join(', ');
  throw fieldError('table', operationsMessages.oneOf({ field: 'table', values }));
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
