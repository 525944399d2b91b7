import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Language } from '../../../kernel/language';
import { projectRoot } from '../../../platform/config/config';
import { SITE } from '../../../platform/http/site';

/** A page that the server renders; see frontend/src/ssr/rendered-pages.ts. */
interface RenderedPage {
  /** Whose page is rendered: that of guests, the same for all of them, or each customer's own. */
  audience: 'guest' | 'customer';
  /** The module of its screen. */
  module: string;
}

/** What the site's build says of its pages, by the patterns of the router. */
interface Pages {
  routes: readonly string[];
  renderedPages: Readonly<Record<string, RenderedPage>>;
}

/** Vite's manifest: the built files by their modules. */
type Manifest = Record<
  string,
  { file: string; css?: readonly string[]; imports?: readonly string[] }
>;

/** A file of styles as a page holds it, and what the page's security policy knows it by. */
export interface InlineStyle {
  text: string;
  source: string;
}

const INDEX = join(SITE, 'index.html');
const ENTRY = 'index.html';
const BOOT = 'src/ssr/deferred-hydration/boot.ts';
const DEVANAGARI = /-devanagari-[\w-]+\.woff2$/;

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(SITE, name), 'utf8'));

/** The built site, read once: a page is what it was built with whatever becomes of the folder. */
export class SiteBuild {
  readonly index = readFileSync(INDEX, 'utf8');
  readonly pages = readJson('pages.json') as Pages;
  /** Renders pages; frontend/src/ssr/server.ts. */
  readonly rendererPath = join(projectRoot, 'frontend/dist-ssr/server.cjs');
  private readonly manifest = readJson('manifest.json') as Manifest;
  private readonly styles = new Map<string, InlineStyle>();
  private readonly patterns = Object.entries(this.pages.renderedPages).map(
    ([pattern, page]) => [new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`), page] as const,
  );

  /** The build; none while somebody develops. */
  static find(): SiteBuild | undefined {
    return existsSync(INDEX) ? new SiteBuild() : undefined;
  }

  /** The rendered page at a path; none where browsers render it. */
  renderedPageAt(path: string): RenderedPage | undefined {
    return this.patterns.find(([pattern]) => pattern.test(path))?.[1];
  }

  /** The script that starts a rendered page, and the one that it starts. */
  get scripts(): { boot: string; entry: string } {
    const fileOf = (module: string) => this.manifest[module]?.file ?? '';
    return { boot: fileOf(BOOT), entry: fileOf(ENTRY) };
  }

  /** The scripts, styles and fonts of a page in a language, beside the entry, each after those that it needs. */
  filesOf(page: RenderedPage | undefined, language: Language): string[] {
    const texts =
      language === 'en'
        ? []
        : [
            ...this.filesBelow(`src/i18n/${language}.po`),
            ...this.filesBelow('src/i18n/server-texts.ts'),
            ...Object.values(this.manifest).flatMap(
              ({ file }) => file.match(DEVANAGARI)?.input ?? [],
            ),
          ];
    const screen = page ? this.filesBelow(page.module) : [];
    const files = new Set([...this.filesBelow(ENTRY), ...screen, ...texts]);
    files.delete(this.scripts.entry);
    return [...files];
  }

  /** The styles of a file. */
  styleOf(file: string): InlineStyle {
    let style = this.styles.get(file);
    if (!style) {
      const text = readFileSync(join(SITE, file), 'utf8').trim();
      if (text.includes('</')) throw new Error(`${file} holds what would end its element`);
      const hash = createHash('sha256').update(text).digest('base64');
      this.styles.set(file, (style = { text, source: `'sha256-${hash}'` }));
    }
    return style;
  }

  private filesBelow(module: string): string[] {
    const { file, css = [], imports = [] } = this.manifest[module] ?? { file: '' };
    return [...imports.flatMap((each) => this.filesBelow(each)), ...css, file];
  }
}
