import { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: DrainState;
  }
}

/** Whether a server is shutting down: it still answers, and asks clients to reconnect elsewhere. */
export interface DrainState {
  hasBegun: boolean;
}

/**
 * Closes connections after their response while the server shuts down, so that clients reconnect, to another server where
 * there is a load balancer. Idle connections would also delay the shutdown.
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
