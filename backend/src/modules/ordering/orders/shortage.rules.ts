import { Message } from '../../../kernel/message';
import { orderingMessages } from '../ordering.messages';

/**
 * Why the requested pieces of a product are not all available.
 * @param left available pieces; undefined if customers cannot see the product
 */
export function shortageOf(name: string, left: number | undefined): Message {
  if (left === undefined) return orderingMessages.productNotSold({ name });
  return left > 0
    ? orderingMessages.onlyLeft({ left, name })
    : orderingMessages.productOutOfStock({ name });
}
