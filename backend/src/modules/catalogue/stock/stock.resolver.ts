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

/** Manual stock changes. */
@Resolver()
export class StockResolver {
  constructor(
    private readonly stockKeeping: StockKeeping,
    private readonly movements: StockMovementsService,
  ) {}

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description:
      'Adds pieces to a stock or removes them, once per key (admin). Fails with NOT_FOUND, VALIDATION, OUT_OF_STOCK if fewer pieces are in stock, or IDEMPOTENCY_KEY_REUSED.',
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
      'Sets a stock if it still is the expected one (admin). Fails with NOT_FOUND, VALIDATION, IDEMPOTENCY_KEY_REUSED, or CONFLICT; `details.current.stockQuantity` of the error then is the current stock.',
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
      'Changes a stock by the difference between the counted and the shown pieces, once per key, so that concurrent sales still count (admin). Fails with NOT_FOUND, VALIDATION, IDEMPOTENCY_KEY_REUSED, CONFLICT if the stock was counted or set since it was shown, or OUT_OF_STOCK if fewer pieces are in stock than are missing.',
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
      'One page of the stock changes of a product, newest first, with the stock after each (admin). Fails with NOT_FOUND, VALIDATION.',
  })
  stockMovements(
    @Arg('productId', () => ID, { description: 'Product ID.' }) productId: string,
    @Arg('after', () => ID, {
      nullable: true,
      description: '`endCursor` of the previous page; the first page if omitted.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Changes per page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StockMovementPart> {
    const id = readRecordId(productId, 'product', 'productId');
    return this.movements.of(viewer, id, { after: after ?? null, pageSize });
  }
}

/** The staff member who made a manual stock change. */
@Resolver(() => ShownMovement)
export class StockMovementStaffResolver {
  constructor(private readonly staffEmails: StaffEmails) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'E-mail address of the staff member who made a manual change; null for other changes, and if they have left.',
  })
  staffEmail(
    @Root() { adminId }: ShownMovement,
    @Ctx() context: RequestContext,
  ): Promise<string | null> | null {
    return adminId === null ? null : this.staffEmails.emailOf(context, adminId);
  }
}
