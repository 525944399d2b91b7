import { Readable } from 'node:stream';
import { FastifyInstance, FastifyReply } from 'fastify';
import { ShopError } from '../../../kernel/shop-error';
import { isKnown } from '../../../platform/rest/versions';
import { llmsText } from './llms-text.rules';
import { Site } from './page-head.rules';
import { ProductFeedService } from './product-feed.service';
import { SitemapService } from './sitemap.service';
import { webManifest } from './web-manifest.rules';
import { platformMessages } from '../../../platform/platform.messages';

const KEEP = 'public, max-age=3600';

/** Files for search engines, agents and browsers: robots.txt, llms.txt, the sitemap, the feed, the web app manifest. */
export function registerStorefrontRoutes(
  app: FastifyInstance,
  sitemaps: SitemapService,
  products: ProductFeedService,
  site: Site,
): void {
  const options = { config: { access: 'anyone' } } as const;
  app.get('/manifest.webmanifest', options, async (_request, reply) =>
    reply
      .header('cache-control', KEEP)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(site.store))),
  );
  app.get('/robots.txt', options, async (_request, reply) =>
    reply.header('cache-control', KEEP).type('text/plain; charset=utf-8').send(sitemaps.robots()),
  );
  app.get('/llms.txt', options, async (_request, reply) =>
    reply.header('cache-control', KEEP).type('text/plain; charset=utf-8').send(llmsText(site)),
  );
  app.get('/product-feed.xml', options, async (request, reply) => {
    if (isKnown(request, reply, await products.version())) return reply.status(304).send();
    return asXml(reply).send(Readable.from(products.feed()));
  });
  app.get('/sitemap.xml', options, async (request, reply) => {
    if (isKnown(request, reply, await sitemaps.version())) return reply.status(304).send();
    return asXml(reply).send(await sitemaps.index());
  });
  app.get('/sitemaps/pages.xml', options, async (request, reply) => {
    if (isKnown(request, reply, await sitemaps.version())) return reply.status(304).send();
    return asXml(reply).send(await sitemaps.pages());
  });
  app.get<{ Params: { file: string } }>(
    '/sitemaps/products-:file.xml',
    options,
    async (request, reply) => {
      const { file: name } = request.params;
      const version = await sitemaps.version();
      const file = /^[1-9]\d{0,5}$/.test(name) ? Number(name) : 0;
      const entries = await sitemaps.products(file);
      if (!entries) throw new ShopError('NOT_FOUND', platformMessages.nothingHere());
      if (isKnown(request, reply, version)) return reply.status(304).send();
      return asXml(reply).send(Readable.from(entries));
    },
  );
}

function asXml(reply: FastifyReply): FastifyReply {
  return reply.type('application/xml; charset=utf-8');
}
