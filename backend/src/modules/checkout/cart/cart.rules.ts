import { Message } from '../../../kernel/message';
import { checkoutMessages } from '../checkout.messages';

/** How many products a cart holds: more than anybody carries home, and what one answer shows. */
export const MAX_LINES = 200;
/** How many pieces of one product a cart holds, however they were added: as many as the shop can have in stock. */
export const MAX_LINE_QUANTITY = 1_000_000;

/** What is wrong with an asked-for quantity, if anything. */
export function quantityProblem(quantity: unknown): Message | undefined {
  if (quantity === 0 || quantity === '' || quantity === null || quantity === undefined)
    return checkoutMessages.quantityZero();
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > MAX_LINE_QUANTITY)
    return checkoutMessages.quantityRange({ mostCount: MAX_LINE_QUANTITY });
  return undefined;
}
