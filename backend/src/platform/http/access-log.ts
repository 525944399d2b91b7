import { FastifyInstance, FastifyRequest } from 'fastify';
import { Viewer } from '../../kernel/viewer';
import { Config } from '../config/config';
import { WATCHED_ROUTES } from './health';
import { routeLabel } from './route-label';

/**
 * Logs one line per completed request, with its route, never its URL, which may contain a secret. In development, the
 * level is debug.
 * @param knownViewer the caller, if already determined
 */
export function registerAccessLog(
  app: FastifyInstance,
  { production }: Pick<Config, 'production'>,
  knownViewer: (request: FastifyRequest) => Promise<Viewer | undefined>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id: requestId, method } = request;
    const route = routeLabel(request);
    const level = production && !WATCHED_ROUTES.has(route) ? 'info' : 'debug';
    if (!isWritten(app.log, level)) return;
    const viewer = await knownViewer(request).catch(() => undefined);
    const line = {
      requestId,
      method,
      route,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
      viewer: viewer && whoIs(viewer),
    };
    app.log[level](line, 'Request');
  });
}

/** Fastify's logger type lacks some properties of pino's; a disabled logger has no levels. */
function isWritten(log: object, level: string): boolean {
  return (log as { isLevelEnabled?(level: string): boolean }).isLevelEnabled?.(level) ?? false;
}

function whoIs(viewer: Viewer): object {
  if (viewer.role === 'guest') return { role: 'guest' };
  if (viewer.role === 'customer') {
    const { customerId, app } = viewer;
    return { role: 'customer', id: customerId, connectionId: app?.connectionId };
  }
  const { adminId: id, apiTokenId } = viewer;
  return { role: 'admin', id, apiTokenId };
}
