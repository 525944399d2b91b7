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

  /** The page with this head, in the colours that the cookies name. */
  write({ title, description, canonical, data }: PageHead, cookies = ''): string {
    const [, colours] = COLOURS.exec(cookies) ?? [];
    const parts = [
      `<title>${escaped(title)}</title>`,
      ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}" />`]),
      ...data.map((block) => `<script type="application/ld+json">${dataBlock(block)}</script>`),
    ];
    const page = this.html
      .replace('<title>Grocessay</title>', () => parts.join('\n    '))
      .replace(
        /(name="description"\s+content=)"[^"]*"/,
        (_all, start: string) => `${start}"${escaped(description)}"`,
      );
    return colours ? page.replace('<html ', `<html data-colours="${colours}" `) : page;
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON that can end no element and begin no comment, whatever is in its texts. */
function dataBlock(block: object): string {
  return JSON.stringify(block).replace(
    /[<>&]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
}
