import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, Language, callerLanguage } from '../../../kernel/language';
import type { PageHead } from '../pages/page-head.rules';
import type { SiteBuild } from './site-build';

/** A page in its reader's language and colours. */
export interface PageContent {
  head: PageHead;
  language: Language;
  colours: string | undefined;
  /** The rendered contents, if the server rendered the page. */
  rendered?: { html: string; initialCache: object } | undefined;
}

/** A page as sent. */
export interface WrittenPage {
  html: string;
  etag: string;
  gzipped: Buffer;
}

const FONT_LINK = '<link rel="preload" as="font" type="font/woff2" crossorigin';
const START = '<script type="module"';
const DESCRIPTION = /(?<=name="description"\s+content=")[^"]*/;
const DEVANAGARI = /\/assets\/[\w-]+-devanagari-[\w-]+\.woff2/g;

/**
 * The built page as a template for heads. It contains its styles, so that it can be displayed without another request.
 */
export class PageTemplate {
  /** The source of the styles in the content security policy. */
  readonly styleSource: string;
  private readonly unrendered: string;
  private readonly rendered: string;
  private readonly fontLinks: string;

  constructor(
    private readonly build: Pick<SiteBuild, 'index' | 'style' | 'starter' | 'texts'>,
    storeName: string,
  ) {
    const { index, style, starter } = build;
    if (style.includes('</')) throw new Error('The styles hold what would end their element');
    this.styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    this.unrendered = index
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
      .replace('content="Grocessay"', () => `content="${escaped(storeName)}"`);
    // Fetched once the page is visible: see frontend/src/ssr/deferred-hydration.ts.
    this.rendered = this.unrendered
      .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
      .replace(START, `${START} src="/${starter}"></script><script type="deferred"`);
    this.fontLinks = [...new Set(style.match(DEVANAGARI))]
      .map((file) => `${FONT_LINK} href="${file}" />`)
      .join('');
  }

  write({ head, language, colours, rendered }: PageContent): WrittenPage {
    const { title, description, canonical, data } = head;
    const rel = rendered ? 'deferred' : 'modulepreload';
    const texts = this.build.texts[language];
    const parts = [
      `<title>${escaped(title)}</title>`,
      canonical === undefined ? '' : `<link rel="canonical" href="${escaped(canonical)}" />`,
      language === 'en' ? '' : this.fontLinks,
      texts ? `<link rel="${rel}" crossorigin href="/${texts}" />` : '',
      ...data.map((block) => `<script type="application/ld+json">${jsonBlock(block)}</script>`),
    ];
    const scheme = colours ? `data-colours="${colours}" ` : '';
    const html = (rendered ? this.rendered : this.unrendered)
      .replace('<title>Grocessay</title>', () => parts.join(''))
      .replace(DESCRIPTION, () => escaped(description))
      .replace('lang="en-IN"', `${scheme}lang="${language === 'en' ? 'en-IN' : language}"`)
      .replace('<div id="root"></div>', (root) =>
        rendered
          ? `<div id="root" data-server-rendered>${rendered.html}</div>` +
            `<script type="application/json" id="initial-cache">${jsonBlock(rendered.initialCache)}</script>`
          : root,
      );
    const hash = createHash('sha256').update(html).digest('base64url');
    return { html, etag: `W/"${hash}"`, gzipped: gzipSync(html) };
  }
}

/** The reader of a page: their chosen language and colours; browsers on phones identify themselves. */
export const readerOf = (headers: IncomingHttpHeaders) => ({
  language: callerLanguage(headers)?.code ?? DEFAULT_LANGUAGE,
  colours: /(?:^|; )colours=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1],
  isPhone: headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? ''),
});

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that cannot end an element or start a comment, whatever its texts contain. */
function jsonBlock(block: object): string {
  const json = JSON.stringify(block);
  return json.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
