import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Regular } from './regular.type';
import { RegularsService } from './regulars.service';

/** Products that the caller buys regularly. */
@Resolver()
export class RegularsResolver {
  constructor(private readonly regulars: RegularsService) {}

  @Access('customer')
  @Query(() => [Regular], {
    description:
      'Products that the caller bought most often and most recently, those in stock first. Fails with UNAUTHENTICATED, or VALIDATION.',
  })
  myRegulars(
    @Arg('limit', () => Int, {
      defaultValue: 12,
      description: 'Maximum number of products, from 1 to 50.',
    })
    limit: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Regular[]> {
    return this.regulars.of(viewer, limit);
  }
}
