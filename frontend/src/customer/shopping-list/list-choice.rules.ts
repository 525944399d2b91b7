import type { ListCandidateFieldsFragment, ShoppingListLineInput } from '../../generated/graphql';
import type { ListMatch } from './use-match-list';

/** What is to become of one entry of a list. */
export interface ListChoice {
  /** The product that was chosen; none where the shop has nothing like it. */
  productId: string | undefined;
  quantity: number;
  /** Whether it is to go into the cart. */
  wanted: boolean;
}

/** Every product that an entry may mean, the likeliest first. */
export const candidatesOf = ({ best, alternatives }: ListMatch): ListCandidateFieldsFragment[] =>
  best ? [best, ...alternatives] : [];

/** What is chosen before anybody looked: the likeliest, where it can be had. */
export const firstChoices = (matches: readonly ListMatch[]): ListChoice[] =>
  matches.map(({ best }) => ({
    productId: best?.product.id,
    quantity: best?.quantity ?? 1,
    wanted: best !== null && best !== undefined && best.product.stockQuantity > 0,
  }));

/** The lines that go into the cart. */
export const linesOf = (choices: readonly ListChoice[]): ShoppingListLineInput[] =>
  choices.flatMap(({ productId, quantity, wanted }) =>
    wanted && productId !== undefined ? [{ productId, quantity }] : [],
  );
