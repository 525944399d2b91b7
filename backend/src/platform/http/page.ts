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
  /** Scripts and styles of the screen, as paths from the root of the site. */
  files: readonly string[];
  /** Answers, each a text of JSON. */
  answers: readonly string[];
  /** When they were given, in milliseconds since 1970. */
  answeredAt: number;
}

/** A page says when its answers are from in steps of ten seconds, so that the same page is the same text meanwhile. */
const STEP_MS = 10_000;

/** The colours that somebody chose in the header; see the site's colour-scheme.ts. */
const COLOURS = /(?:^|; )colours=(light|dark)(?:;|$)/;

/** The built page, ready to be given heads. */
export class PageTemplate {
  private readonly html: string;

  /** @param html the built index.html, which has the marks that are replaced */
  constructor(html: string, storeName: string) {
    const name = escaped(storeName);
    this.html = html.replace(
      'name="store-name" content="Grocessay"',
      () => `name="store-name" content="${name}"`,
    );
  }

  /** The page with this head and what it needs first, in the colours that the cookies name. */
  write(head: PageHead, start: PageStart, cookies = ''): string {
    const { title, description, canonical, data } = head;
    const [, colours] = COLOURS.exec(cookies) ?? [];
    const parts = [
      `<title>${escaped(title)}</title>`,
      ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}" />`]),
      ...start.files.map(fileLink),
      ...data.map((block) => `<script type="application/ld+json">${dataBlock(block)}</script>`),
    ];
    const page = this.html
      .replace('<title>Grocessay</title>', () => parts.join('\n    '))
      .replace('</body>', () => `${answersBlock(start)}</body>`)
      .replace(
        /(name="description"\s+content=)"[^"]*"/,
        (_all, begin: string) => `${begin}"${escaped(description)}"`,
      );
    return colours ? page.replace('<html ', `<html data-colours="${colours}" `) : page;
  }
}

/** Has the browser fetch a file of the screen while it reads the page. */
function fileLink(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" />`;
}

function answersBlock({ answers, answeredAt }: PageStart): string {
  if (answers.length === 0) return '';
  const at = Math.floor(answeredAt / STEP_MS) * STEP_MS;
  const json = harmless(`{"at":${at},"answers":[${answers.join(',')}]}`);
  return `<script type="application/json" id="first-data">${json}</script>`;
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
