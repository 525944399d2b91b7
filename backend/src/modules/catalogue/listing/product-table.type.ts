import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { ListPart } from '../../../platform/graphql/list-part.type';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** One page of the product table, by cursor. */
@Shows('private')
@ObjectType({ description: 'One page of the product table, by cursor.' })
export class ProductTablePart extends ListPart {
  @Field(() => [Product], { description: 'Products on this page.' })
  items: ListedProduct[];

  @Field(() => Int, { description: 'Number of products that match the filter.' })
  totalCount: number;

  @Field(() => Int, { description: 'Products per page.' })
  pageSize: number;

  @Field(() => String, {
    nullable: true,
    description: 'Corrected search words that were used because the given ones match nothing.',
  })
  correctedSearch: string | null;
}
