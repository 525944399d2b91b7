import { outOfRange } from './shop-error';

/** One page of a long list, counted from 1. */
export interface PageOf<Item> {
  items: Item[];
  /** How many items all pages hold together. */
  totalCount: number;
  page: number;
  pageSize: number;
  pageCount: number;
}

/** Which page is asked for. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** A bigger page would let one request hold the server. */
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 1_000_000;

/** Refuses a page that cannot be (VALIDATION with the field's name). */
export function assertPage({ page, pageSize }: PageRequest): void {
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) throw outOfRange('page', 1, MAX_PAGE);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > MAX_PAGE_SIZE)
    throw outOfRange('pageSize', 1, MAX_PAGE_SIZE);
}

/** How many items stand before a page. */
export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize;

/** Which rows a page has, as TypeORM is told. */
export const rowsOfPage = (request: PageRequest): { skip: number; take: number } => ({
  skip: offsetOf(request),
  take: request.pageSize,
});

/** Puts a page's items and the count of all together. */
export function pageOf<Item>(
  items: Item[],
  totalCount: number,
  request: PageRequest,
): PageOf<Item> {
  const pageCount = Math.max(1, Math.ceil(totalCount / request.pageSize));
  return { items, totalCount, pageCount, page: request.page, pageSize: request.pageSize };
}
