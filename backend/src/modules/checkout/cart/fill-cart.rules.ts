import { MAX_LINES, MAX_LINE_QUANTITY, MAX_LINE_TEXT } from './cart.rules';

/** How many pieces of what was wanted fit into a cart, and why not all of them, for people. */
export interface Fit {
  quantity: number;
  reason: string | null;
}

/** What another product is told of a cart that holds as many as it can. */
export const FULL: Fit = {
  quantity: 0,
  reason: `a cart holds at most ${MAX_LINES} products`,
};

/**
 * How many pieces can be added to a cart that holds some already: as many as are in stock and as a cart takes.
 * @param inStock pieces that are left; nothing where the shop no longer has the product
 */
export function fitIntoCart(wanted: number, inCart: number, inStock: number | undefined): Fit {
  if (inStock === undefined) return { quantity: 0, reason: 'no longer sold' };
  if (inStock === 0) return { quantity: 0, reason: 'out of stock' };
  const room = Math.max(0, Math.min(inStock, MAX_LINE_QUANTITY) - inCart);
  if (room >= wanted) return { quantity: wanted, reason: null };
  const most =
    inStock <= MAX_LINE_QUANTITY
      ? `only ${inStock} left`
      : `a cart takes only ${MAX_LINE_TEXT} of one product`;
  return { quantity: room, reason: room === 0 ? `${most}, all of them in the cart` : most };
}
