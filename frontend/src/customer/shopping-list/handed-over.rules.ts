import type { ShopError } from '../../apollo/shop-error';
import type { HandedOverListQuery, ShoppingListLineInput } from '../../generated/graphql';
import { localUnit } from '../../shared/lib/local-name';
import type { ListMatch } from './use-match-list';

/** The lines of a link such as /client/list?items=12:2,31:1, each a product and its pieces; ignores anything else. */
export const linesOfLink = (items: string | null): ShoppingListLineInput[] =>
  (items ?? '').split(',').flatMap((item) => {
    const [, productId, quantity] = /^(\d{1,10}):(\d{1,7})$/.exec(item) ?? [];
    return productId && quantity ? [{ productId, quantity: Number(quantity) }] : [];
  });

type HandedOverItem = HandedOverListQuery['shoppingListQuote']['cart']['items'][number];

/** The lines of a hand-over as entries of a list: the product is already chosen. */
export const matchesOf = (items: readonly HandedOverItem[]): ListMatch[] =>
  items.map(({ quantity, product }) => ({
    __typename: 'ListMatch',
    text: product.name,
    name: product.name,
    amount: product.unit ? localUnit(product.unit) : null,
    best: { __typename: 'ListCandidate', quantity, isExact: true, product },
    alternatives: [],
  }));

/** The lines without those whose products are no longer sold, if that is why a list was refused. */
export const linesLeft = (
  lines: readonly ShoppingListLineInput[],
  refusal: ShopError | undefined,
): ShoppingListLineInput[] =>
  lines.filter(
    (_, at) => refusal?.code !== 'NOT_FOUND' || !refusal.fields[`lines.${at}.productId`],
  );
