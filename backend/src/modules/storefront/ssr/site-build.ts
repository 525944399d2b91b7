import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../kernel/language';
import { SITE } from '../../../platform/http/site';

/** The parts of the built site that its pages consist of. */
export interface SiteBuild {
  index: string;
  /** The styles of all pages. */
  style: string;
  /** The script that starts the others on a rendered page, as a path from the root of the site. */
  starter: string;
  /** The texts of the languages other than English. */
  texts: Readonly<Partial<Record<Language, string>>>;
  /** The patterns of the paths of all pages. */
  routes: readonly string[];
  /** The audience of rendered pages, by these patterns. */
  renderedPages: Readonly<Record<string, Audience>>;
  /** Allowed query parameters of a rendered page, by its audience. */
  renderedParameters: Readonly<Record<Audience, readonly string[]>>;
}

/** The readers of a rendered page; see frontend/src/ssr/rendered-pages.ts. */
export type Audience = 'guest' | 'each-guest' | 'customer';

type PageList = Pick<SiteBuild, 'routes' | 'renderedPages' | 'renderedParameters'>;

/** Reads the build once: pages are unaffected by later changes of the folder. undefined in development. */
export function readSiteBuild(): SiteBuild | undefined {
  const read = (name: string): string => readFileSync(join(SITE, name), 'utf8');
  if (!existsSync(join(SITE, 'index.html'))) return undefined;
  const files = JSON.parse(read('manifest.json')) as Record<string, { file: string }>;
  const fileOf = (module: string): string => files[module]?.file ?? '';
  return {
    ...(JSON.parse(read('pages.json')) as PageList),
    index: read('index.html'),
    style: read(fileOf('style.css')).trim(),
    starter: fileOf('src/ssr/deferred-hydration.ts'),
    texts: { hi: fileOf('src/i18n/hi.ts'), mr: fileOf('src/i18n/mr.ts') },
  };
}
