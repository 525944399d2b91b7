import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderSearchFilter } from './order-search.input';
import { OrderSort } from './order-sort.enum';
import { OrderSearchService } from './order-search.service';
import { FoundOrderCount, FoundOrders } from './order-search.type';

/** Order search for staff. */
@Resolver(() => FoundOrders)
export class OrderSearchResolver {
  constructor(private readonly searching: OrderSearchService) {}

  @Access('read-orders')
  @Query(() => FoundOrders, {
    description:
      'Searches the orders of all customers by a filter (admin), with cursors instead of page numbers: orders placed or moved in the meantime do not shift the results. Fails with VALIDATION.',
  })
  orderSearch(
    @Arg('filter', () => OrderSearchFilter, {
      nullable: true,
      description: 'Filter; default: all orders.',
    })
    filter: OrderSearchFilter | null,
    @Arg('sort', () => OrderSort, {
      defaultValue: OrderSort.NEWEST,
      description: 'Sort order.',
    })
    sort: OrderSort,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Orders per page, from 1 to 100.',
    })
    pageSize: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Cursor: returns the orders after it; `endCursor` of an earlier page.',
    })
    after: string | null,
    @Arg('before', () => String, {
      nullable: true,
      description: 'Cursor: returns the orders before it; `startCursor` of an earlier page.',
    })
    before: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FoundOrders> {
    return this.searching.search(viewer, filter ?? {}, { sort, pageSize, after, before });
  }

  @FieldResolver(() => FoundOrderCount, {
    description: 'Number of orders that match the filter in total.',
  })
  count(@Root() found: FoundOrders): Promise<FoundOrderCount> {
    return this.searching.count(found);
  }
}
