import { paths } from '../shared/lib/paths.ts';

/**
 * The pages that the server renders, by the patterns of their paths: for guests, the same for all of them, and each
 * customer, or for customers alone. Browsers render all others.
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
 * What may stand in the query of a page for guests that is rendered: what the shop searches, narrows and sorts by. With
 * anything else, such as `pages`, which asks one query a page, it is left to the browser.
 */
export const renderedParameters: readonly string[] = [
  'search',
  'sort',
  'inStock',
  'veg',
  'minPaise',
  'maxPaise',
];
