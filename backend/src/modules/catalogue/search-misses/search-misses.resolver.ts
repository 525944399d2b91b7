import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ListedSearchMiss } from './search-miss.type';
import { SearchMissesService } from './search-misses.service';

/** Searches without a result. */
@Resolver()
export class SearchMissesResolver {
  constructor(private readonly misses: SearchMissesService) {}

  @Access('manage-catalogue')
  @Query(() => [ListedSearchMiss], {
    description:
      'Texts that customers searched for at least twice without a result, most frequent first, with their current results (admin). Fails with VALIDATION.',
    // Each text is searched for again: as much work as reading a shopping list.
    complexity: 6_000,
  })
  searchMisses(
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'Days to count, back from today: 1 to 90.',
    })
    days: number,
    @Arg('isDismissed', () => Boolean, {
      defaultValue: false,
      description: 'true returns dismissed texts instead of the others.',
    })
    isDismissed: boolean,
    @Arg('limit', () => Int, {
      defaultValue: 50,
      description: 'Maximum number of texts, from 1 to 50.',
    })
    limit: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedSearchMiss[]> {
    return this.misses.list(viewer, { days, isDismissed, limit });
  }

  @Access('manage-catalogue')
  @Mutation(() => Boolean, {
    description:
      'Dismisses a text that the shop does not want to sell from the list of searches without a result, or restores it (admin). It continues to be counted. Fails with NOT_FOUND.',
  })
  async dismissSearchMiss(
    @Arg('id', () => ID, { description: 'Search text ID.' }) id: string,
    @Arg('isDismissed', () => Boolean, {
      defaultValue: true,
      description: 'false restores it.',
    })
    isDismissed: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.misses.setDismissed(viewer, readRecordId(id, 'search', 'id'), isDismissed);
    return isDismissed;
  }
}
