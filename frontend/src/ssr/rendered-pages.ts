import { paths } from '../shared/lib/paths.ts';

/**
 * The server-rendered pages, by path pattern: for guests (the same page for all of them) and each customer, or for
 * customers only. Browsers render all others.
 */
export const renderedPages: Readonly<Record<string, 'guest' | 'customer'>> = {
  [paths.landing]: 'guest',
  [paths.shop]: 'guest',
  [paths.shopCategory]: 'guest',
  [paths.product]: 'guest',
  [paths.policy]: 'guest',
  [paths.customerHome]: 'customer',
  [paths.customerCart]: 'customer',
};

/**
 * The query parameters of server-rendered guest pages: search, filters and sort order. With any other, such as `pages`,
 * which needs one query per page, the browser renders the page.
 */
export const renderedParameters: readonly string[] = [
  'search',
  'sort',
  'inStock',
  'veg',
  'minPaise',
  'maxPaise',
];
