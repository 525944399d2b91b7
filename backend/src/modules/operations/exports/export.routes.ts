import { FastifyInstance, FastifyRequest } from 'fastify';
import { Days } from '../../../kernel/days';
import { fieldError } from '../../../kernel/shop-error';
import { pathPart } from '../../../platform/rest/rest-body';
import { streamCsv } from '../../../platform/rest/stream-csv';
import { file, pathParts, queryParts } from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { operationsMessages } from '../operations.messages';
import { ExportService } from './export.service';
import { GST_TABLES, GstTableName, isGstTable } from './gst-row.rules';
import { auditFilterSchema, readAuditFilter } from './read-audit-filter';
import { orderFilterSchema, readOrderFilter } from './read-order-filter';
import { productFilterSchema, readProductFilter } from './read-product-filter';
import { kernelMessages } from '../../../kernel/kernel.messages';

const tags = ['Exports'];
const csv = { 200: file('A CSV file, in UTF-8 with a byte order mark', 'text/csv') };
const days = queryParts({
  from: { type: 'string', description: 'First day, as yyyy-MM-dd in India.' },
  to: { type: 'string', description: 'Last day, as yyyy-MM-dd in India.' },
});

/** Exports for spreadsheets. */
export function registerExportRoutes(
  app: FastifyInstance,
  exports: ExportService,
  sessions: SessionAuthentication,
): void {
  app.get(
    '/exports/products.csv',
    {
      config: { access: 'manage-catalogue' },
      schema: {
        operationId: 'exportProducts',
        tags,
        summary: 'Exports products, all or those matching a filter',
        querystring: productFilterSchema,
        response: csv,
      },
    },
    async (request, reply) =>
      streamCsv(
        reply,
        exports.products(await sessions.viewerOf(request), readProductFilter(request.query)),
      ),
  );

  app.get(
    '/exports/orders.csv',
    {
      config: { access: 'read-orders' },
      schema: {
        operationId: 'exportOrders',
        tags,
        summary: 'Exports orders placed on these days',
        querystring: days,
        response: csv,
      },
    },
    async (request, reply) =>
      streamCsv(reply, exports.orders(await sessions.viewerOf(request), daysOf(request))),
  );

  app.get(
    '/exports/order-lines.csv',
    {
      config: { access: 'read-orders' },
      schema: {
        operationId: 'exportOrderLines',
        tags,
        summary: 'Exports the lines of the orders that a search finds',
        querystring: orderFilterSchema,
        response: csv,
      },
    },
    async (request, reply) =>
      streamCsv(
        reply,
        exports.orderLines(await sessions.viewerOf(request), readOrderFilter(request.query)),
      ),
  );

  app.get(
    '/exports/gst/:month/:table.csv',
    {
      config: { access: 'read-accounts' },
      schema: {
        operationId: 'exportGst',
        tags,
        summary: "Exports a table of a month's GST report, in the GSTR-1 format",
        params: pathParts({
          month: { type: 'string', description: 'Month, as yyyy-MM in India.' },
          table: {
            type: 'string',
            enum: Object.keys(GST_TABLES),
            description: 'Table of the report.',
          },
        }),
        response: csv,
      },
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const table = gstTableOf(pathPart(request, 'table'));
      return streamCsv(reply, exports.gst(viewer, pathPart(request, 'month'), table));
    },
  );

  app.get(
    '/exports/audit.csv',
    {
      config: { access: 'read-audit' },
      schema: {
        operationId: 'exportAudit',
        tags,
        summary: 'Exports the entries of the audit log that match a filter',
        querystring: auditFilterSchema,
        response: csv,
      },
    },
    async (request, reply) =>
      streamCsv(
        reply,
        exports.audit(await sessions.viewerOf(request), readAuditFilter(request.query)),
      ),
  );
}

/** Throws VALIDATION if there is no table with that name. */
function gstTableOf(name: string): GstTableName {
  if (isGstTable(name)) return name;
  const values = Object.keys(GST_TABLES).join(', ');
  throw fieldError('table', operationsMessages.oneOf({ field: 'table', values }));
}

/** ?from=yyyy-MM-dd&to=yyyy-MM-dd, days in India; empty values are ignored. Throws VALIDATION. */
function daysOf({ query }: FastifyRequest): Days {
  const { from, to } = query as Record<string, unknown>;
  return { from: dayOf(from, 'from'), to: dayOf(to, 'to') };
}

function dayOf(value: unknown, field: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw fieldError(field, kernelMessages.notDay({ field }));
  return value;
}
