import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { ListPart } from '../../../platform/graphql/list-part.type';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** A part of the product table. */
@Shows('private')
@ObjectType({ description: 'A part of the product table.' })
export class ProductTablePart extends ListPart {
  @Field(() => [Product], { description: 'The products of this part.' })
  items: ListedProduct[];

  @Field(() => Int, { description: 'Products that fit the filter in all.' })
  totalCount: number;

  @Field(() => Int, { description: 'Products a part.' })
  pageSize: number;

  @Field(() => String, {
    nullable: true,
    description: 'The words that were searched for instead, where nothing has those of the filter.',
  })
  correctedSearch: string | null;
}
