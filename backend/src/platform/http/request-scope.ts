import { AsyncLocalStorage } from 'node:async_hooks';
import { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is known of it wherever something is done for it. */
    scope: RequestScope;
  }
}

/** A request, for whatever is done for it. It holds nothing that was sent: connections outlive it, and keep it. */
export interface RequestScope {
  readonly requestId: string;
  /** The query or mutation that it asks for, such as Query.products; see `noteRootFields`. */
  rootField: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The request that whatever runs now belongs to; none in jobs and commands. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

/** The request that whatever runs now belongs to (x-request-id); none in jobs and commands. */
export function currentRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}

/** Does work that belongs to no request, though one is answered with what comes of it. */
export function outsideOfRequests<Result>(work: () => Result): Result {
  return scopes.exit(work);
}

/**
 * Lets everything that is done for a request know which one it is. It is opened twice, since the event that ends the
 * reading of a body belongs to its connection, not to what was opened before.
 */
export function openRequestScopes(app: FastifyInstance): void {
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, _reply, done) => {
    request.scope = { requestId: request.id, rootField: '' };
    scopes.run(request.scope, done);
  });
  app.addHook('preValidation', (request, _reply, done) => scopes.run(request.scope, done));
}
