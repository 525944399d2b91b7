import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite and PageTemplate write for a file of styles. */
const STYLE_LINK = /<link rel="stylesheet" crossorigin href="\/(assets\/[\w.-]+\.css)"(?: \/)?>/g;

interface Style {
  /** The styles themselves, for the place of the link to them. */
  html: string;
  /** What the page's security policy knows them by. */
  source: string;
}

/** A page with its styles in it. */
export interface StyledPage {
  html: string;
  /** What its security policy has to allow, and nothing beyond it. */
  sources: readonly string[];
}

/**
 * Writes a page's styles into it: what is drawn can be seen as soon as the page is there, without another way to the
 * server and back.
 */
export class InlineStyles {
  /** By their paths; read once, so that a page is what it was built with whatever becomes of the folder. */
  private readonly styles: ReadonlyMap<string, Style>;

  /** @param site the folder of the built site */
  constructor(site: string) {
    const files = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.css'));
    this.styles = new Map(
      files.map((name) => [
        `assets/${name}`,
        styleOf(readFileSync(join(site, 'assets', name), 'utf8')),
      ]),
    );
  }

  writeInto(page: string): StyledPage {
    const sources: string[] = [];
    const html = page.replace(STYLE_LINK, (link, file: string) => {
      const style = this.styles.get(file);
      // Another build's: the browser fetches it.
      if (!style) return link;
      sources.push(style.source);
      // The link stays, switched off: by it, scripts and the worker know that these styles are there. `disabled` alone
      // would not do: Chromium looks ahead for files to fetch, and there minds `media` only.
      return `${style.html}${link.replace('<link ', '<link disabled media="not all" ')}`;
    });
    return { html, sources };
  }
}

function styleOf(file: string): Style {
  const text = file.trim();
  if (text.includes('</')) throw new Error('A file of styles holds what would end its element');
  const hash = createHash('sha256').update(text).digest('base64');
  return { html: `<style>${text}</style>`, source: `'sha256-${hash}'` };
}
