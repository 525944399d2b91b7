import { Readable } from 'node:stream';
import { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse';
import { ShopError } from '../../kernel/shop-error';
import { Viewer } from '../../kernel/viewer';
import { formatErrors, logFailures, refuse } from './answer';
import { OpenStreams } from './open-streams';
import { OperationChecks, OperationRefused, Question } from './operation-checks';
import type { ContextFactory, RequestContext } from './request-context';
import type { AnswerWork } from './response-cache';
import { Part, Subscribed, beginSubscription, refusedFor } from './subscribing';
import { platformMessages } from '../platform.messages';

/** Dependencies of the subscription endpoint. */
export interface StreamEndpoint extends ContextFactory {
  schema: GraphQLSchema;
  checks: OperationChecks;
  /** The current caller: a session may have ended since the request arrived. */
  viewerNow(request: FastifyRequest): Viewer | Promise<Viewer>;
}

/** How often an idle stream checks that its session is still open. */
const CHECK_EVERY_MS = 5_000;

const EVENT_STREAM = 'text/event-stream';

/** The headers that the library reads; the request itself was validated before. */
const ASKED_WITH = new Map([
  ['accept', EVENT_STREAM],
  ['content-type', 'application/json'],
]);

/** No proxy may buffer or cache events; a connection that served a stream is not reused. */
const HEADERS = {
  connection: 'close',
  'content-type': `${EVENT_STREAM}; charset=utf-8`,
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Serves subscriptions at POST /graphql/stream, as server-sent events in the protocol of graphql-sse ('distinct
 * connections'). Limits, errors and access rules are the same as for POST /graphql; refusals have an HTTP status,
 * before the stream starts. A stream ends when the caller's session ends, and when the server stops.
 */
export function registerStreams(app: FastifyInstance, endpoint: StreamEndpoint): void {
  const streams = new OpenStreams();
  const { schema, checks } = endpoint;
  // It formats parts for the protocol, and sends a heartbeat every twelve seconds.
  const frame = createHandler<unknown, AsyncGenerator<Part>>({
    authenticate: () => null, // each request is its own stream
    onSubscribe: ({ context: parts }) => parts as never,
  });
  app.addHook('preClose', async () => streams.endAll());
  // Each subscription has its own access rule.
  app.post('/graphql/stream', { config: { access: 'self' } }, async (request, reply) => {
    const context = {
      ...endpoint.contextOf(request, reply),
      viewer: await endpoint.viewerOf(request),
      cacheWhile: () => {},
      forEachAnswer: (work: AnswerWork) => work(),
    };
    const refuseFor = (error: unknown) => {
      const { errors } = error instanceof OperationRefused ? error : refusedFor(error as Error);
      const body = refuse(app.log, reply, errors);
      return reply.type('application/graphql-response+json; charset=utf-8').send(body);
    };
    const question = questionOf(request);
    if (!question) return refuseFor(new ShopError('BAD_REQUEST', WHAT_IS_ASKED));
    let begun: Subscribed;
    try {
      begun = await beginSubscription(schema, checks, question, context);
    } catch (error) {
      return refuseFor(error);
    }
    const isStillCalling = async () => isSame(context.viewer, await endpoint.viewerNow(request));
    const parts = toldParts(begun, isStillCalling, app.log, context);
    let close: () => void;
    try {
      close = streams.open(context.viewer, () => void parts.return(undefined));
    } catch (error) {
      await parts.return(undefined);
      return refuseFor(error);
    }
    const stop = everySoOften(isStillCalling, () => void parts.return(undefined));
    const [body] = await frame({
      method: 'POST',
      url: request.url,
      headers: { get: (name) => ASKED_WITH.get(name) },
      body: { ...question },
      raw: request,
      context: parts,
    });
    const events = Readable.from(body as AsyncGenerator<string>);
    events.once('close', () => {
      stop();
      close();
      void parts.return(undefined);
    });
    return reply.headers(HEADERS).send(events);
  });
}

const WHAT_IS_ASKED = platformMessages.subscriptionForm({ mediaType: EVENT_STREAM });

function questionOf({ body, headers }: FastifyRequest): Question | undefined {
  const { query, operationName, variables } = Object(body) as Record<string, unknown>;
  if (!headers.accept?.includes(EVENT_STREAM) || typeof query !== 'string') return undefined;
  const isNamed = typeof operationName === 'string';
  const hasVariables = typeof variables === 'object' && variables !== null;
  return {
    query,
    ...(isNamed && { operationName }),
    ...(hasVariables && { variables: variables as Record<string, unknown> }),
  };
}

/** The parts as sent to clients, as long as the caller stays the same. */
function toldParts(
  { first, rest }: Subscribed,
  isStillCalling: () => Promise<boolean>,
  log: FastifyBaseLogger,
  { requestId }: RequestContext,
): AsyncGenerator<Part> {
  let waiting: IteratorResult<Part> | undefined = first;
  const tell = (part: Part): Part => {
    if (!part.errors?.length) return part;
    logFailures(log, part.errors, requestId);
    return { data: part.data, errors: formatErrors(part.errors) as never };
  };
  // Not a generator: one that awaits its next part could not be ended.
  const parts = {
    async next(): Promise<IteratorResult<Part>> {
      const result = waiting ?? (await rest.next());
      waiting = undefined;
      if (result.done) return { done: true, value: undefined };
      if (await isStillCalling()) return { done: false, value: tell(result.value) };
      return parts.return();
    },
    async return(): Promise<IteratorResult<Part>> {
      await rest.return(undefined);
      return { done: true, value: undefined };
    },
    throw: () => parts.return(),
    [Symbol.asyncIterator]: () => parts,
  };
  return parts as unknown as AsyncGenerator<Part>;
}

/** Repeats a check; returns a function that stops it. Failed checks are ignored. */
function everySoOften(isFine: () => Promise<boolean>, otherwise: () => void): () => void {
  const look = async () => {
    if (!(await isFine().catch(() => true))) otherwise();
  };
  const timer = setInterval(() => void look(), CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function isSame(before: Viewer, now: Viewer): boolean {
  return JSON.stringify(essence(before)) === JSON.stringify(essence(now));
}

function essence(viewer: Viewer): unknown {
  return viewer.role === 'admin' ? { ...viewer, permissions: [...viewer.permissions] } : viewer;
}
