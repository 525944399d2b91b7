import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Product } from '../products/product.entity';
import type { ListedProduct } from '../products/listed-product';
import { AdjustStockArgs, SetStockArgs } from './stock-change.input';
import { StockKeeping } from './stock-keeping.service';

/** Stocks that staff change by hand. */
@Resolver()
export class StockResolver {
  constructor(private readonly stockKeeping: StockKeeping) {}

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description:
      'Adds pieces to a stock, or takes some away, once under a key (admin). Fails with NOT_FOUND, VALIDATION, OUT_OF_STOCK where fewer are there, or IDEMPOTENCY_KEY_REUSED.',
  })
  adjustStock(
    @Args(() => AdjustStockArgs) args: AdjustStockArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    const productId = readRecordId(args.productId, 'product', 'productId');
    return this.stockKeeping.adjust(viewer, productId, args);
  }

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description:
      'Sets a stock to a number, where it still is the expected one (admin). Fails with NOT_FOUND, VALIDATION, IDEMPOTENCY_KEY_REUSED, or CONFLICT: then details.current.stockQuantity of the error is the present stock.',
  })
  setStock(
    @Args(() => SetStockArgs) args: SetStockArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    const productId = readRecordId(args.productId, 'product', 'productId');
    return this.stockKeeping.set(viewer, productId, args);
  }
}
