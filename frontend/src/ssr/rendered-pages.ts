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
  [paths.customerHome]: 'customer',
  [paths.customerCart]: 'customer',
};
