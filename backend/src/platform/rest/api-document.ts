import fastifySwagger from '@fastify/swagger';
import { FastifyInstance, FastifySchema } from 'fastify';
import { AccessRule, isPermission } from '../../kernel/access';
import { ErrorCode, errorCodes } from '../../kernel/error-codes';
import { AccountKind } from '../../kernel/viewer';
import { answerObject, json } from './schemas';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Failures of this route, in addition to those common to all such routes. */
    failures?: readonly ErrorCode[];
  }
}

/** Version of the API, independent of the shop's: removing or changing a call increments the first number. */
const VERSION = '1.0.0';

const failureSchema = {
  $id: 'Failure',
  ...answerObject(
    {
      code: {
        type: 'string',
        enum: Object.keys(errorCodes),
        description: 'Error code.',
      },
      message: { type: 'string', description: 'Human-readable error message.' },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Error message per field of the request.',
      },
      details: {
        type: 'object',
        description: 'Further details, in a shape that depends on the code.',
      },
    },
    ['fields', 'details'],
  ),
};

/** Shop-specific parts of the document. */
export interface DescribedShop {
  name: string;
  publicUrl: string;
  /** Cookie name per kind of session. */
  sessionCookies: Record<AccountKind, string>;
}

/**
 * Serves an OpenAPI document of the routes registered from now on that have a schema. Schemas only describe: the shop's
 * own rules validate requests, which may contain numbers as text and unknown fields, and provide the error messages.
 */
export async function registerApiDocument(
  app: FastifyInstance,
  { name, publicUrl, sessionCookies }: DescribedShop,
): Promise<void> {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.addSchema(failureSchema);
  const cookie = (kind: AccountKind, description: string) =>
    ({ type: 'apiKey', in: 'cookie', name: sessionCookies[kind], description }) as const;
  await app.register(fastifySwagger, {
    hideUntagged: true,
    stripBasePath: false,
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${name}: REST`,
        version: VERSION,
        description:
          'Numbers in requests may be sent as strings ("2"); fields that a call does not need are ignored. Prices are in rupees.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'Access token (accessToken) of a login, or an API token of the shop.',
          },
          customerSession: cookie('customer', 'Set by a login of a customer.'),
          staffSession: cookie('admin', 'Set by a login of the staff.'),
        },
      },
    },
    refResolver: { buildLocalReference: ({ $id }, _uri, _part, at) => String($id ?? `def-${at}`) },
    transform: ({ schema, url, route }) => ({
      schema: schema && documented(schema, route),
      // The contract has a path with a space in it.
      url: encodeURI(url),
    }),
  });
  app.get(
    '/api/openapi.json',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'describeApi',
        tags: ['Description'],
        summary: 'Gets this document',
        response: { 200: json('An OpenAPI 3.1 document', { type: 'object' }) },
      },
    },
    async () => app.swagger(),
  );
}

/** Route data used by the document. */
interface DescribedRoute {
  url: string;
  method: string | readonly string[];
  config?: { access?: AccessRule; failures?: readonly ErrorCode[] };
}

function documented(schema: FastifySchema, { url, method, config }: DescribedRoute): FastifySchema {
  const access = config?.access ?? 'anyone';
  const usual = usualFailures(url, method === 'GET', access);
  const codes = [...new Set([...usual, ...(config?.failures ?? [])])];
  return {
    ...schema,
    security: schemesFor(access).map((scheme) => ({ [scheme]: [] })),
    response: { ...(schema.response as object), ...failureAnswers(codes) },
  };
}

function schemesFor(access: AccessRule): readonly string[] {
  if (isOpen(access)) return [];
  if (access === 'customer') return ['bearer', 'customerSession'];
  if (access === 'staff' || isPermission(access)) return ['bearer', 'staffSession'];
  return ['bearer', 'customerSession', 'staffSession'];
}

function isOpen(access: AccessRule): boolean {
  return access === 'anyone' || access === 'self';
}

/** Failures that follow from the kind of route. */
function usualFailures(url: string, isRead: boolean, access: AccessRule): ErrorCode[] {
  const only = (holds: boolean, ...codes: ErrorCode[]) => (holds ? codes : []);
  return [
    'BAD_REQUEST',
    'VALIDATION',
    ...only(!isOpen(access), 'UNAUTHENTICATED'),
    ...only(!isRead || !isOpen(access), 'FORBIDDEN'),
    ...only(!isOpen(access) && access !== 'customer', 'SECOND_FACTOR_MISSING'),
    ...only(!isRead, 'CROSS_SITE', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'),
    ...only(url.includes(':'), 'NOT_FOUND'),
    'TOO_MANY_ATTEMPTS',
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

/** Response per status of these failures. */
function failureAnswers(codes: readonly ErrorCode[]) {
  const statuses = new Set(codes.map((code) => errorCodes[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const meanings = codes
        .filter((code) => errorCodes[code].status === status)
        .map((code) => `${code}: ${errorCodes[code].meaning}`);
      return [status, json(meanings.join('; '), { $ref: 'Failure#' })];
    }),
  );
}
