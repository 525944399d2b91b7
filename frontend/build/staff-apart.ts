import type { Plugin, Rolldown } from 'vite';

const isOfStaff = (id: string) => id.includes('/src/staff/');
/** Excludes the bundler's own virtual modules. */
const isAFile = (id: string) => id.startsWith('/');

interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Chunk {
  fileName: string;
  moduleIds: readonly string[];
  /** The files that are loaded with it. */
  imports: readonly string[];
}

/** Returns everything reachable from the starts. */
function reachable<T>(starts: Iterable<T>, next: (from: T) => readonly T[]): Set<T> {
  const found = new Set(starts);
  for (const each of found) next(each).forEach((to) => found.add(to));
  return found;
}

/**
 * Returns the modules that the shop does not import but that are in a file it loads, as `file: module`. The shop
 * imports staff code only dynamically, and never loads it.
 */
export function staffCodeOfTheShop(
  entryIds: readonly string[],
  chunks: readonly Chunk[],
  importsOf: (id: string) => Imports | null,
): string[] {
  const importsOfAll = (id: string) =>
    importsOf(id) ?? { importedIds: [], dynamicallyImportedIds: [] };
  const modules = reachable(entryIds, (id) => {
    const { importedIds, dynamicallyImportedIds } = importsOfAll(id);
    return [...importedIds, ...dynamicallyImportedIds.filter((to) => !isOfStaff(to))];
  });
  const starts = new Set([
    ...entryIds,
    ...[...modules].flatMap((id) => importsOfAll(id).dynamicallyImportedIds),
  ]);
  const files = reachable(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => starts.has(id) && modules.has(id))),
    ({ imports }) => chunks.filter(({ fileName }) => imports.includes(fileName)),
  );
  return [...files].flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .filter((id) => isOfStaff(id) || (isAFile(id) && !modules.has(id)))
      .map((id) => `${fileName}: ${id}`),
  );
}

/** Fails the build if customers would load code that only the staff needs. */
export const staffApart: Plugin = {
  name: 'staff-apart',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(
      (file): file is Rolldown.OutputChunk => file.type === 'chunk',
    );
    const entryIds = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
    const found = staffCodeOfTheShop(entryIds, chunks, (id) => this.getModuleInfo(id));
    if (found.length > 0)
      this.error(`Code of the staff console is in files of the shop:\n${found.join('\n')}`);
  },
};
