import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { StockLocation } from '../locations/stock-location.entity';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** Pieces of a product at a stock location. */
@Shows('private')
@ObjectType({ description: 'Pieces of a product at a stock location.' })
export class StockAtLocation {
  @Field(() => ID, { description: 'Product ID.' })
  productId: number;

  @Field(() => StockLocation, { description: 'Stock location.' })
  location: StockLocation;

  @Field(() => Int, { description: 'Pieces there.' })
  pieces: number;
}

/** Pieces of one batch at a stock location. */
@Shows('private')
@ObjectType({ description: 'Pieces of a product at a stock location that expire together.' })
export class BatchAtLocation {
  @Field(() => ID, {
    nullable: true,
    description: 'Batch ID for writeOffBatch; null without a known expiry date.',
  })
  id: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day of sale; null if it is not known.',
  })
  expiresOn: string | null;

  @Field(() => Int, { description: 'Pieces there.' })
  pieces: number;
}

/** A product at a stock location. */
@Shows('private')
@ObjectType({ description: 'Product at a stock location, with its batches there.' })
export class LocationStockItem {
  @Field(() => Product, { description: 'The product.' })
  product: ListedProduct;

  @Field(() => Int, { description: 'Pieces there.' })
  pieces: number;

  @Field(() => [BatchAtLocation], { description: 'Batches, earliest expiry date first.' })
  batches: BatchAtLocation[];
}

/** One page of the stock of a location. */
@Shows('private')
@ObjectType({ description: 'One page of the products at a stock location, by name.' })
export class LocationStockPage implements PageOf<LocationStockItem> {
  @Field(() => [LocationStockItem], { description: 'Products on this page.' })
  items: LocationStockItem[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Products per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Products on all pages.' })
  totalCount: number;
}
