import { paths } from '../shared/lib/paths.ts';

/** A page that the server renders. */
export interface RenderedPage {
  /** Whose page is rendered: that of guests, the same for all of them, or each customer's own. */
  audience: 'guest' | 'customer';
  /** The module of its screen, as Vite's manifest names it: its scripts and styles are preloaded. */
  module: string;
}

/** The pages that the server renders, by the patterns of their paths; browsers render all others. */
export const renderedPages: Readonly<Record<string, RenderedPage>> = {
  [paths.landing]: { audience: 'guest', module: 'src/storefront/landing/landing.tsx' },
  [paths.shop]: { audience: 'guest', module: 'src/storefront/shop/shop.tsx' },
  [paths.shopCategory]: { audience: 'guest', module: 'src/storefront/shop/shop.tsx' },
  [paths.product]: { audience: 'guest', module: 'src/storefront/product/product.tsx' },
  [paths.customerHome]: { audience: 'customer', module: 'src/customer/home/home.tsx' },
  [paths.customerCart]: { audience: 'customer', module: 'src/customer/cart/cart.tsx' },
};
