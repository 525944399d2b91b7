import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { BulkProductsService } from './bulk-products.service';
import { AdjustStockRow, SetPriceRow, SetStockRow } from './product-row.inputs';
import { ProductRowResult } from './product-row-result.type';

const ROWS = { description: '1 to 1,000 rows.' };
const EACH = 'a refused row does not affect the others';

/** Changes many products in one call. */
@Resolver()
export class BulkProductsResolver {
  constructor(private readonly bulk: BulkProductsService) {}

  @Access('manage-catalogue')
  @Mutation(() => [ProductRowResult], {
    description: `Like adjustStock, for up to 1,000 products (admin); ${EACH}. Repeated with the same keys, it applies each change once. Fails with VALIDATION (rows).`,
  })
  adjustStocks(
    @Arg('rows', () => [AdjustStockRow], ROWS) rows: AdjustStockRow[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductRowResult[]> {
    return this.bulk.adjustStocks(viewer, rows);
  }

  @Access('manage-catalogue')
  @Mutation(() => [ProductRowResult], {
    description: `Like setStock, for up to 1,000 products (admin); ${EACH}. Fails with VALIDATION (rows).`,
  })
  setStocks(
    @Arg('rows', () => [SetStockRow], ROWS) rows: SetStockRow[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductRowResult[]> {
    return this.bulk.setStocks(viewer, rows);
  }

  @Access('manage-catalogue')
  @Mutation(() => [ProductRowResult], {
    description: `Sets prices of up to 1,000 products, like updateProduct (admin); ${EACH}. Fails with VALIDATION (rows).`,
  })
  setPrices(
    @Arg('rows', () => [SetPriceRow], ROWS) rows: SetPriceRow[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductRowResult[]> {
    return this.bulk.setPrices(viewer, rows);
  }
}
