import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** What needs attention among the products. */
@Shows('private')
@ObjectType({ description: 'What needs attention among the products, at this moment.' })
export class StockAttention {
  @Field(() => Int, {
    description:
      'Products with at least one piece and at most their low stock level; without one of its own, a product has fewer than `lowLevel` pieces.',
  })
  lowCount: number;

  @Field(() => Int, { description: 'Products without any piece.' })
  outCount: number;

  @Field(() => Int, {
    description: 'Fewer pieces are a low stock of a product without a level of its own.',
  })
  lowLevel: number;
}

/** One page of what is sold out or low. */
@Shows('private')
@ObjectType({ description: 'One page of products that are sold out or low.' })
export class LowStockPage implements PageOf<ListedProduct> {
  @Field(() => [Product], { description: 'The products of this page.' })
  items: ListedProduct[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Products a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Products on all pages together.' })
  totalCount: number;
}
