import { AsyncLocalStorage } from 'node:async_hooks';
import { FastifyInstance, FastifyRequest } from 'fastify';

const scope = new AsyncLocalStorage<{ requestId: string }>();

/** The request that whatever runs now belongs to (x-request-id); none in jobs and commands. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}

/**
 * Lets everything that is done for a request know which one it is. It is opened twice, since the event that ends the
 * reading of a body belongs to its connection, not to what was opened before.
 */
export function openRequestScopes(app: FastifyInstance): void {
  const open = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    scope.run({ requestId: request.id }, done);
  app.addHook('onRequest', open);
  app.addHook('preValidation', open);
}
