import { paths } from '../shared/lib/paths.ts';

/**
 * The readers of a server-rendered page: all guests, who get the same page, and each customer; each guest for
 * themselves; or each customer.
 */
type Audience = 'guest' | 'each-guest' | 'customer';

/** The server-rendered pages, by path pattern. Browsers render all others. */
export const renderedPages: Readonly<Record<string, Audience>> = {
  [paths.landing]: 'guest',
  [paths.shop]: 'guest',
  [paths.shopCategory]: 'guest',
  [paths.product]: 'guest',
  [paths.cart]: 'each-guest',
  [paths.policy]: 'guest',
  [paths.customerHome]: 'customer',
  [paths.customerCart]: 'customer',
  [paths.payment]: 'customer',
};

/**
 * The query parameters of server-rendered pages: search, filters and sort order of guest pages, the order and the way of
 * a payment. With any other, such as `pages`, which needs one query per page, the browser renders the page.
 */
export const renderedParameters: Readonly<Record<Audience, readonly string[]>> = {
  guest: ['search', 'sort', 'inStock', 'veg', 'minPaise', 'maxPaise'],
  'each-guest': [],
  customer: ['orderId', 'by'],
};
