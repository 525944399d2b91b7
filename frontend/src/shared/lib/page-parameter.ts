/** The page number in a URL; 1 if it is invalid. */
export function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** The query string for another page. Page 1 is omitted. */
export function searchOfPage(parameters: URLSearchParams, page: number): string {
  const next = new URLSearchParams(parameters);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next.size === 0 ? '?' : `?${next}`;
}
