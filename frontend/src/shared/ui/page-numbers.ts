export type PageEntry = { kind: 'page'; page: number } | { kind: 'gap'; key: string };

/** The first and the last page and those around the current one, with gaps in between. */
export function pageNumbers(current: number, pageCount: number): PageEntry[] {
  const shown = [...around(current, pageCount)].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1] ?? page - 1;
    const entry: PageEntry = { kind: 'page', page };
    if (page === previous + 1) return [entry];
    return [{ kind: 'gap', key: `after-${previous}` }, entry];
  });
}

function around(current: number, pageCount: number): Set<number> {
  // Shows three pages at the ends, too, so that the row does not shrink there.
  const middle = Math.min(Math.max(current, 2), Math.max(pageCount - 1, 1));
  const wanted = [1, middle - 1, middle, middle + 1, pageCount];
  return new Set(wanted.filter((page) => page >= 1 && page <= pageCount));
}
