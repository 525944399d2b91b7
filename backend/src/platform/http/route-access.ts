import { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AccessRule, assertAccess } from '../../kernel/access';
import { Viewer } from '../../kernel/viewer';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access rule of this route. The server does not start with a route that has none. */
    access?: AccessRule;
  }

  interface FastifyInstance {
    /** Every route of the server with its access rule, for tests. */
    readonly routeRules: readonly RouteRule[];
  }
}

/** A route with its method, path and access rule. */
export interface RouteRule {
  method: string;
  url: string;
  access: AccessRule;
}

/**
 * Enforces the access rule of every route registered from now on: a route without a rule prevents the start of the
 * server, and callers without access are refused before the handler.
 * @param viewerOf determines the caller
 */
export function registerRouteAccess(
  app: FastifyInstance,
  viewerOf: (request: FastifyRequest) => Viewer | Promise<Viewer>,
): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeRules', { getter: () => routes.flatMap(rulesOf) });
  // A scope's hook may still set the rule of a library's route, so routes are collected here and checked once all are
  // registered.
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => void routes.flatMap(rulesOf));
  app.addHook('preHandler', (request, _reply, done) => {
    const rule = request.is404 ? 'anyone' : ruleOf(request);
    if (rule === 'anyone' || rule === 'self') return done();
    Promise.resolve(viewerOf(request))
      .then((viewer) => assertAccess(viewer, rule))
      .then(() => done(), done);
  });
}

/** Gives every route that a library registers in this scope the same rule. */
export function giveRule(scope: FastifyInstance, access: AccessRule): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access };
  });
}

function ruleOf({ routeOptions: { url, config } }: FastifyRequest): AccessRule {
  return config.access ?? missing(String(url));
}

function rulesOf({ method, url, config }: RouteOptions): RouteRule[] {
  const access = config?.access ?? missing(url);
  return [method].flat().map((each) => ({ method: each, url, access }));
}

function missing(url: string): never {
  throw new Error(
    `The route ${url} does not say who may come through it: config.access is missing`,
  );
}
