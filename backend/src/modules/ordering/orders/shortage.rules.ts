import { Message } from '../../../kernel/message';
import { orderingMessages } from '../ordering.messages';

/**
 * Why not all pieces of a product can be taken that somebody asks for.
 * @param left pieces that are there; undefined where customers do not find the product
 */
export function shortageOf(name: string, left: number | undefined): Message {
  if (left === undefined) return orderingMessages.productNotSold({ name });
  return left > 0
    ? orderingMessages.onlyLeft({ left, name })
    : orderingMessages.productOutOfStock({ name });
}
