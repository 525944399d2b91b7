import type { ListCandidateFieldsFragment, ShoppingListLineInput } from '../../generated/graphql';
import type { ListMatch } from './use-match-list';

/** The choice for one entry of a shopping list. */
export interface ListChoice {
  /** The chosen product; undefined if no product matches. */
  productId: string | undefined;
  quantity: number;
  /** Whether it is added to the cart. */
  wanted: boolean;
}

/** Every product that an entry may mean, the most likely first. */
export const candidatesOf = ({ best, alternatives }: ListMatch): ListCandidateFieldsFragment[] =>
  best ? [best, ...alternatives] : [];

/** The initial choices: the best match, if it is in stock. */
export const firstChoices = (matches: readonly ListMatch[]): ListChoice[] =>
  matches.map(({ best }) => ({
    productId: best?.product.id,
    quantity: best?.quantity ?? 1,
    wanted: best !== null && best !== undefined && best.product.stockQuantity > 0,
  }));

/** The lines that are added to the cart. */
export const linesOf = (choices: readonly ListChoice[]): ShoppingListLineInput[] =>
  choices.flatMap(({ productId, quantity, wanted }) =>
    wanted && productId !== undefined ? [{ productId, quantity }] : [],
  );
