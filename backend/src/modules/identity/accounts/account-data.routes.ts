import { Readable } from 'node:stream';
import { FastifyInstance } from 'fastify';
import { begun } from '../../../platform/rest/begun';
import { SessionAuthentication } from '../sessions/session-authentication';
import { AccountDataService } from './account-data.service';

/** A customer's data as a file for themselves. */
export function registerAccountDataRoutes(
  app: FastifyInstance,
  data: AccountDataService,
  sessions: SessionAuthentication,
): void {
  app.get('/account/data.json', { config: { access: 'customer' } }, async (request, reply) => {
    const pieces = await begun(data.json(await sessions.viewerOf(request)));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="grocessay-data.json"')
      .header('cache-control', 'no-store')
      .send(Readable.from(pieces));
  });
}
