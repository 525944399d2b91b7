import cluster from 'node:cluster';
import { hostname } from 'node:os';
import fastify, {
  FastifyBaseLogger,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { Config } from '../../config/config';
import { standardOutput } from './standard-output';
import { loggedError } from './logged-error';
import { withoutSecrets } from './secrets.rules';

/** Of requests and answers never headers or bodies, and never an address as it was sent: it may hold a secret. */
const serializers = {
  err: (error: unknown) => loggedError(error),
  req: ({ id, method, routeOptions }: FastifyRequest) => ({ id, method, route: routeOptions?.url }),
  res: ({ statusCode }: Partial<FastifyReply>) => ({ statusCode }),
};

const formatters = {
  log: (details: object) => withoutSecrets(details) as Record<string, unknown>,
};

/** Which process wrote a line; `worker` where several serve, counted on with each that is started. */
const base = {
  pid: process.pid,
  hostname: hostname(),
  ...(cluster.worker && { worker: cluster.worker.id }),
};

/** Structured lines in production, readable ones for a developer; both without secrets. */
export function loggerOptions({ logLevel, production }: Config): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  const stream = production ? standardOutput : readableOutput();
  return { level: logLevel, base, serializers, formatters, stream };
}

function readableOutput(): typeof standardOutput {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it in production, too
  const { prettyFactory } = require('pino-pretty') as typeof import('pino-pretty');
  const readable = prettyFactory({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname' });
  return { write: (line) => standardOutput.write(readable(line)) };
}

/** A log for a process that serves nobody: written as that of the server is, by whose library it is made. */
export function createLog(config: Config): FastifyBaseLogger {
  return fastify({ logger: loggerOptions(config) }).log;
}
