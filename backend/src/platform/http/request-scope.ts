import { AsyncLocalStorage } from 'node:async_hooks';
import { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The scope available to all work done for this request. */
    scope: RequestScope;
  }
}

/**
 * The request scope of all work done for a request. It holds no request data, since connections outlive the request and
 * keep a reference.
 */
export interface RequestScope {
  readonly requestId: string;
  /** The requested query or mutation, such as Query.products; see `noteRootFields`. */
  rootField: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The scope of the current request; undefined in jobs and commands. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

/** The id of the current request (x-request-id); undefined in jobs and commands. */
export function currentRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}

/** Runs work outside any request scope, even if a request uses its result. */
export function outsideOfRequests<Result>(work: () => Result): Result {
  return scopes.exit(work);
}

/**
 * Opens an async context for each request. It is opened twice, since the event that ends reading the body belongs to
 * the connection, not to the first context.
 */
export function openRequestScopes(app: FastifyInstance): void {
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, _reply, done) => {
    request.scope = { requestId: request.id, rootField: '' };
    scopes.run(request.scope, done);
  });
  app.addHook('preValidation', (request, _reply, done) => scopes.run(request.scope, done));
}
