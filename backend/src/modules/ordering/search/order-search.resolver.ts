import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderSearchFilter } from './order-search.input';
import { OrderSort } from './order-sort.enum';
import { OrderSearchService } from './order-search.service';
import { FoundOrderCount, FoundOrders } from './order-search.type';

/** Orders as the staff looks for them. */
@Resolver(() => FoundOrders)
export class OrderSearchResolver {
  constructor(private readonly searching: OrderSearchService) {}

  @Access('read-orders')
  @Query(() => FoundOrders, {
    description:
      'The orders of all customers that fit a filter (admin), by place in the list instead of by page: what is placed or moves on meanwhile shifts nothing. Fails with VALIDATION.',
  })
  orderSearch(
    @Arg('filter', () => OrderSearchFilter, {
      nullable: true,
      description: 'Which orders; left out, all.',
    })
    filter: OrderSearchFilter | null,
    @Arg('sort', () => OrderSort, {
      defaultValue: OrderSort.NEWEST,
      description: 'In which order they are listed.',
    })
    sort: OrderSort,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Orders a part, from 1 to 100.' })
    pageSize: number,
    @Arg('after', () => String, {
      nullable: true,
      description: "The part behind this place: an earlier part's endCursor.",
    })
    after: string | null,
    @Arg('before', () => String, {
      nullable: true,
      description: "The part before this place: an earlier part's startCursor.",
    })
    before: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FoundOrders> {
    return this.searching.search(viewer, filter ?? {}, { sort, pageSize, after, before });
  }

  @FieldResolver(() => FoundOrderCount, { description: 'How many fit the filter in all.' })
  count(@Root() found: FoundOrders): Promise<FoundOrderCount> {
    return this.searching.count(found);
  }
}
