import { outOfRange } from './shop-error';

/** One page of a long list, counted from 1. */
export interface PageOf<Item> {
  items: Item[];
  /** Total number of items on all pages. */
  totalCount: number;
  page: number;
  pageSize: number;
  pageCount: number;
}

/** The requested page. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** Larger pages would let a single request block the server. */
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 1_000_000;

/** Refuses invalid page requests (VALIDATION with the field's name). */
export function assertPage({ page, pageSize }: PageRequest): void {
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) throw outOfRange('page', 1, MAX_PAGE);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > MAX_PAGE_SIZE)
    throw outOfRange('pageSize', 1, MAX_PAGE_SIZE);
}

/** Number of items before a page. */
export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize;

/** The rows of a page as TypeORM options. */
export const rowsOfPage = (request: PageRequest): { skip: number; take: number } => ({
  skip: offsetOf(request),
  take: request.pageSize,
});

/** Combines the items of a page with the total count. */
export function pageOf<Item>(
  items: Item[],
  totalCount: number,
  request: PageRequest,
): PageOf<Item> {
  const pageCount = Math.max(1, Math.ceil(totalCount / request.pageSize));
  return { items, totalCount, pageCount, page: request.page, pageSize: request.pageSize };
}
