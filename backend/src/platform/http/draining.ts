import { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: DrainState;
  }
}

/** The last while of a server: it still answers everybody, but asks them to come to another one next time. */
export interface DrainState {
  hasBegun: boolean;
}

/**
 * Has a server that leaves keep no connection open: who is answered on one opens the next one, and where the server
 * has a load balancer before it, elsewhere. It would also wait for it to go idle while it closes.
 */
export function registerDraining(app: FastifyInstance): void {
  const draining: DrainState = { hasBegun: false };
  app.decorate('draining', draining);
  app.addHook('preClose', async () => {
    draining.hasBegun = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}
