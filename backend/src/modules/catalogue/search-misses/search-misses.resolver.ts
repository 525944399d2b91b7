import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ListedSearchMiss } from './search-miss.type';
import { SearchMissesService } from './search-misses.service';

/** What customers search for and do not find. */
@Resolver()
export class SearchMissesResolver {
  constructor(private readonly misses: SearchMissesService) {}

  @Access('manage-catalogue')
  @Query(() => [ListedSearchMiss], {
    description:
      'What customers searched for at least twice without finding anything, the most often first, with what is found by now (admin). Fails with VALIDATION.',
    // Each text is searched for again: as much work as reading a shopping list.
    complexity: 6_000,
  })
  searchMisses(
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'How many days are counted, back from today: 1 to 90.',
    })
    days: number,
    @Arg('isDismissed', () => Boolean, {
      defaultValue: false,
      description: 'Those that were dismissed, in place of the others.',
    })
    isDismissed: boolean,
    @Arg('limit', () => Int, { defaultValue: 50, description: 'Texts, from 1 to 50.' })
    limit: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedSearchMiss[]> {
    return this.misses.list(viewer, { days, isDismissed, limit });
  }

  @Access('manage-catalogue')
  @Mutation(() => Boolean, {
    description:
      'Takes a text off the list of what was not found, since the shop does not want to sell it, or puts it back (admin). It is counted on. Fails with NOT_FOUND.',
  })
  async dismissSearchMiss(
    @Arg('id', () => ID, { description: 'Number of the text.' }) id: string,
    @Arg('isDismissed', () => Boolean, {
      defaultValue: true,
      description: 'false puts it back.',
    })
    isDismissed: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.misses.setDismissed(viewer, readRecordId(id, 'search', 'id'), isDismissed);
    return isDismissed;
  }
}
