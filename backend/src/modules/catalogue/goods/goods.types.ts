import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { GoodsReceipt } from './goods-receipt.entity';

/** One page of the goods receipts. */
@Shows('private')
@ObjectType({ description: 'One page of the goods receipts, the newest first.' })
export class GoodsReceiptPage implements PageOf<GoodsReceipt> {
  @Field(() => [GoodsReceipt], { description: 'The goods receipts of this page.' })
  items: GoodsReceipt[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Goods receipts a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Goods receipts on all pages together.' })
  totalCount: number;
}

/** Pieces that expire soon. */
@Shows('private')
@ObjectType({ description: 'Pieces of a product that came together and expire soon, or did.' })
export class ExpiringBatch {
  @Field(() => ID, { description: 'Number of the line of the goods receipt that they came with.' })
  id: number;

  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;

  @Field(() => String, { nullable: true, description: 'The batch that is printed on the packs.' })
  batch: string | null;

  @Field(() => LocalDateScalar, { description: 'The last day on which they may be sold.' })
  expiresOn: string;

  @Field(() => Int, {
    description: 'Pieces that are left, where what expires first was sold first.',
  })
  piecesLeft: number;
}

/** One page of what expires soon. */
@Shows('private')
@ObjectType({ description: 'One page of the batches that expire soon, the first first.' })
export class ExpiringBatchPage implements PageOf<ExpiringBatch> {
  @Field(() => [ExpiringBatch], { description: 'The batches of this page.' })
  items: ExpiringBatch[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Batches a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Batches on all pages together.' })
  totalCount: number;
}
