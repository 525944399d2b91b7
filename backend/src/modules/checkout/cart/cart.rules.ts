import { Message } from '../../../kernel/message';
import { checkoutMessages } from '../checkout.messages';

/** Maximum number of products in a cart: more than anybody carries home, and as many as one response shows. */
export const MAX_LINES = 200;
/** Maximum number of pieces of one product in a cart, however they were added: the maximum stock of a product. */
export const MAX_LINE_QUANTITY = 1_000_000;

/** The problem with a requested quantity, if any. */
export function quantityProblem(quantity: unknown): Message | undefined {
  if (quantity === 0 || quantity === '' || quantity === null || quantity === undefined)
    return checkoutMessages.quantityZero();
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > MAX_LINE_QUANTITY)
    return checkoutMessages.quantityRange({ mostCount: MAX_LINE_QUANTITY });
  return undefined;
}
