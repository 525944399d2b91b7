import { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readonly departure: Departure;
  }
}

/** The last while of a server: it still answers everybody, but asks them to come to another one next time. */
export interface Departure {
  hasBegun: boolean;
}

/**
 * Has a server that leaves keep no connection open: who is answered on one opens the next one, and where the server
 * has a load balancer before it, elsewhere. It would also wait for it to go idle while it closes.
 */
export function registerDeparture(app: FastifyInstance): void {
  const departure: Departure = { hasBegun: false };
  app.decorate('departure', departure);
  app.addHook('preClose', async () => {
    departure.hasBegun = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (departure.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}
