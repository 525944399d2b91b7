import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ProductTableFilter } from './product-table.input';
import { ProductTableSort } from './product-table.rules';
import { ProductTableService } from './product-table.service';
import { ProductTablePart } from './product-table.type';

/** The products as the staff filters, sorts and edits them. */
@Resolver()
export class ProductTableResolver {
  constructor(private readonly table: ProductTableService) {}

  @Access('manage-catalogue')
  @Query(() => ProductTablePart, {
    description:
      'The products that fit a filter (admin), hidden ones included, by place in the list instead of by page: what is added or changed meanwhile shifts nothing. Fails with VALIDATION.',
    complexity: 50,
  })
  productTable(
    @Arg('filter', () => ProductTableFilter, {
      nullable: true,
      description: 'Which products; left out, all.',
    })
    filter: ProductTableFilter | null | undefined,
    @Arg('sort', () => ProductTableSort, {
      defaultValue: ProductTableSort.NEWEST,
      description: 'In which order they are listed.',
    })
    sort: ProductTableSort,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Products a part, from 1 to 100.',
    })
    pageSize: number,
    @Arg('after', () => String, {
      nullable: true,
      description: "The part behind this place: an earlier part's endCursor, in the same order.",
    })
    after: string | null | undefined,
    @Arg('before', () => String, {
      nullable: true,
      description: "The part before this place: an earlier part's startCursor, in the same order.",
    })
    before: string | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductTablePart> {
    return this.table.part(viewer, filter ?? {}, { sort, pageSize, after, before });
  }
}
