import { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is called in logs, metrics and traces, where there are many like it; otherwise by its pattern. */
    measuredAs?: string;
  }
}

/** What logs, metrics and traces call everything that matches no route. */
const NO_ROUTE = 'none';

/**
 * What a request's route is called in logs, metrics and traces: its pattern and never its address, of which there is no
 * end, and which may hold a secret.
 */
export function routeLabel({ is404, routeOptions }: FastifyRequest): string {
  if (is404) return NO_ROUTE;
  const { config, url = NO_ROUTE } = routeOptions;
  return config.measuredAs ?? url;
}
