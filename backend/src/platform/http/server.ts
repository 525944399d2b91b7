import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyCors from '@fastify/cors';
import fastifyHelmet from '@fastify/helmet';
import fastify, { FastifyInstance, LogController } from 'fastify';
import { Config } from '../config/config';
import { loggerOptions } from '../log/logger';
import { registerErrorHandler, sendFailure } from './error-handler';
import { toShopError } from './failure';
import { openRequestScopes } from './request-scope';

/** Nothing the shop is sent is bigger; a catalogue comes in by the import command. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The HTTP server with everything that all doors share; it does not listen yet. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be decoded never gets as far as the error handler.
    frameworkErrors: (error, request, reply) => {
      void sendFailure(request, reply.header('x-request-id', request.id), toShopError(error));
    },
  });
  openRequestScopes(app);
  registerErrorHandler(app);
  acceptEmptyJson(app);
  letGoWhileClosing(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(fastifyCookie);
  await app.register(fastifyCors, {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { directives: contentSecurityPolicy(config) },
  });
  return app;
}

/** Who is answered while the server closes keeps no connection open: the server would wait for it to go idle. */
function letGoWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** Existing clients send the JSON header with every call, also with a DELETE that has no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}

/** Scripts from here only; pictures from anywhere, since an admin may give any address of one. */
function contentSecurityPolicy({ payments }: Config) {
  // Stripe's own field is a script and frames of its own, which speak to its API.
  const ofStripe = (...hosts: string[]) => (payments.gateway === 'stripe' ? hosts : []);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...ofStripe('https://js.stripe.com', 'https://*.js.stripe.com')],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'http:', 'https:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...ofStripe('https://api.stripe.com')],
    frameSrc: [
      "'self'",
      ...ofStripe('https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'),
    ],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    // The shop itself speaks plain HTTP; whoever puts TLS before it redirects there.
    upgradeInsecureRequests: null,
  };
}
