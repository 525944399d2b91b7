import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CatalogueService } from './catalogue.service';
import { LowStockPage, StockAttention } from './stock-attention.type';

/** Products that need attention. */
@Resolver()
export class StockAttentionResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Access('manage-catalogue')
  @Query(() => StockAttention, { description: 'Products that need attention (admin).' })
  stockAttention(@Ctx() { viewer }: RequestContext): Promise<StockAttention> {
    return this.catalogue.stockAttention(viewer);
  }

  @Access('manage-catalogue')
  @Query(() => LowStockPage, {
    description: 'Products out of stock or low, lowest stock first (admin). Fails with VALIDATION.',
  })
  lowStockProducts(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Products per page, at most 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<LowStockPage> {
    return this.catalogue.lowStock(viewer, { page, pageSize });
  }
}
