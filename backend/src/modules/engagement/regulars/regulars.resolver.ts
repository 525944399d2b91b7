import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Regular } from './regular.type';
import { RegularsService } from './regulars.service';

/** What the caller buys again and again. */
@Resolver()
export class RegularsResolver {
  constructor(private readonly regulars: RegularsService) {}

  @Access('customer')
  @Query(() => [Regular], {
    description:
      'What the caller bought most often and most recently, what is in stock first. Fails with UNAUTHENTICATED, or VALIDATION.',
  })
  myRegulars(
    @Arg('limit', () => Int, { defaultValue: 12, description: 'How many, from 1 to 50.' })
    limit: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Regular[]> {
    return this.regulars.of(viewer, limit);
  }
}
