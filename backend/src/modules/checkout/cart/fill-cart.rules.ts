import { Message } from '../../../kernel/message';
import { checkoutMessages } from '../checkout.messages';
import { MAX_LINES, MAX_LINE_QUANTITY } from './cart.rules';

/** How many of the requested pieces fit into a cart, and why not all of them. */
export interface Fit {
  quantity: number;
  reason: Message | null;
}

/** The result for another product if the cart has the maximum number of lines. */
export const FULL: Fit = {
  quantity: 0,
  reason: checkoutMessages.fitsNoProduct({ most: MAX_LINES }),
};

/**
 * How many pieces can be added to a cart that has some already, limited by the stock and by the cart.
 * @param inStock remaining pieces; undefined if the product no longer exists
 */
export function fitIntoCart(wanted: number, inCart: number, inStock: number | undefined): Fit {
  if (inStock === undefined) return { quantity: 0, reason: checkoutMessages.fitsNotSold() };
  if (inStock === 0) return { quantity: 0, reason: checkoutMessages.fitsOutOfStock() };
  const room = Math.max(0, Math.min(inStock, MAX_LINE_QUANTITY) - inCart);
  if (room >= wanted) return { quantity: wanted, reason: null };
  return { quantity: room, reason: limitOf(inStock, room === 0) };
}

function limitOf(inStock: number, isAllInCart: boolean): Message {
  if (inStock <= MAX_LINE_QUANTITY)
    return checkoutMessages[isAllInCart ? 'fitsOnlyLeftAllInCart' : 'fitsOnlyLeft']({
      left: inStock,
    });
  return checkoutMessages[isAllInCart ? 'fitsLineAllInCart' : 'fitsLine']({
    mostCount: MAX_LINE_QUANTITY,
  });
}
