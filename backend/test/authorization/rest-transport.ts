import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InjectOptions } from 'fastify';
import { projectRoot } from '../../src/platform/config/config';
import { TestShop } from '../kit/test-shop';
import { Transport } from './matrix';

/** The request of a route. */
export interface RestArgs {
  path?: Record<string, unknown>;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls a route, such as 'GET /api/payments/:id'. */
export function restTransport(operation: string): Transport {
  const [, method = '', url = ''] = /^([A-Z]+) (.*)$/.exec(operation) ?? [];
  return ({ client }, args) => {
    const { path = {}, body, headers } = args as RestArgs;
    const filled = url.replace(/:([A-Za-z]+)/g, (_, name: string) => String(path[name]));
    return client.send(method as InjectOptions['method'], encodeURI(filled), body, headers);
  };
}

const { routes: pages } = JSON.parse(
  readFileSync(join(projectRoot, 'frontend/dist/pages.json'), 'utf8'),
) as { routes: string[] };

/** Every route of the shop. The files and pages of the site are for anyone. */
export function routesOf({ http }: TestShop): string[] {
  return http.routeRules
    .filter(({ url }) => !isFileOfTheSite(url) && !pages.includes(url))
    .map(({ method, url }) => `${method} ${url}`);
}

function isFileOfTheSite(url: string): boolean {
  const explorer = url.replace(/^\/explorer/, '/');
  const files = [join('frontend/dist', url), join('frontend/dist-explorer', explorer)];
  return url !== '/graphql' && files.some((file) => existsSync(join(projectRoot, file)));
}
