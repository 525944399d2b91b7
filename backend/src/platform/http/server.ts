import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyCors from '@fastify/cors';
import fastify, { FastifyInstance, LogController } from 'fastify';
import { ShopError } from '../../kernel/shop-error';
import { Config } from '../config/config';
import { loggerOptions } from '../observability/log/logger';
import { platformMessages } from '../platform.messages';
import { refuseCrossSite } from './cross-site';
import { registerDraining } from './draining';
import { registerErrorHandler, sendFailure } from './error-handler';
import { toShopError } from './failure';
import { openRequestScopes } from './request-scope';
import { answerHeaders, registerSecurityHeaders } from './security-headers';
import { unreadableRequestHandler } from './unreadable-request';

/** No request needs to be larger; catalogues are imported with a command. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** The longest path parameter is the name of a picture. */
const MAX_PARAMETER_LENGTH = 100;
/** Response headers exposed to pages of other origins. */
const TOLD_HEADERS = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'www-authenticate',
  'x-query-cost',
  'x-request-id',
];
/** Fastify's default of ten seconds per plugin is too short on a busy machine. */
const PLUGIN_TIMEOUT_MS = 120_000;

/** Timeouts for clients in milliseconds: a client that sends or reads byte by byte would keep connections open. */
export interface CallerPatience {
  headersMs: number;
  requestMs: number;
  /** Without any byte in either direction; longer than the database timeout. */
  silenceMs: number;
  checkEveryMs: number;
}

const PATIENCE: CallerPatience = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 120_000,
  checkEveryMs: 5_000,
};

/** Creates the HTTP server with everything that all endpoints share, without listening. */
export async function createServer(
  config: Config,
  patience: CallerPatience = PATIENCE,
): Promise<FastifyInstance> {
  // Responses to requests that never reach a route need the headers, too.
  const headers = { ...answerHeaders(config), 'cache-control': 'no-store' };
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkEveryMs,
    },
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.silenceMs,
    forceCloseConnections: 'idle',
    // Requests on connections that are already open are still served.
    return503OnClosing: false,
    // X-Forwarded-* from other addresses is not trusted: anybody can send it.
    trustProxy: config.security.trustedProxies.length > 0 && config.security.trustedProxies,
    genReqId: () => randomUUID(),
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    clientErrorHandler: unreadableRequestHandler(headers),
    // A URL that cannot be decoded never reaches the error handler.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...headers, 'x-request-id': request.id });
      void sendFailure(request, reply, toShopError(error));
    },
  });
  openRequestScopes(app);
  registerErrorHandler(app);
  takeJsonOnly(app);
  registerDraining(app);
  registerSecurityHeaders(app, config);
  refuseCrossSite(app, config);
  refuseCompressed(app);
  await app.register(fastifyCookie);
  await app.register(fastifyCors, {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: TOLD_HEADERS,
    // Otherwise OPTIONS without an origin gets a 400 in plain text, without a code.
    strictPreflight: false,
  });
  return app;
}

/** Compressed bodies are not unpacked, since a small one can become huge; parsing them would report invalid JSON. */
function refuseCompressed(app: FastifyInstance): void {
  const body = platformMessages.bodyFieldCompressed();
  const refusal = platformMessages.bodyCompressed();
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if ((headers['content-encoding'] ?? 'identity') === 'identity') done();
    else done(new ShopError('UNSUPPORTED_MEDIA_TYPE', refusal, { body }));
  });
}

/**
 * Accepts only JSON bodies and refuses those that a form on another site can send without a CORS preflight. Existing
 * clients send the JSON content type with every call, even with a DELETE without a body.
 */
function takeJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}
