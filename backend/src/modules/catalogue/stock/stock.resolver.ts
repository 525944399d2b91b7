import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Product } from '../products/product.entity';
import type { ListedProduct } from '../products/listed-product';
import { StaffEmails } from '../../identity';
import { AdjustStockArgs, CountStockArgs, SetStockArgs } from './stock-change.input';
import { StockKeeping } from './stock-keeping.service';
import { ShownMovement, StockMovementPart } from './stock-movement.type';
import { StockMovementsService } from './stock-movements.service';

/** Stocks that staff change by hand. */
@Resolver()
export class StockResolver {
  constructor(
    private readonly stockKeeping: StockKeeping,
    private readonly movements: StockMovementsService,
  ) {}

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

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description:
      'Changes a stock by the difference between what was counted and what was shown, once under a key, so that what is sold meanwhile stays sold (admin). Fails with NOT_FOUND, VALIDATION, IDEMPOTENCY_KEY_REUSED, or OUT_OF_STOCK where fewer are there by now than are missing.',
  })
  countStock(
    @Args(() => CountStockArgs) args: CountStockArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    const productId = readRecordId(args.productId, 'product', 'productId');
    return this.stockKeeping.count(viewer, productId, args);
  }

  @Access('manage-catalogue')
  @Query(() => StockMovementPart, {
    description:
      'A part of the changes of the stock of a product, the newest first, with the stock after each (admin). Fails with NOT_FOUND, VALIDATION.',
  })
  stockMovements(
    @Arg('productId', () => ID, { description: 'Number of the product.' }) productId: string,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'The endCursor of the part before; the first part without one.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Changes, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StockMovementPart> {
    const id = readRecordId(productId, 'product', 'productId');
    return this.movements.of(viewer, id, { after: after ?? null, pageSize });
  }
}

/** Who changed a stock by hand. */
@Resolver(() => ShownMovement)
export class StockMovementStaffResolver {
  constructor(private readonly staffEmails: StaffEmails) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address of who changed it by hand, where they are still there.',
  })
  staffEmail(
    @Root() { adminId }: ShownMovement,
    @Ctx() context: RequestContext,
  ): Promise<string | null> | null {
    return adminId === null ? null : this.staffEmails.emailOf(context, adminId);
  }
}
