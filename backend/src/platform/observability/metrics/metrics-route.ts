import { createHash, timingSafeEqual } from 'node:crypto';
import { FastifyInstance } from 'fastify';
import { ShopError } from '../../../kernel/shop-error';
import { bearerOf } from '../../http/bearer';
import { platformMessages } from '../../platform.messages';

/** What is told to whoever has the token. */
export interface Measured {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** Serves the metrics to the program that gathers them. It is none of the shop's people, so it has a token of its own. */
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

/** Of one length whatever it is made of, so that comparing it takes as long for every guess. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
