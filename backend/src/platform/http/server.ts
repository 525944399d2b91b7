import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyCors from '@fastify/cors';
import fastify, { FastifyInstance, LogController } from 'fastify';
import { Config } from '../config/config';
import { loggerOptions } from '../observability/log/logger';
import { refuseCrossSite } from './cross-site';
import { registerDraining } from './draining';
import { registerErrorHandler, sendFailure } from './error-handler';
import { toShopError } from './failure';
import { openRequestScopes } from './request-scope';
import { answerHeaders, registerSecurityHeaders } from './security-headers';
import { unreadableRequestHandler } from './unreadable-request';

/** Nothing the shop is sent is bigger; a catalogue comes in by the import command. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** The longest part of an address that a route reads is the name of a picture. */
const MAX_PARAMETER_LENGTH = 100;
/** What pages of other origins may read of an answer besides its body. */
const TOLD_HEADERS = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'www-authenticate',
  'x-query-cost',
  'x-request-id',
];
/** The ten seconds that Fastify allows for each plugin are little where a shop starts on a busy machine. */
const PLUGIN_TIMEOUT_MS = 120_000;

/** How long a caller may take, in milliseconds: who sends or reads byte by byte would keep connections open. */
export interface CallerPatience {
  headersMs: number;
  requestMs: number;
  /** Without any byte, in either direction; longer than the database is waited for. */
  silenceMs: number;
  checkEveryMs: number;
}

const PATIENCE: CallerPatience = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 120_000,
  checkEveryMs: 5_000,
};

/** The HTTP server with everything that all endpoints share; it does not listen yet. */
export async function createServer(
  config: Config,
  patience: CallerPatience = PATIENCE,
): Promise<FastifyInstance> {
  // What never gets as far as a route is protected, too.
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
    // What still comes in on a connection that was open is work that somebody was promised, and is done.
    return503OnClosing: false,
    // X-Forwarded-* of whoever else is not believed: anybody can send it.
    trustProxy: config.security.trustedProxies.length > 0 && config.security.trustedProxies,
    genReqId: () => randomUUID(),
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    clientErrorHandler: unreadableRequestHandler(headers),
    // An address that cannot be decoded never gets as far as the error handler.
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
  await app.register(fastifyCookie);
  await app.register(fastifyCors, {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: TOLD_HEADERS,
  });
  return app;
}

/**
 * Bodies are JSON: what a form of another site can send without asking first is refused. Existing clients send the
 * JSON header with every call, also with a DELETE that has no body.
 */
function takeJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}
