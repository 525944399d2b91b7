import {
  Arg,
  Args,
  Ctx,
  Extensions,
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
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffEmails } from '../../identity';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { WriteOffBatchArgs } from './batch.input';
import { BatchesService } from './batches.service';
import { ExpiringBatchesService } from './expiring-batches.service';
import { GoodsReceiptLine } from './goods-receipt-line.entity';
import { GoodsReceipt } from './goods-receipt.entity';
import { ReceiveGoodsInput } from './goods-receipt.input';
import { GoodsReceiptUndoing } from './goods-receipt-undoing.service';
import { GoodsReceiptsService } from './goods-receipts.service';
import { ExpiringBatchPage, GoodsReceiptPage } from './goods.types';

const PAGE_ARG = { defaultValue: 1, description: 'Page number, from 1.' };

/** Goods receipts and expiring batches. */
@Resolver(() => GoodsReceipt)
export class GoodsResolver {
  constructor(
    private readonly receipts: GoodsReceiptsService,
    private readonly undoing: GoodsReceiptUndoing,
    private readonly expiring: ExpiringBatchesService,
    private readonly batches: BatchesService,
    private readonly staffEmails: StaffEmails,
  ) {}

  @Access('manage-catalogue')
  @Mutation(() => GoodsReceipt, {
    description:
      "Receives the lines of a wholesaler's bill, with costs and new prices, once per key: all lines or none (admin). Fails with IDEMPOTENCY_KEY_REUSED, or with VALIDATION or NOT_FOUND and fields such as lines.0.pieces.",
  })
  receiveGoods(
    @Arg('input', () => ReceiveGoodsInput, { description: 'Bill.' }) input: ReceiveGoodsInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GoodsReceipt> {
    return this.receipts.receive(viewer, input);
  }

  @Access('manage-catalogue')
  @Mutation(() => GoodsReceipt, {
    description:
      'Undoes a wrong goods receipt as a whole, once: the pieces that are still at its place leave the stock, and a product that still has its cost gets that of its latest other receipt, or none. Prices stay (admin). Fails with NOT_FOUND, OUT_OF_STOCK if nothing of it is left, or CONFLICT if the pieces to remove are no longer as expected.',
  })
  undoGoodsReceipt(
    @Arg('id', () => ID, { description: 'Goods receipt ID.' }) id: string,
    @Arg('expectedPieces', () => Int, {
      description: 'Pieces that the caller expects to leave the stock: the sum of piecesThere.',
    })
    expectedPieces: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GoodsReceipt> {
    return this.undoing.undo(viewer, readRecordId(id, 'goods receipt', 'id'), expectedPieces);
  }

  @Access('manage-catalogue')
  @Query(() => GoodsReceiptPage, {
    description: 'Goods receipts, newest first (admin). Fails with VALIDATION.',
  })
  goodsReceipts(
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Goods receipts per page, at most 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GoodsReceiptPage> {
    return this.receipts.list(viewer, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Query(() => GoodsReceipt, {
    description: 'Goods receipt (admin). Fails with NOT_FOUND.',
  })
  goodsReceipt(
    @Arg('id', () => ID, { description: 'Goods receipt ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GoodsReceipt> {
    return this.receipts.one(viewer, readRecordId(id, 'goods receipt', 'id'));
  }

  @Access('manage-catalogue')
  @Query(() => ExpiringBatchPage, {
    description:
      'Batches with remaining pieces that expire within some days, or expired in the last 60, earliest first (admin). Assumes that earlier expiry dates are sold first. Fails with VALIDATION.',
  })
  expiringBatches(
    @Arg('days', () => Int, { defaultValue: 7, description: 'Days from today, 0 to 365.' })
    days: number,
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Batches per page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ExpiringBatchPage> {
    return this.expiring.list(viewer, days, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description:
      'Writes off pieces of a batch: removes them from the stock as waste, once per key, and leaves none of it unless keepsRest (admin). Fails with NOT_FOUND (also if already written off), VALIDATION, OUT_OF_STOCK if fewer pieces are in stock, or IDEMPOTENCY_KEY_REUSED.',
  })
  writeOffBatch(
    @Args(() => WriteOffBatchArgs) args: WriteOffBatchArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    return this.batches.writeOff(viewer, args);
  }

  @Extensions({ assumedSize: 20 })
  @FieldResolver(() => [GoodsReceiptLine], { description: 'Lines, in the order of the bill.' })
  lines(@Root() { id }: GoodsReceipt, @Ctx() context: RequestContext): Promise<GoodsReceiptLine[]> {
    return batched(context, 'goods receipt lines', id, (ids) => this.receipts.linesOf(ids));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address of the staff member who received it; null if they have left.',
  })
  staffEmail(
    @Root() { adminId }: GoodsReceipt,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return this.staffEmails.emailOf(context, adminId);
  }

  @Extensions({ assumedSize: 20 })
  @FieldResolver(() => [Int], {
    description:
      'For each of the lines, in their order, the pieces that undoGoodsReceipt would remove: at most those that are still at the place that they came to.',
  })
  piecesThere(@Root() receipt: GoodsReceipt, @Ctx() context: RequestContext): Promise<number[]> {
    return batched(context, 'goods receipt pieces', receipt.id, (ids) =>
      this.undoing.piecesThere(ids),
    );
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address of the staff member who undid it; null if they have left.',
  })
  undoneByEmail(
    @Root() { undoneById }: GoodsReceipt,
    @Ctx() context: RequestContext,
  ): Promise<string | null> | null {
    return undoneById === null ? null : this.staffEmails.emailOf(context, undoneById);
  }
}
