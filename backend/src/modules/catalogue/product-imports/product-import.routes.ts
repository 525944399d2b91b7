import { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, callerLanguage } from '../../../kernel/language';
import { readRecordId } from '../../../kernel/record-id';
import { fieldError } from '../../../kernel/shop-error';
import { pathPart } from '../../../platform/rest/rest-body';
import {
  answerObject,
  file,
  idsInPath,
  json,
  queryParts,
  recordId,
  text,
} from '../../../platform/rest/schemas';
import { streamCsv } from '../../../platform/rest/stream-csv';
import { SessionAuthentication } from '../../identity';
import { catalogueMessages } from '../catalogue.messages';
import { MAX_FILE_BYTES } from './import-file';
import { ProductImportsService } from './product-imports.service';

const JSON_LINES = ['application/x-ndjson', 'application/jsonl'];
const TYPES = ['text/csv', 'application/octet-stream', ...JSON_LINES];

const tags = ['Imports'];
const flag = (description: string) =>
  ({ type: 'string', enum: ['true', 'false'], description }) as const;
const importSchema = {
  operationId: 'importProducts',
  tags,
  summary: 'Stores a product file and starts to import it',
  consumes: TYPES,
  querystring: queryParts({
    dryRun: flag('Check the file only.'),
    updateStock: flag('Let its stock replace that of existing products.'),
    map: text('Built-in column map to use instead of guesses, such as indian-grocery.'),
    name: text('File name, as shown in lists.'),
  }),
  body: {
    type: 'string',
    format: 'binary',
    description: 'CSV, or one JSON object per line. At most 32 MB.',
  },
  response: {
    202: json(
      'Stored',
      answerObject({ id: recordId, state: text('CHECKING, or RUNNING without dryRun.') }),
    ),
  },
};
const badRowsSchema = {
  operationId: 'exportBadImportRows',
  tags,
  summary: 'Lists the problems of the bad rows of an import',
  params: idsInPath({ id: 'Import ID.' }),
  response: { 200: file('A CSV file, in UTF-8 with a byte order mark', 'text/csv') },
};

/** The upload of product files. */
export async function registerProductImportRoutes(
  app: FastifyInstance,
  imports: ProductImportsService,
  sessions: SessionAuthentication,
): Promise<void> {
  const config = { access: 'manage-catalogue' } as const;
  await app.register(async (scope) => {
    // No validation by schemas: Fastify would treat the bytes as a text.
    scope.setValidatorCompiler(() => () => true);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(TYPES, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const options = { bodyLimit: MAX_FILE_BYTES, config, schema: importSchema };
    scope.post('/imports/products', options, async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const { id, state } = await imports.keep(viewer, {
        bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        isJsonLines: JSON_LINES.includes(
          String(request.headers['content-type']).split(';')[0] ?? '',
        ),
        name: queryText(request, 'name') ?? 'products.csv',
        dryRun: queryFlag(request, 'dryRun'),
        updateStock: queryFlag(request, 'updateStock'),
        mapName: queryText(request, 'map'),
      });
      return reply.status(202).send({ id, state });
    });
  });

  const options = { config, schema: badRowsSchema };
  app.get('/imports/products/:id/bad-rows.csv', options, async (request, reply) => {
    const id = readRecordId(pathPart(request, 'id'), 'import', 'id');
    const viewer = await sessions.viewerOf(request);
    const language = callerLanguage(request.headers)?.code ?? DEFAULT_LANGUAGE;
    return streamCsv(reply, imports.badRows(viewer, id, language));
  });
}

/** A query parameter; undefined if empty. */
function queryText({ query }: FastifyRequest, name: string): string | undefined {
  const value = (query as Record<string, unknown>)[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 200)
    throw fieldError(name, catalogueMessages.importText({ field: name, most: 200 }));
  return value;
}

function queryFlag(request: FastifyRequest, field: string): boolean {
  const value = queryText(request, field) ?? 'false';
  if (value !== 'true' && value !== 'false')
    throw fieldError(field, catalogueMessages.importFlag({ field }));
  return value === 'true';
}
