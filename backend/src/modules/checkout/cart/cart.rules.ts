import { FieldMessages } from '../../../kernel/shop-error';

/** How many products a cart holds: more than anybody carries home, and what one answer shows. */
export const MAX_LINES = 200;
/** How many pieces of one product a cart holds, however they were added: as many as the shop can have in stock. */
export const MAX_LINE_QUANTITY = 1_000_000;
/** The same, for people. */
export const MAX_LINE_TEXT = '10,00,000';

/** The specified text for an empty or zero quantity, spelled as the specification spells it. */
export const QUANTITY_ZERO_MESSAGE = 'Qunatity should not be zero';
export const QUANTITY_RANGE_MESSAGE = `Quantity should be a whole number from 1 to ${MAX_LINE_TEXT}`;

/** What is wrong with an asked-for quantity, if anything. */
export function quantityProblem(quantity: unknown): FieldMessages | undefined {
  if (quantity === 0 || quantity === '' || quantity === null || quantity === undefined)
    return { quantity: QUANTITY_ZERO_MESSAGE };
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > MAX_LINE_QUANTITY)
    return { quantity: QUANTITY_RANGE_MESSAGE };
  return undefined;
}
