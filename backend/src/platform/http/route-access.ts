import { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AccessRule, assertAccess } from '../../kernel/access';
import { Viewer } from '../../kernel/viewer';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may come through this route. The server does not start with a route that does not say it. */
    access?: AccessRule;
  }

  interface FastifyInstance {
    /** Every route of the server and who may come through it, for whoever looks that all of them are right. */
    readonly routeRules: readonly RouteRule[];
  }
}

/** A route by its method and path, and who may come through it. */
export interface RouteRule {
  method: string;
  url: string;
  access: AccessRule;
}

/**
 * Holds every route that is made from now on to its rule: one without a rule keeps the server from starting, and
 * who may not come through is refused before the handler.
 * @param viewerOf who is calling
 */
export function registerRouteAccess(
  app: FastifyInstance,
  viewerOf: (request: FastifyRequest) => Viewer | Promise<Viewer>,
): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeRules', { getter: () => routes.flatMap(rulesOf) });
  // A scope's own hook may still set the rule of a library's route: so they are kept here, and judged when all are made.
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

/** Gives every route that a library makes in this scope one rule. */
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
