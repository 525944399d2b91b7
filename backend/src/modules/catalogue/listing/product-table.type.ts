import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** A part of the product table. */
@Shows('private')
@ObjectType({ description: 'A part of the product table.' })
export class ProductTablePart {
  @Field(() => [Product], { description: 'The products of this part.' })
  items: ListedProduct[];

  @Field(() => Int, { description: 'Products that fit the filter in all.' })
  totalCount: number;

  @Field(() => Int, { description: 'Products a part.' })
  pageSize: number;

  @Field({ description: 'Whether more come before them.' })
  hasPrevious: boolean;

  @Field({ description: 'Whether more come after them.' })
  hasNext: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Place of the first of them: as `before`, it leads to the part before.',
  })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Place of the last of them: as `after`, it leads to the next part.',
  })
  endCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The words that were searched for instead, where nothing has those of the filter.',
  })
  correctedSearch: string | null;
}
