import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Viewer, guestViewer } from '../../../kernel/viewer';
import { allowStyles } from '../../../platform/http/security-headers';
import type { SitePages } from '../../../platform/http/site';
import { logTrouble } from '../../../platform/observability/log/trouble';
import type { PageHead } from '../pages/page-head.rules';
import type { PageHeadService } from '../pages/page-head.service';
import { PageRenderer, RendererDependencies } from './page-renderer';
import { PageTemplate, WrittenPage, readerOf } from './page-template';
import { CacheablePage, RenderedPageCache } from './rendered-page-cache';
import type { Audience, SiteBuild } from './site-build';

/** The identity of the reader is worth only a short wait: the site itself can request it. */
const PATIENCE_MS = 100;

export interface PageDependencies extends RendererDependencies {
  pageHeads: PageHeadService;
  /** The reader of a page. */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
}

/**
 * Renders public pages for guests and caches them; renders pages for customers, and the cart of a guest, each time.
 * Browsers render others.
 */
export class RenderedSitePages implements SitePages {
  readonly routes: readonly string[];
  private readonly template: PageTemplate;
  private readonly renderer: PageRenderer;
  private readonly cache = new RenderedPageCache();

  constructor(
    private readonly build: SiteBuild,
    private readonly dependencies: PageDependencies,
  ) {
    this.routes = build.routes;
    this.template = new PageTemplate(build, dependencies.storeName);
    this.renderer = new PageRenderer(dependencies);
  }

  async send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const head = await this.dependencies.pageHeads.headOf(path);
    const viewer = head.status === 200 ? await this.viewerToRenderFor(request) : undefined;
    const reader = readerOf(request.headers);
    const address = path + queryOf(request);
    const render = async (someone: Viewer): Promise<CacheablePage | undefined> => {
      const { language, isPhone } = reader;
      const made = await this.renderer.render({ path: address, language, isPhone }, someone);
      if (!made) return undefined;
      const { rendered, ...rest } = made;
      return { ...rest, page: this.template.write({ head, ...reader, rendered }) };
    };
    let made: CacheablePage | undefined;
    // Without a session, nothing in the page is personal.
    const isShared = viewer?.role === 'guest' && viewer.sessionId === undefined;
    if (isShared)
      made = await this.cache.get(JSON.stringify([address, reader]), () => render(guestViewer));
    else if (viewer) made = await render(viewer);
    if (!made) return this.sendUnrendered(request, reply, head);
    for (const work of made.works) work();
    void reply.header('cache-control', isShared ? 'no-cache' : 'no-store');
    return this.sendPage(request, reply, made.page);
  }

  async sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.sendUnrendered(request, reply, this.dependencies.pageHeads.missingHead());
  }

  private sendUnrendered(request: FastifyRequest, reply: FastifyReply, head: PageHead) {
    void reply.status(head.status).header('cache-control', 'no-cache');
    const page = this.template.write({ head, ...readerOf(request.headers) });
    return this.sendPage(request, reply, page);
  }

  private sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: WrittenPage) {
    const { html, gzipped, etag } = page;
    allowStyles(reply, [this.template.styleSource]);
    void reply.type('text/html; charset=utf-8').headers({
      vary: 'cookie, accept-language, accept-encoding',
      etag,
    });
    if (reply.statusCode === 200 && headers['if-none-match']?.includes(etag))
      return reply.status(304).send();
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(gzipped);
  }

  /**
   * The reader of a page that is rendered for such readers. If they cannot be identified at once, they get an
   * unrendered page, and their browser identifies them.
   */
  private async viewerToRenderFor(request: FastifyRequest): Promise<Viewer | undefined> {
    const audience = this.build.renderedPages[request.routeOptions.url ?? ''];
    if (!audience || !this.rendersQueryOf(request, audience)) return undefined;
    const found = (async () => this.dependencies.viewerOf(request))().catch((error: unknown) => {
      logTrouble(request.server.log, error, {}, 'Who reads a page is not known');
      return undefined;
    });
    const viewer = await Promise.race([found, sleep(PATIENCE_MS, undefined, { ref: false })]);
    return viewer && readerOfAudience(viewer, audience);
  }

  private rendersQueryOf(request: FastifyRequest, audience: Audience): boolean {
    const names = [...new URLSearchParams(queryOf(request)).keys()];
    const allowed = this.build.renderedParameters[audience];
    return names.every((name) => allowed.includes(name));
  }
}

/** The viewer to render a page for; undefined if it is not rendered for them. */
function readerOfAudience(viewer: Viewer, audience: Audience): Viewer | undefined {
  if (viewer.role === 'customer') return audience === 'each-guest' ? undefined : viewer;
  if (viewer.role === 'admin' || audience === 'customer') return undefined;
  return audience === 'each-guest' ? viewer : guestViewer;
}

/** The query of a URL as sent, including the question mark. */
function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
