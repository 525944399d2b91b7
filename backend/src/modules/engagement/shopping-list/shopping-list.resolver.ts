import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { QuoteInput } from '../../checkout';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ShoppingListService } from './shopping-list.service';
import {
  AddShoppingListPayload,
  ListMatch,
  ShoppingListLineInput,
  ShoppingListQuote,
} from './shopping-list.type';

/** Shopping lists that somebody typed or pasted. */
@Resolver()
export class ShoppingListResolver {
  constructor(private readonly lists: ShoppingListService) {}

  @Access('anyone')
  @Query(() => [ListMatch], {
    description:
      "Parses a list such as '2 kg aloo, 1 l doodh' and finds a product for each entry; changes nothing. Fails with VALIDATION above 4,000 characters or 50 entries.",
    // As much work as fifty searches for misspelled words: each request may read one list.
    complexity: 6_000,
  })
  matchShoppingList(
    @Arg('text', () => String, { description: 'List in English, Hindi or Marathi.' })
    text: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListMatch[]> {
    return this.lists.match(viewer, text);
  }

  @Access('self')
  @Query(() => ShoppingListQuote, {
    description:
      'Quotes the lines of a list without putting them into a cart, and returns the URL at which a customer adds them; changes nothing. Fails with VALIDATION (lines, lines.N.quantity) or NOT_FOUND (addressId, lines.N.productId for each missing product).',
  })
  shoppingListQuote(
    @Arg('lines', () => [ShoppingListLineInput], {
      description: 'Lines to quote, from 1 to 50.',
    })
    lines: ShoppingListLineInput[],
    @Arg('input', () => QuoteInput, {
      defaultValue: {},
      description: 'Order options.',
    })
    input: QuoteInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<ShoppingListQuote> {
    return this.lists.quote(viewer, lines, input, caller);
  }

  @Access('customer')
  @Mutation(() => AddShoppingListPayload, {
    description:
      "Adds the lines of a list to the caller's cart, each up to the stock. Fails with VALIDATION (lines.N.quantity) or NOT_FOUND (lines.N.productId for each missing product).",
  })
  addShoppingList(
    @Arg('lines', () => [ShoppingListLineInput], {
      description: 'Lines to add, from 1 to 50.',
    })
    lines: ShoppingListLineInput[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<AddShoppingListPayload> {
    return this.lists.add(viewer, lines);
  }
}
