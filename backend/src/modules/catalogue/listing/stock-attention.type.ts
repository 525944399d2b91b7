import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** Counts of products that need attention. */
@Shows('private')
@ObjectType({ description: 'Current counts of products that need attention.' })
export class StockAttention {
  @Field(() => Int, {
    description:
      'Products in stock that are low: with at most their low stock level, or with fewer than `lowLevel` pieces if they have no level of their own.',
  })
  lowCount: number;

  @Field(() => Int, { description: 'Products out of stock.' })
  outCount: number;

  @Field(() => Int, {
    description:
      'Shop-wide level: products without a level of their own are low with fewer pieces.',
  })
  lowLevel: number;
}

/** One page of products out of stock or low. */
@Shows('private')
@ObjectType({ description: 'One page of products out of stock or low.' })
export class LowStockPage implements PageOf<ListedProduct> {
  @Field(() => [Product], { description: 'Products on this page.' })
  items: ListedProduct[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Products per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Products on all pages.' })
  totalCount: number;
}
