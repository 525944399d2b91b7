import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { QuoteService } from './quote.service';
import { Quote, QuoteInput } from './quote.type';

/** Quotes of the caller's cart. */
@Resolver()
export class QuoteResolver {
  constructor(private readonly quotes: QuoteService) {}

  @Access('self')
  @Query(() => Quote, {
    description: "Bill of the caller's cart, with coupon suggestions.",
  })
  quote(
    @Arg('input', () => QuoteInput, {
      defaultValue: {},
      description: 'Order options.',
    })
    input: QuoteInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<Quote> {
    return this.quotes.quote(viewer, input, caller);
  }
}
