import { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/shop-error';
import { Database } from '../db/database';

/** Whoever watches the server asks these every few seconds. */
export const WATCHED_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** For whoever watches the server: whether it lives, and whether it can work. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { config: { access: 'anyone' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: 'anyone' } }, async (request) => {
    if (app.departure.hasBegun) throw new ShopError('UNAVAILABLE', 'The shop closes');
    try {
      await database.ping();
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'Not ready');
      throw new ShopError('UNAVAILABLE', 'The database does not answer');
    }
    return { status: 'ready' };
  });
}
