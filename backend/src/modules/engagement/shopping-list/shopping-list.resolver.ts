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

/** Lists that somebody wrote or pasted. */
@Resolver()
export class ShoppingListResolver {
  constructor(private readonly lists: ShoppingListService) {}

  @Access('anyone')
  @Query(() => [ListMatch], {
    description:
      "Reads a list such as '2 kg aloo, 1 l doodh' and finds a product for each entry; nothing is changed. Fails with VALIDATION above 4,000 characters or 50 entries.",
    // As much work as fifty searches for misspelled words: one list is read by each request.
    complexity: 6_000,
  })
  matchShoppingList(
    @Arg('text', () => String, { description: 'The list, in English, Hindi or Marathi.' })
    text: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListMatch[]> {
    return this.lists.match(viewer, text);
  }

  @Access('self')
  @Query(() => ShoppingListQuote, {
    description:
      'What the lines of a list would cost the caller before they are in a cart, and where a customer puts them into it; nothing is changed. Fails with VALIDATION (lines, lines.N.quantity) or NOT_FOUND (lines.N.productId, addressId).',
  })
  shoppingListQuote(
    @Arg('lines', () => [ShoppingListLineInput], {
      description: 'What is to be quoted, from 1 to 50 lines.',
    })
    lines: ShoppingListLineInput[],
    @Arg('input', () => QuoteInput, {
      defaultValue: {},
      description: 'How it would be ordered.',
    })
    input: QuoteInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<ShoppingListQuote> {
    return this.lists.quote(viewer, lines, input, caller);
  }

  @Access('customer')
  @Mutation(() => AddShoppingListPayload, {
    description:
      "Puts the lines of a list into the caller's cart, each up to what is in stock. Fails with VALIDATION (lines.N.quantity) or NOT_FOUND (lines.N.productId).",
  })
  addShoppingList(
    @Arg('lines', () => [ShoppingListLineInput], {
      description: 'What to add, from 1 to 50 lines.',
    })
    lines: ShoppingListLineInput[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<AddShoppingListPayload> {
    return this.lists.add(viewer, lines);
  }
}
