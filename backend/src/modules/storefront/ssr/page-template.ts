import {
  DEFAULT_LANGUAGE,
  Language,
  LanguageHeaders,
  callerLanguage,
} from '../../../kernel/language';
import type { SiteBuild } from './site-build';

/** What a page says about itself before any script has run. */
export interface PageHead {
  /** 404 where the path names a record that is not there. */
  status: 200 | 404;
  title: string;
  description: string;
  /** The one address of the page; absent for what search engines need not know. */
  canonical?: string;
  /** Structured data, each a block of its own. */
  data: readonly object[];
}

/** A page in its reader's language and colours. */
export interface PageContent {
  head: PageHead;
  language: Language;
  colours: string | undefined;
  /** Scripts, styles and fonts beside the entry, as paths from the root of the site. */
  files: readonly string[];
  /** What its screen shows, where the server has rendered it; its scripts begin after it can be seen. */
  rendered?: { html: string; initialCache: object };
}

/** A page, and the styles in it that its security policy has to allow. */
export interface WrittenPage {
  html: string;
  styleSources: readonly string[];
}

/** What Vite writes for the scripts and styles of every page. */
const FILES =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/** The colours that somebody chose in the header; see the site's colour-scheme.ts. */
const COLOURS = /(?:^|; )colours=(light|dark)(?:;|$)/;

/** The built page, ready to be given heads. */
export class PageTemplate {
  private readonly html: string;

  constructor(
    private readonly build: Pick<SiteBuild, 'index' | 'scripts' | 'styleOf'>,
    storeName: string,
  ) {
    const named = `name="store-name" content="${escaped(storeName)}"`;
    this.html = build.index
      .replace(FILES, '')
      .replace('name="store-name" content="Grocessay"', () => named);
  }

  write({ head, language, colours, files, rendered }: PageContent): WrittenPage {
    const { title, description, canonical, data } = head;
    const styles = rendered ? files.filter(isStyle).map((file) => this.build.styleOf(file)) : [];
    const parts = [
      `<title>${escaped(title)}</title>`,
      ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}" />`]),
      ...(rendered ? this.startLater(files) : this.startAtOnce(files)),
      ...data.map((block) => `<script type="application/ld+json">${jsonBlock(block)}</script>`),
    ];
    const root = [
      ...(colours ? [`data-colours="${colours}"`] : []),
      `lang="${language === 'en' ? 'en-IN' : language}"`,
    ];
    const html = this.html
      .replace('<title>Grocessay</title>', () => parts.join('\n    '))
      .replace(
        /(name="description"\s+content=)"[^"]*"/,
        (_all, begin: string) => `${begin}"${escaped(description)}"`,
      )
      .replace('<html lang="en-IN"', `<html ${root.join(' ')}`);
    return {
      html: rendered ? html.replace('<div id="root"></div>', () => renderedRoot(rendered)) : html,
      styleSources: styles.map(({ source }) => source),
    };
  }

  /** An unrendered page shows nothing before its scripts have run. */
  private startAtOnce(files: readonly string[]): string[] {
    const { entry } = this.build.scripts;
    return [`<script type="module" crossorigin src="/${entry}"></script>`, ...files.map(fileLink)];
  }

  /** A rendered page has its styles in it: it can be seen without another way to the server. */
  private startLater(files: readonly string[]): string[] {
    const { boot, entry } = this.build.scripts;
    const preload = files.filter(isScript).map((file) => `/${file}`);
    return [
      ...files
        .filter((file) => !isScript(file))
        .map((file) => (isStyle(file) ? this.inline(file) : fileLink(file))),
      `<script type="module" crossorigin src="/${boot}" data-entry="/${entry}" data-preload="${preload.join(' ')}"></script>`,
    ];
  }

  /**
   * The link stays, switched off: by it, Vite's loader and the service worker know that these styles are there.
   * `disabled` alone would not do: Chromium looks ahead for files to fetch, and there minds `media` only.
   */
  private inline(file: string): string {
    const { text } = this.build.styleOf(file);
    return `<style>${text}</style>${fileLink(file).replace('<link ', '<link disabled media="not all" ')}`;
  }
}

/** What was chosen; else Hindi or Marathi where the browser wants it first; else English. */
export function languageOf(headers: LanguageHeaders): Language {
  return callerLanguage(headers)?.code ?? DEFAULT_LANGUAGE;
}

/** The colours that were chosen; those of the system where none were. */
export function coloursOf({ cookie = '' }: LanguageHeaders): string | undefined {
  return COLOURS.exec(cookie)?.[1];
}

const isScript = (file: string): boolean => file.endsWith('.js');
const isStyle = (file: string): boolean => file.endsWith('.css');

/** Has the browser fetch a file while it reads the page. */
function fileLink(file: string): string {
  if (isStyle(file)) return `<link rel="stylesheet" crossorigin href="/${file}" />`;
  if (file.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`;
  return `<link rel="modulepreload" crossorigin href="/${file}" />`;
}

const renderedRoot = ({ html, initialCache }: NonNullable<PageContent['rendered']>): string =>
  `<div id="root" data-server-rendered>${html}</div>` +
  `<script type="application/json" id="initial-cache">${jsonBlock(initialCache)}</script>`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that can end no element and begin no comment, whatever is in its texts. */
function jsonBlock(block: object): string {
  const json = JSON.stringify(block);
  return json.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
