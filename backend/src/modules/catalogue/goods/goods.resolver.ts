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
import { GoodsReceiptsService } from './goods-receipts.service';
import { ExpiringBatchPage, GoodsReceiptPage } from './goods.types';

const PAGE_ARG = { defaultValue: 1, description: 'Which page, from 1.' };

/** What wholesalers bring, and when it expires. */
@Resolver(() => GoodsReceipt)
export class GoodsResolver {
  constructor(
    private readonly receipts: GoodsReceiptsService,
    private readonly expiring: ExpiringBatchesService,
    private readonly batches: BatchesService,
    private readonly staffEmails: StaffEmails,
  ) {}

  @Access('manage-catalogue')
  @Mutation(() => GoodsReceipt, {
    description:
      "Receives what a wholesaler's bill lists, with costs and new prices, once under a key: all lines, or none (admin). Fails with IDEMPOTENCY_KEY_REUSED, or with VALIDATION or NOT_FOUND and fields such as lines.0.pieces.",
  })
  receiveGoods(
    @Arg('input', () => ReceiveGoodsInput, { description: 'The bill.' }) input: ReceiveGoodsInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GoodsReceipt> {
    return this.receipts.receive(viewer, input);
  }

  @Access('manage-catalogue')
  @Query(() => GoodsReceiptPage, {
    description: 'What wholesalers brought, the newest first (admin). Fails with VALIDATION.',
  })
  goodsReceipts(
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Goods receipts a page, at most 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GoodsReceiptPage> {
    return this.receipts.list(viewer, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Query(() => GoodsReceipt, {
    description: 'What a wholesaler brought with one bill (admin). Fails with NOT_FOUND.',
  })
  goodsReceipt(
    @Arg('id', () => ID, { description: 'Number of the goods receipt.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GoodsReceipt> {
    return this.receipts.one(viewer, readRecordId(id, 'goods receipt', 'id'));
  }

  @Access('manage-catalogue')
  @Query(() => ExpiringBatchPage, {
    description:
      'Batches of which something is left and that expire within some days, or expired in the last 60, the first first (admin). What expires first is taken to be sold first. Fails with VALIDATION.',
  })
  expiringBatches(
    @Arg('days', () => Int, { defaultValue: 7, description: 'From today, 0 to 365.' })
    days: number,
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Batches a page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ExpiringBatchPage> {
    return this.expiring.list(viewer, days, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Mutation(() => Product, {
    description:
      'Writes a batch off: its pieces on the shelf leave the stock as waste, once under a key, and nothing of it is left (admin). Fails with NOT_FOUND also where it was written off already, VALIDATION, OUT_OF_STOCK where fewer are there, or IDEMPOTENCY_KEY_REUSED.',
  })
  writeOffBatch(
    @Args(() => WriteOffBatchArgs) args: WriteOffBatchArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct> {
    return this.batches.writeOff(viewer, readRecordId(args.id, 'batch', 'id'), args);
  }

  @Extensions({ assumedSize: 20 })
  @FieldResolver(() => [GoodsReceiptLine], { description: 'Its lines, in the order of the bill.' })
  lines(@Root() { id }: GoodsReceipt, @Ctx() context: RequestContext): Promise<GoodsReceiptLine[]> {
    return batched(context, 'goods receipt lines', id, (ids) => this.receipts.linesOf(ids));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address of who received it, where they are still there.',
  })
  staffEmail(
    @Root() { adminId }: GoodsReceipt,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return this.staffEmails.emailOf(context, adminId);
  }
}
