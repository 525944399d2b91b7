import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ProductTableFilter } from './product-table.input';
import { ProductTableSort } from './product-table.rules';
import { ProductTableService } from './product-table.service';
import { ProductTablePart } from './product-table.type';

/** The product table of the staff. */
@Resolver()
export class ProductTableResolver {
  constructor(private readonly table: ProductTableService) {}

  @Access('manage-catalogue')
  @Query(() => ProductTablePart, {
    description:
      'Products that match a filter, including hidden ones, with cursor pagination: concurrent changes shift no page (admin). Fails with VALIDATION.',
    complexity: 50,
  })
  productTable(
    @Arg('filter', () => ProductTableFilter, {
      nullable: true,
      description: 'Product filter; all products if omitted.',
    })
    filter: ProductTableFilter | null | undefined,
    @Arg('sort', () => ProductTableSort, {
      defaultValue: ProductTableSort.NEWEST,
      description: 'Sort order.',
    })
    sort: ProductTableSort,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Products per page, from 1 to 100.',
    })
    pageSize: number,
    @Arg('after', () => String, {
      nullable: true,
      description: '`endCursor` of a page in the same sort order; returns the page after it.',
    })
    after: string | null | undefined,
    @Arg('before', () => String, {
      nullable: true,
      description: '`startCursor` of a page in the same sort order; returns the page before it.',
    })
    before: string | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductTablePart> {
    return this.table.part(viewer, filter ?? {}, { sort, pageSize, after, before });
  }
}
