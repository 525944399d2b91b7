import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

const moduleOf = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const entry = moduleOf('main.tsx');
/** Most visits begin with the first of these screens and go on to the second. */
const [landing, shop] = [
  moduleOf('storefront/landing/landing.tsx'),
  moduleOf('storefront/shop/shop.tsx'),
];
const react = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;
const apollo = /\/node_modules\/(?:@apollo|graphql|rxjs|@wry|optimism)\//;
/** What others reach through an index file only: who follows something live fetches it with that screen. */
const usedLater = /\/@apollo\/client\/react\/hooks\/useSubscription\.js$/;

/**
 * What every page begins with is in three files, since two dozen small ones would wait for each other, and each be
 * compressed by itself: React, Apollo, and our own modules that the entry or both first screens import. What else the
 * landing page imports is a fourth.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let atStart: Set<string> | undefined;
  let ofLanding: Set<string> | undefined;
  const isAtStart = (id: string, graph: Rolldown.ChunkingContext) => {
    atStart ??= modulesAtStart(graph);
    return id !== entry && atStart.has(id);
  };
  const group = (debugName: string, priority: number, matches: (id: string) => boolean) => ({
    debugName,
    priority,
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      matches(id) && isAtStart(id, graph) ? debugName : null,
  });
  return [
    // Before Apollo, which would take what it needs of React with it.
    group('react', 3, (id) => react.test(id)),
    group('apollo', 2, (id) => apollo.test(id)),
    group('start', 1, () => true),
    {
      debugName: 'landing',
      name: (id, graph) => {
        ofLanding ??= importedFrom(landing, graph);
        return id !== landing && ofLanding.has(id) ? 'landing-parts' : null;
      },
    },
  ];
}

function modulesAtStart(graph: Rolldown.ChunkingContext): Set<string> {
  const inShop = importedFrom(shop, graph);
  const both = [...importedFrom(landing, graph)].filter((id) => inShop.has(id));
  return new Set([...importedFrom(entry, graph), ...both]);
}

function importedFrom(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()) {
  if (found.has(id) || usedLater.test(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
    importedFrom(imported, graph, found);
  return found;
}
