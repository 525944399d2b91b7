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
  [paths.payment]: 'customer',
};

/**
 * The query parameters of server-rendered pages: search, filters and sort order of guest pages, the order and the way of
 * a payment. With any other, such as `pages`, which needs one query per page, the browser renders the page.
 */
export const renderedParameters: Readonly<Record<'guest' | 'customer', readonly string[]>> = {
  guest: ['search', 'sort', 'inStock', 'veg', 'minPaise', 'maxPaise'],
  customer: ['orderId', 'by'],
};
