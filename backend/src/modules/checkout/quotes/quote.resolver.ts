import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { QuoteService } from './quote.service';
import { Quote, QuoteInput } from './quote.type';

/** What the caller's cart costs. */
@Resolver()
export class QuoteResolver {
  constructor(private readonly quotes: QuoteService) {}

  @Access('self')
  @Query(() => Quote, {
    description: "What the caller's cart costs, and which coupons would help.",
  })
  quote(
    @Arg('input', () => QuoteInput, {
      defaultValue: {},
      description: 'How it would be ordered.',
    })
    input: QuoteInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<Quote> {
    return this.quotes.quote(viewer, input, caller);
  }
}
