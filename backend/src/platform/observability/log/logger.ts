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

/** Never logs headers or bodies of requests and responses, nor raw URLs, which may contain secrets. */
const serializers = {
  err: (error: unknown) => loggedError(error),
  req: ({ id, method, routeOptions }: FastifyRequest) => ({ id, method, route: routeOptions?.url }),
  res: ({ statusCode }: Partial<FastifyReply>) => ({ statusCode }),
};

const formatters = {
  log: (details: object) => withoutSecrets(details) as Record<string, unknown>,
};

/** The process that wrote a line; `worker` is its number in a cluster, incremented with each start. */
const base = {
  pid: process.pid,
  hostname: hostname(),
  ...(cluster.worker && { worker: cluster.worker.id }),
};

/** Structured log lines in production, readable ones in development; both without secrets. */
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

/** A log for a process that does not serve, in the same format as the server's, created by the same library. */
export function createLog(config: Config): FastifyBaseLogger {
  return fastify({ logger: loggerOptions(config) }).log;
}
