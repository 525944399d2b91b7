import { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of a route in logs, metrics and traces where many are alike; by default its pattern. */
    measuredAs?: string;
  }
}

/** The name in logs, metrics and traces for requests that match no route. */
const NO_ROUTE = 'none';

/**
 * The name of a request's route in logs, metrics and traces: its pattern, never its URL, since URLs are unbounded and
 * may contain secrets.
 */
export function routeLabel({ is404, routeOptions }: FastifyRequest): string {
  if (is404) return NO_ROUTE;
  const { config, url = NO_ROUTE } = routeOptions;
  return config.measuredAs ?? url;
}
