import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/shop-error';
import { Config, projectRoot } from '../config/config';
import { logTrouble } from '../observability/log/trouble';
import { DrawnPages } from './drawn-pages';
import { sendFailure } from './error-handler';
import { FirstLoads } from './first-load';
import { InlineStyles } from './inline-styles';
import { allowInlineStyles, pageHeaders } from './security-headers';
import { giveRule } from './route-access';
import { BuiltSite, PageTexts, SitePages } from './site-pages';
import { platformMessages } from '../platform.messages';

const SITE = join(projectRoot, 'frontend/dist');
const INDEX = join(SITE, 'index.html');
/** What the site's build tells the server of its operations. */
export const SITE_OPERATIONS = join(SITE, 'operations.json');
const FIRST_LOADS = join(SITE, 'first-load.json');
/** What draws its pages here. */
const DRAWING = join(projectRoot, 'frontend/dist-drawing/draw.cjs');
const EXPLORER = join(projectRoot, 'frontend/dist-explorer');
/** Vite names these files after their content. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+(\.br|\.gz)?$/;
/** What the build has packed stands beside each file; see scripts/compress-site.mjs. */
const PACKED = ['**/*.br', '**/*.gz'];
/** Paths that belong to a program: an unknown one of these is an error, and no page. */
const PROGRAM_PATHS =
  /^\/(api|graphql|explorer|exports|media|uploads|assets|healthz|readyz|metrics)(\/|\?|$)/;

/** Serves the built site, and the explorer where the configuration has it on. */
export async function registerSite(
  app: FastifyInstance,
  config: Config,
  texts: PageTexts,
): Promise<void> {
  const { explorer, store } = config;
  const headers = pageHeaders(config);
  const pages = existsSync(INDEX) ? new SitePages(builtSite(app, store.name), texts) : undefined;
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
    if (pages && isPage(request))
      return pages.sendMissing(request, reply.headers(headers), pathOf(request));
    return sendFailure(request, reply, new ShopError('NOT_FOUND', platformMessages.nothingHere()));
  });
}

/** What stands in the folders that the build of the site has filled. */
function builtSite({ log }: FastifyInstance, storeName: string): BuiltSite {
  return {
    index: readFileSync(INDEX, 'utf8'),
    storeName,
    firstLoads: FirstLoads.ofBuild(FIRST_LOADS),
    drawnPages: new DrawnPages(DRAWING, (error) =>
      logTrouble(log, error, {}, 'A page could not be drawn'),
    ),
    styles: new InlineStyles(SITE),
  };
}

/** The site has a route for each of its files: in the metrics they are one. */
function measureTogether(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, measuredAs: '(site)' };
  });
}

/** Pages have no dot in them: a file that is not there is no page. */
function isPage(request: FastifyRequest): boolean {
  const { method } = request;
  const path = pathOf(request);
  return ['GET', 'HEAD'].includes(method) && !PROGRAM_PATHS.test(path) && !/\.\w+$/.test(path);
}

/** The path without its query, and without a slash at its end. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

async function registerExplorer(app: FastifyInstance, decorated: boolean): Promise<void> {
  if (existsSync(join(EXPLORER, 'index.html')))
    await app.register(fastifyStatic, {
      root: EXPLORER,
      prefix: '/explorer/',
      wildcard: false, // a route a file, so that /explorer is found with and without its slash
      globIgnore: PACKED,
      preCompressed: true,
      decorateReply: !decorated,
      setHeaders: (reply, path) => {
        setHeaders(reply, path);
        allowInlineStyles(reply);
      },
    });
  // A person who opens the API's address gets the explorer; a program that GETs it gets an error.
  app.get('/graphql', (request, reply) => {
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/explorer/', 302);
    throw new ShopError('METHOD_NOT_ALLOWED', platformMessages.sendByPost());
  });
}

function setHeaders(reply: FastifyReply, path: string): void {
  const immutable = HASHED.test(path);
  reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}
