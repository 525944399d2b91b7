import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CatalogueService } from './catalogue.service';
import { StockAttention } from './stock-attention.type';

/** What needs attention among the products. */
@Resolver()
export class StockAttentionResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Access('manage-catalogue')
  @Query(() => StockAttention, { description: 'What needs attention among the products (admin).' })
  stockAttention(@Ctx() { viewer }: RequestContext): Promise<StockAttention> {
    return this.catalogue.stockAttention(viewer);
  }
}
