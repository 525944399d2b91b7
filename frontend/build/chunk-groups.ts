import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

const moduleOf = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const entry = moduleOf('main.tsx');
/** Most visits begin with the first of these screens and go on to the second. */
const landing = moduleOf('storefront/landing/landing.tsx');
const shop = moduleOf('storefront/shop/shop.tsx');

/** Files of their own, so that evaluating them and what is ours does not hold up a page for long at once. */
const react = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;
const apollo = /\/node_modules\/(?:@apollo|graphql|rxjs|@wry|optimism)\//;

/** What others reach through an index file only: who follows something live fetches it with that screen. */
const usedLater = /\/@apollo\/client\/react\/hooks\/useSubscription\.js$/;

/**
 * Which modules are sent together: two dozen small files would wait for each other, and each be packed by itself. What
 * every page begins with is what the site's entry imports and what both first screens do; the rest of the landing
 * page is a file, too. Nothing is in there that is loaded when it is needed.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let atStart: Set<string> | undefined;
  let ofLanding: Set<string> | undefined;
  const isAtStart = (id: string, graph: Rolldown.ChunkingContext) => {
    atStart ??= modulesAtStart(graph);
    return id !== entry && atStart.has(id);
  };
  return [
    // Before Apollo, which would take what it needs of React with it.
    {
      debugName: 'react',
      priority: 3,
      name: (id, graph) => (react.test(id) && isAtStart(id, graph) ? 'react' : null),
    },
    {
      debugName: 'start',
      priority: 2,
      name: (id, graph) => {
        if (!isAtStart(id, graph)) return null;
        return apollo.test(id) ? 'apollo' : 'start';
      },
    },
    {
      debugName: 'landing',
      priority: 1,
      name: (id, graph) => {
        ofLanding ??= importedFrom(landing, graph);
        return ofLanding.has(id) ? 'landing' : null;
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
