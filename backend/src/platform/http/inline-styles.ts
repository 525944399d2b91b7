import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite and PageTemplate write for a file of styles. */
const STYLE_LINK = /<link rel="stylesheet" crossorigin href="\/(assets\/[\w.-]+\.css)"(?: \/)?>/g;

interface Style {
  /** The styles themselves, in the place of the link to them. */
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
  private readonly styles = new Map<string, Style>();

  /** @param site the folder of the built site */
  constructor(private readonly site: string) {}

  writeInto(page: string): StyledPage {
    const sources: string[] = [];
    const html = page.replace(STYLE_LINK, (link, file: string) => {
      const style = this.styleOf(file, link);
      sources.push(style.source);
      return style.html;
    });
    return { html, sources };
  }

  private styleOf(file: string, link: string): Style {
    let style = this.styles.get(file);
    if (!style) {
      const text = readFileSync(join(this.site, file), 'utf8').trim();
      if (text.includes('</')) throw new Error(`${file} holds a text that would end its element`);
      const hash = createHash('sha256').update(text).digest('base64');
      style = {
        // The link stays, switched off: by it, scripts and the worker know that these styles are there.
        html: `<style>${text}</style>${link.replace('<link ', '<link disabled ')}`,
        source: `'sha256-${hash}'`,
      };
      this.styles.set(file, style);
    }
    return style;
  }
}
