import type { FastifyServerOptions } from 'fastify';
import { Config } from '../config/config';

/** Whatever else is logged with a request, these never are. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.passwordHash',
  '*.cardNumber',
  '*.cvv',
  'err.parameters',
  'err.query',
];

/** Structured lines in production, readable ones for a developer. */
export function loggerOptions({ logLevel, production }: Config): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  const readable = {
    target: 'pino-pretty',
    options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
  };
  return { level: logLevel, redact: REDACTED, ...(production ? {} : { transport: readable }) };
}
