import { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastifyReply, FastifyRequest } from 'fastify';
import { Viewer, guestViewer } from '../../kernel/viewer';
import { logTrouble } from '../observability/log/trouble';
import { DrawnPages } from './drawn-pages';
import { FirstLoad, FirstLoads, FirstQuestion } from './first-load';
import { InlineStyles } from './inline-styles';
import { PackedPages } from './packed-pages';
import { PageHead, PageStart, PageTemplate, languageOf } from './page';
import { pageSessionOf } from './page-session';
import { allowStyles } from './security-headers';

/** Who reads is only worth a short wait: the site finds it out itself. */
const PATIENCE_MS = 100;

/** Who knows what stands in the pages. */
export interface PageTexts {
  /** What the page at a path says about itself. */
  headOf(path: string): Promise<PageHead>;
  /** What is said where there is no page. */
  missingHead(): PageHead;
  /** The answers to what a page asks first, each a text of JSON; those that cannot be had at once are left out. */
  answersTo(questions: readonly FirstQuestion[], reader: Viewer): Promise<string[]>;
  /** Who reads a page. */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
}

/** What the build of the site has made for the server. */
export interface BuiltSite {
  index: string;
  storeName: string;
  firstLoads: FirstLoads;
  drawnPages: DrawnPages;
  styles: InlineStyles;
}

interface DrawnFor {
  path: string;
  language: string;
  reader: Viewer;
  isPhone: boolean;
}

/** Sends the pages of the site, as far as they can be had before any script has run. */
export class SitePages {
  private readonly template: PageTemplate;
  private readonly packed = new PackedPages();

  constructor(
    private readonly site: BuiltSite,
    private readonly texts: PageTexts,
  ) {
    this.template = new PageTemplate(site.index, site.storeName);
  }

  /** The patterns of the paths of all pages. */
  get routes(): readonly string[] {
    return this.site.firstLoads.routes;
  }

  /**
   * Sends the page at a path of the site.
   * @param path without its query
   */
  async send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    return this.sendWith(await this.texts.headOf(path), request, reply, path);
  }

  /** Sends the site's own word that there is no page at a path, with the status 404. */
  async sendMissing(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    return this.sendWith(this.texts.missingHead(), request, reply, path);
  }

  private async sendWith(
    head: PageHead,
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    const load = this.site.firstLoads.of(path, request.url.includes('?'));
    const viewer = load.drawn ? await this.readerOf(request) : guestViewer;
    const isDrawn = isDrawnFor(load, viewer);
    // Nothing of anybody is in a page that is not theirs alone.
    const isOwn = isDrawn && viewer.role === 'customer';
    const reader = isOwn ? viewer : guestViewer;
    const questions = isOwn || load.drawn !== 'client' ? load.questions : withoutOwn(load);
    const answers = await this.texts.answersTo(questions, reader);
    const language = languageOf(request.headers);
    const isPhone = isPhoneOf(request.headers);
    const start: PageStart = {
      files: [...load.files, ...this.site.firstLoads.filesOfLanguage(language)],
      answers,
      answeredAt: Date.now(),
    };
    if (isDrawn && head.status === 200 && answers.length === questions.length)
      start.drawn = await this.drawn({ path, language, reader, isPhone }, start);
    void reply
      .header('cache-control', isOwn ? 'no-store' : 'no-cache')
      .header('vary', 'cookie, accept-language')
      .status(head.status);
    const page = this.template.write(head, start, request.headers);
    const html = start.drawn ? this.withStyles(page, reply) : page;
    return this.packed.send(request, reply, html, { isShared: !isOwn });
  }

  private withStyles(page: string, reply: FastifyReply): string {
    const { html, sources } = this.site.styles.writeInto(page);
    allowStyles(reply, sources);
    return html;
  }

  private async drawn({ reader, ...page }: DrawnFor, { answers, files }: PageStart) {
    const { drawnPages, firstLoads, storeName } = this.site;
    const session = pageSessionOf(reader);
    const drawing = await drawnPages.drawingOf({ ...page, session, storeName, answers });
    if (!drawing) return undefined;
    const { start, boot } = firstLoads;
    const own = files.filter((file) => file.endsWith('.js'));
    // The entry comes last.
    const scripts = [...start.slice(0, -1), ...own, ...start.slice(-1)];
    return { ...drawing, isPhone: page.isPhone, boot, scripts };
  }

  /** Whoever cannot be found at once is a guest: their browser knows better, and draws the page itself. */
  private async readerOf(request: FastifyRequest): Promise<Viewer> {
    const found = (async () => this.texts.viewerOf(request))().catch((error: unknown) => {
      logTrouble(request.server.log, error, {}, 'Who reads a page is not known');
      return guestViewer;
    });
    return Promise.race([found, sleep(PATIENCE_MS, guestViewer, { ref: false })]);
  }
}

function isDrawnFor({ drawn }: FirstLoad, viewer: Viewer): boolean {
  if (drawn === 'anyone') return viewer.role === 'guest';
  return drawn === 'client' && viewer.role === 'customer';
}

/** Whether a browser says that it is one of a phone. */
const isPhoneOf = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

const withoutOwn = ({ questions }: FirstLoad): readonly FirstQuestion[] =>
  questions.filter(({ own }) => !own);
