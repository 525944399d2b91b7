import { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/shop-error';
import { isUnwritable } from '../database/database-failure';
import { sendFailure } from './error-handler';
import { reasonOf, warnOnceAMinute } from '../observability/log/trouble';
import { platformMessages } from '../platform.messages';

/** Routes that monitoring polls every few seconds. */
export const WATCHED_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** A dependency that the shop requires. */
export interface Needed {
  /** @throws if it does not work */
  check(): Promise<void>;
}

/** Registers the liveness and readiness probes. */
export function registerHealth(app: FastifyInstance, needed: readonly Needed[]): void {
  app.get('/healthz', { config: { access: 'anyone' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: 'anyone' } }, async (request, reply) => {
    if (app.draining.hasBegun) throw new ShopError('UNAVAILABLE', platformMessages.closing());
    try {
      for (const each of needed) await each.check();
    } catch (error) {
      warnOnceAMinute(app.log, { reason: reasonOf(error) }, 'Not ready');
      const message = isUnwritable(error)
        ? platformMessages.nothingCanBeSaved()
        : platformMessages.databaseAway();
      return sendFailure(request, reply, new ShopError('UNAVAILABLE', message));
    }
    return { status: 'ready' };
  });
}
