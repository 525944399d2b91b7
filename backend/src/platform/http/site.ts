import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/shop-error';
import { Config, projectRoot } from '../config/config';
import { sendFailure } from './error-handler';
import { allowInlineStyles, pageHeaders } from './security-headers';
import { giveRule } from './route-access';
import { platformMessages } from '../platform.messages';

/** The folder of the built site. */
export const SITE = join(projectRoot, 'frontend/dist');
/** The persisted operations written by the site's build. */
export const SITE_OPERATIONS = join(SITE, 'operations.json');
const EXPLORER = join(projectRoot, 'frontend/dist-explorer');
/** Files that Vite names by content hash. */
const HASHED = /\/assets\/[^/]+-[\w-]{7,8}\.\w+(\.br|\.gz)?$/;
/** Files that the build compressed, next to each original; see scripts/compress-site.mjs. */
const PACKED = ['**/*.br', '**/*.gz'];
/** API paths: an unknown one is an error, not a page. */
const PROGRAM_PATHS =
  /^\/(api|graphql|explorer|exports|imports|mcp|media|oauth|photos|pictures|ucp|uploads|assets|healthz|readyz|metrics)(\/|\?|$)/;

/** Sends the pages of the site. */
export interface SitePages {
  /** The path patterns of all pages. */
  readonly routes: readonly string[];
  /**
   * Sends the page at a path.
   * @param path without query and trailing slash
   */
  send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply>;
  /** Sends the site's "not found" page with status 404. */
  sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Serves the built site, and the explorer if enabled. */
export async function registerSite(
  app: FastifyInstance,
  config: Config,
  pages: SitePages | undefined,
): Promise<void> {
  const { explorer } = config;
  const headers = pageHeaders(config);
  await app.register(async (scope) => {
    giveRule(scope, 'anyone');
    measureTogether(scope);
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
    if (pages)
      await scope.register(fastifyStatic, {
        root: SITE,
        wildcard: false,
        globIgnore: ['index.html', ...PACKED],
        preCompressed: true,
        setHeaders,
      });
    if (explorer) await registerExplorer(scope, pages !== undefined);
  });
  for (const url of pages?.routes ?? [])
    app.get(url, { config: { access: 'anyone' } }, async (request, reply) =>
      pages?.send(request, reply.headers(headers), pathOf(request)),
    );
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && isPage(request)) return pages.sendMissing(request, reply.headers(headers));
    return sendFailure(request, reply, new ShopError('NOT_FOUND', platformMessages.nothingHere()));
  });
}

/** The site has a route per file; the metrics combine them. */
function measureTogether(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, measuredAs: '(site)' };
  });
}

/** Page paths contain no dot, so a missing file is not a page. */
function isPage(request: FastifyRequest): boolean {
  const { method } = request;
  const path = pathOf(request);
  return ['GET', 'HEAD'].includes(method) && !PROGRAM_PATHS.test(path) && !/\.\w+$/.test(path);
}

/** The path without query and trailing slash. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

async function registerExplorer(app: FastifyInstance, decorated: boolean): Promise<void> {
  if (existsSync(join(EXPLORER, 'index.html')))
    await app.register(fastifyStatic, {
      root: EXPLORER,
      prefix: '/explorer/',
      wildcard: false, // one route per file, so that /explorer is found with and without a trailing slash
      globIgnore: PACKED,
      preCompressed: true,
      decorateReply: !decorated,
      setHeaders: (reply, path) => {
        setHeaders(reply, path);
        allowInlineStyles(reply);
      },
    });
  // A browser that opens the API's URL gets the explorer; a program gets an error.
  app.get('/graphql', (request, reply) => {
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/explorer/', 302);
    throw new ShopError('METHOD_NOT_ALLOWED', platformMessages.sendByPost());
  });
}

function setHeaders(reply: FastifyReply, path: string): void {
  const immutable = HASHED.test(path);
  reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}
