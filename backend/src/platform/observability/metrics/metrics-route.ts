import { createHash, timingSafeEqual } from 'node:crypto';
import { FastifyInstance } from 'fastify';
import { ShopError } from '../../../kernel/shop-error';
import { bearerOf } from '../../http/bearer';
import { platformMessages } from '../../platform.messages';

/** Metrics served to holders of the token. */
export interface Measured {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** Serves the metrics to the collector, which authenticates with its own token instead of a login. */
export function registerMetrics(app: FastifyInstance, token: string, measured: Measured): void {
  const expected = digest(token);
  app.get('/metrics', { config: { access: 'anyone' } }, async (request, reply) => {
    if (!timingSafeEqual(digest(bearerOf(request) ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new ShopError('UNAUTHENTICATED', platformMessages.metricsToken());
    }
    return reply.type(measured.contentType).send(await measured.metrics());
  });
}

/** A digest of fixed length, for comparison in constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
