import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/**
 * Puts what every page begins with into one file: two dozen small ones would wait for each other, and each be packed
 * by itself. It is what the site's entry imports, and what that imports, but nothing that is loaded when it is needed.
 */
export function startChunk(): Rolldown.CodeSplittingNameFunction {
  let atStart: Set<string> | undefined;
  return (id, graph) => {
    atStart ??= importedFrom(entry, graph);
    return atStart.has(id) ? 'start' : null;
  };
}

function importedFrom(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
    importedFrom(imported, graph, found);
  return found;
}
