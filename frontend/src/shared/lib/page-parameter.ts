/** The page a URL asks for: a whole number from 1, whatever somebody has typed there. */
export function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** The same query of a URL on another page; the first page needs no saying. */
export function searchOfPage(parameters: URLSearchParams, page: number): string {
  const next = new URLSearchParams(parameters);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next.size === 0 ? '?' : `?${next}`;
}
