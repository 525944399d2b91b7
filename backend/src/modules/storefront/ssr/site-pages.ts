import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Viewer, guestViewer } from '../../../kernel/viewer';
import { allowStyles } from '../../../platform/http/security-headers';
import type { SitePages } from '../../../platform/http/site';
import { logTrouble } from '../../../platform/observability/log/trouble';
import type { PageHeadService } from '../pages/page-head.service';
import { PageRenderer, RendererDependencies } from './page-renderer';
import { PageContent, PageHead, PageTemplate, coloursOf, languageOf } from './page-template';
import { RenderedPageCache, SentPage, packPage } from './rendered-page-cache';
import { SiteBuild } from './site-build';

/** Who reads is only worth a short wait: the site finds it out itself. */
const PATIENCE_MS = 100;

/** What the pages of the site are made from. */
export interface PageDependencies extends Omit<RendererDependencies, 'rendererPath'> {
  pageHeads: PageHeadService;
  /** Who reads a page. */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
}

/**
 * The pages of the built site; none where there is no build. Public pages are rendered for guests and kept, those
 * behind the login for their customer alone; others are left to browsers.
 */
export function createSitePages(dependencies: PageDependencies): SitePages | undefined {
  const build = SiteBuild.find();
  return build && new RenderedSitePages(build, dependencies);
}

class RenderedSitePages implements SitePages {
  readonly routes: readonly string[];
  private readonly template: PageTemplate;
  private readonly renderer: PageRenderer;
  private readonly cache = new RenderedPageCache();

  constructor(
    private readonly build: SiteBuild,
    private readonly dependencies: PageDependencies,
  ) {
    const { rendererPath, pages } = build;
    this.routes = pages.routes;
    this.template = new PageTemplate(build, dependencies.storeName);
    this.renderer = new PageRenderer({ ...dependencies, rendererPath });
  }

  async send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const { headers } = request;
    const page = this.build.renderedPageAt(path);
    const language = languageOf(headers);
    const colours = coloursOf(headers);
    const content = { language, colours, files: this.build.filesOf(page, language) };
    // What stands in the query of an address changes what a page shows: those are left to browsers.
    const viewer = page && !request.url.includes('?') ? await this.readerOf(request) : undefined;
    const isOwn = page?.audience === 'customer' && viewer?.role === 'customer';
    const isShared = page?.audience === 'guest' && viewer?.role === 'guest';
    const isPhone = isPhoneOf(request);
    const renderFor = async (reader: Viewer) => {
      const head = await this.dependencies.pageHeads.headOf(path);
      if (head.status !== 200) return undefined;
      const rendered = await this.renderer.render({ path, language, viewer: reader, isPhone });
      return rendered && { page: this.write({ ...content, head, rendered }), ...rendered };
    };
    let sent: SentPage | undefined;
    // Nothing of anybody is in a page that is not theirs alone.
    if (isOwn) sent = (await renderFor(viewer))?.page;
    if (isShared)
      sent = await this.cache.get(JSON.stringify([path, language, colours, isPhone]), () =>
        renderFor(guestViewer),
      );
    if (sent) return this.sendPage(sent, 200, request, reply, isOwn);
    const head = await this.dependencies.pageHeads.headOf(path);
    return this.sendUnrendered({ ...content, head }, request, reply);
  }

  async sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = languageOf(request.headers);
    const files = this.build.filesOf(undefined, language);
    const head: PageHead = this.dependencies.pageHeads.missingHead();
    const colours = coloursOf(request.headers);
    return this.sendUnrendered({ head, language, colours, files }, request, reply);
  }

  private sendUnrendered(content: PageContent, request: FastifyRequest, reply: FastifyReply) {
    return this.sendPage(this.write(content), content.head.status, request, reply, false);
  }

  private write(content: PageContent): SentPage {
    return packPage(this.template.write(content));
  }

  private sendPage(
    { html, gzipped, etag, styleSources }: SentPage,
    status: number,
    { headers }: FastifyRequest,
    reply: FastifyReply,
    isOwn: boolean,
  ): FastifyReply {
    void reply.status(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isOwn ? 'no-store' : 'no-cache',
      vary: 'cookie, accept-language, accept-encoding',
      etag,
    });
    if (styleSources.length > 0) allowStyles(reply, styleSources);
    if (status === 200 && headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(gzipped);
  }

  /** Whoever cannot be found at once gets an unrendered page: their browser knows who they are. */
  private async readerOf(request: FastifyRequest): Promise<Viewer | undefined> {
    const found = (async () => this.dependencies.viewerOf(request))().catch((error: unknown) => {
      logTrouble(request.server.log, error, {}, 'Who reads a page is not known');
      return undefined;
    });
    return Promise.race([found, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }
}

/** Whether a browser says that it is one of a phone. */
const isPhoneOf = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');
