import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { BuyingListService } from './buying-list.service';
import { BuyingListPage } from './buying-list.type';

/** What the shop should buy. */
@Resolver()
export class BuyingListResolver {
  constructor(private readonly buying: BuyingListService) {}

  @Access('manage-catalogue')
  @Query(() => BuyingListPage, {
    description:
      'What is sold out or low, with who waits for it and how much of it to buy, what has the fewest pieces first (admin). Fails with VALIDATION.',
  })
  buyingList(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Products a page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<BuyingListPage> {
    return this.buying.list(viewer, { page, pageSize });
  }
}
