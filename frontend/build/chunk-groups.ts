import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

const moduleOf = (path: string) => fileURLToPath(new URL(`../src/${path}.tsx`, import.meta.url));
const entry = moduleOf('main');
/** The screens that visits begin with. */
const firstScreens = [
  'storefront/landing/landing',
  'storefront/shop/shop',
  'storefront/product/product',
  'customer/home/home',
  'customer/cart/cart',
].map(moduleOf);
const libraries = [
  ['react', /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//],
  ['apollo', /\/node_modules\/(?:@apollo|graphql|rxjs|tslib|@wry|optimism)\//],
] as const;
/** Only an index file leads to it: who follows something live fetches it with that screen. */
const usedLater = /\/@apollo\/client\/react\/hooks\/useSubscription\.js$/;

let atStart: Set<string> | undefined;

/**
 * Puts what the entry or two of the first screens import into three files. Each compressed by itself, some 30 small
 * ones weigh 10 KiB more.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'start',
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      atStart ??= modulesAtStart(graph);
      if (id === entry || !atStart.has(id)) return null;
      return libraries.find(([, files]) => files.test(id))?.[0] ?? 'start';
    },
  },
];

function modulesAtStart(graph: Rolldown.ChunkingContext): Set<string> {
  const start = importedFrom(entry, graph);
  const once = new Set<string>();
  for (const screen of firstScreens)
    for (const id of importedFrom(screen, graph)) (once.has(id) ? start : once).add(id);
  return start;
}

function importedFrom(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()) {
  if (found.has(id) || usedLater.test(id)) return found;
  found.add(id);
  graph.getModuleInfo(id)?.importedIds.forEach((each) => importedFrom(each, graph, found));
  return found;
}
