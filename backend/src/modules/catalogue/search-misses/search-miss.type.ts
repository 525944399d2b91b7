import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** A search text without a result, as shown to the staff. */
@Shows('private')
@ObjectType('SearchMiss', {
  description: 'Search text for which customers found nothing.',
})
export class ListedSearchMiss {
  @Field(() => ID, { description: 'Search text ID.' })
  id: number;

  @Field({ description: 'Search text, in lower case.' })
  text: string;

  @Field(() => Int, { description: 'Number of searches in these days.' })
  searchCount: number;

  @Field(() => Date, { description: 'Time of the last search.' })
  lastSearchedAt: Date;

  @Field(() => Int, { description: 'Number of products that customers find by it now.' })
  foundCount: number;

  @Field(() => Product, {
    nullable: true,
    description: 'First product that customers find by it now.',
  })
  firstFound: ListedProduct | null;
}
