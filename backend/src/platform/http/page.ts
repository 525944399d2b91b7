import { DEFAULT_LANGUAGE, Language, LanguageHeaders, callerLanguage } from '../../kernel/language';
import { Drawing } from './drawn-pages';

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

/** What is sent with a page so that its first screen need not ask for it. */
export interface PageStart {
  /** Scripts, styles and fonts of the screen, as paths from the root of the site. */
  files: readonly string[];
  /** Answers, each a text of JSON. */
  answers: readonly string[];
  /** When they were given, in milliseconds since 1970. */
  answeredAt: number;
  /** What the screen shows, where it has been drawn; its scripts begin after it can be seen. */
  drawn?: DrawnStart;
}

/** A drawing, and the scripts that take it up. */
export interface DrawnStart extends Drawing {
  isPhone: boolean;
  boot: string;
  /** In the order in which they are evaluated. */
  scripts: readonly string[];
}

/** A page says when its answers are from in steps of ten seconds, so that the same page is the same text meanwhile. */
const STEP_MS = 10_000;

/** What Vite writes for the scripts of every page. */
const SCRIPTS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/** The colours that somebody chose in the header; see the site's colour-scheme.ts. */
const COLOURS = /(?:^|; )colours=(light|dark)(?:;|$)/;

/** What a page is drawn for, as the headers of its request tell. */
export type PageReader = LanguageHeaders;

/** The built page, ready to be given heads. */
export class PageTemplate {
  private readonly html: string;
  /** Without its scripts, which the drawn one has come later. */
  private readonly quiet: string;

  /** @param html the built index.html, which has the marks that are replaced */
  constructor(html: string, storeName: string) {
    const name = escaped(storeName);
    this.html = html.replace(
      'name="store-name" content="Grocessay"',
      () => `name="store-name" content="${name}"`,
    );
    this.quiet = this.html.replace(SCRIPTS, '');
  }

  /** The page with this head and what it needs first, in the colours and the language of its reader. */
  write(head: PageHead, start: PageStart, reader: PageReader = {}): string {
    const { title, description, canonical, data } = head;
    const { drawn } = start;
    const [, colours] = COLOURS.exec(reader.cookie ?? '') ?? [];
    const language = languageOf(reader);
    const parts = [
      `<title>${escaped(title)}</title>`,
      ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}" />`]),
      ...start.files.filter((file) => !drawn || !file.endsWith('.js')).map(fileLink),
      ...(drawn ? [bootScript(drawn)] : []),
      ...data.map((block) => `<script type="application/ld+json">${dataBlock(block)}</script>`),
    ];
    const page = (drawn ? this.quiet : this.html)
      .replace('<title>Grocessay</title>', () => parts.join('\n    '))
      .replace('<div id="root"></div>', (empty) => (drawn ? drawnRoot(drawn) : empty))
      .replace('</body>', () => `${answersBlock(start)}</body>`)
      .replace(
        /(name="description"\s+content=)"[^"]*"/,
        (_all, begin: string) => `${begin}"${escaped(description)}"`,
      );
    const root = [
      ...(colours ? [`data-colours="${colours}"`] : []),
      `lang="${language === 'en' ? 'en-IN' : language}"`,
    ];
    return page.replace('<html lang="en-IN"', `<html ${root.join(' ')}`);
  }
}

/** Has the browser fetch a file of the screen while it reads the page. */
function fileLink(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}" />`;
  if (file.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`;
  return `<link rel="modulepreload" crossorigin href="/${file}" />`;
}

function bootScript({ boot, scripts }: DrawnStart): string {
  const files = scripts.map((file) => `/${file}`).join(' ');
  return `<script type="module" crossorigin src="/${boot}" data-files="${files}"></script>`;
}

const drawnRoot = ({ html, mark, isPhone }: DrawnStart): string =>
  `<div id="root" data-drawn-for="${escaped(mark)}"${isPhone ? ' data-drawn-phone' : ''}>${html}</div>`;

function answersBlock({ answers, answeredAt }: PageStart): string {
  if (answers.length === 0) return '';
  const at = Math.floor(answeredAt / STEP_MS) * STEP_MS;
  const json = harmless(`{"at":${at},"answers":[${answers.join(',')}]}`);
  return `<script type="application/json" id="first-data">${json}</script>`;
}

/** What was chosen; else Hindi or Marathi where the browser wants it first; else English. */
export function languageOf(reader: PageReader): Language {
  return callerLanguage(reader)?.code ?? DEFAULT_LANGUAGE;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function dataBlock(block: object): string {
  return harmless(JSON.stringify(block));
}

/** JSON that can end no element and begin no comment, whatever is in its texts. */
function harmless(json: string): string {
  return json.replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}
