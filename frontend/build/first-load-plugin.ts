import { readFileSync } from 'node:fs';

import type { Plugin, Rolldown } from 'vite';

import { paths } from '../src/shared/lib/paths.ts';

const source = new URL('../first-load.json', import.meta.url);

/** What pages in Hindi and Marathi are written in; those of every page are named in index.html. */
const devanagariFonts = /-devanagari-[\w-]+\.woff2$/;

interface Page {
  /** The module of the screen, which the router loads by its own. */
  screen: string;
  questions: object[];
  /** For whom the server draws it. */
  drawn?: 'anyone' | 'client';
}

interface FirstLoad {
  everywhere: object[];
  pages: Record<string, Page>;
}

/**
 * Tells the server which pages there are, and what each needs first: the operations whose answers go into it, and the files of its screen and
 * its language,
 * so that the browser asks for them while it reads the page and not after the first script has run.
 */
export const firstLoadForTheServer: Plugin = {
  name: 'first-load-for-the-server',
  apply: 'build',
  generateBundle(_options, bundle) {
    const { everywhere, pages } = JSON.parse(readFileSync(source, 'utf8')) as FirstLoad;
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const entryOf = (module: string) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!chunk) this.error(`No chunk begins with ${module}`);
      return chunk;
    };
    const start = filesOf(entryOf('/index.html'), bundle);
    const atStart = new Set(start);
    const filesFor = (screen: string) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
      if (!chunk) this.error(`frontend/first-load.json: no chunk holds ${screen}`);
      return filesOf(chunk, bundle).filter((file) => !atStart.has(file));
    };
    const told = Object.entries(pages).map(([path, { screen, questions, drawn }]) => {
      const files = filesFor(screen);
      return [path, { files, questions: [...everywhere, ...questions], drawn }] as const;
    });
    const fonts = Object.keys(bundle).filter((file) => devanagariFonts.test(file));
    const languages = Object.fromEntries(
      ['hi', 'mr'].map((name) => [name, [...filesFor(`src/i18n/${name}.po`), ...fonts]]),
    );
    const content = {
      routes: Object.values(paths),
      boot: entryOf('/src/ssr/boot.ts').fileName,
      start: start.filter((file) => file.endsWith('.js')),
      everywhere,
      languages,
      pages: Object.fromEntries(told),
    };
    this.emitFile({
      type: 'asset',
      fileName: 'first-load.json',
      source: JSON.stringify(content, undefined, 2),
    });
  },
};

/** A chunk after all that it imports at once, and their styles. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const before = chunk.imports.flatMap((name) => {
    const imported = bundle[name];
    return imported?.type === 'chunk' ? filesOf(imported, bundle, seen) : [];
  });
  return [...before, ...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName];
}
