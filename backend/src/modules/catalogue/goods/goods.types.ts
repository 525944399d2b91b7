import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { GoodsReceipt } from './goods-receipt.entity';

/** One page of the goods receipts. */
@Shows('private')
@ObjectType({ description: 'One page of goods receipts, newest first.' })
export class GoodsReceiptPage implements PageOf<GoodsReceipt> {
  @Field(() => [GoodsReceipt], { description: 'Goods receipts on this page.' })
  items: GoodsReceipt[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Goods receipts per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Goods receipts on all pages.' })
  totalCount: number;
}

/** Pieces that expire soon. */
@Shows('private')
@ObjectType({
  description: 'Pieces of a product that were received together and expire soon or have expired.',
})
export class ExpiringBatch {
  @Field(() => ID, {
    description:
      'Batch ID for writeOffBatch: that of the goods receipt line that they came with, and of their stock location if they are not in the shop.',
  })
  id: string;

  lineId: number;

  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;

  @Field(() => String, { nullable: true, description: 'Batch number printed on the packs.' })
  batch: string | null;

  @Field(() => LocalDateScalar, { description: 'Last day of sale.' })
  expiresOn: string;

  locationId: number | null;

  @Field(() => Int, {
    description: 'Remaining pieces, assuming that earlier expiry dates were sold first.',
  })
  piecesLeft: number;
}

/** One page of expiring batches. */
@Shows('private')
@ObjectType({ description: 'One page of expiring batches, earliest first.' })
export class ExpiringBatchPage implements PageOf<ExpiringBatch> {
  @Field(() => [ExpiringBatch], { description: 'Batches on this page.' })
  items: ExpiringBatch[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Batches per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Batches on all pages.' })
  totalCount: number;
}
