import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';

/** A search that found nothing, as the staff sees it. */
@Shows('private')
@ObjectType('SearchMiss', {
  description: 'A text that customers searched for, and nothing was found.',
})
export class ListedSearchMiss {
  @Field(() => ID, { description: 'Number of the text.' })
  id: number;

  @Field({ description: 'What was searched for, in lower case.' })
  text: string;

  @Field(() => Int, { description: 'How often it was searched for in these days.' })
  searchCount: number;

  @Field(() => Date, { description: 'When it was searched for last.' })
  lastSearchedAt: Date;

  @Field(() => Int, { description: 'How many products customers find by it at this moment.' })
  foundCount: number;

  @Field(() => Product, {
    nullable: true,
    description: 'The first product that customers find by it at this moment.',
  })
  firstFound: ListedProduct | null;
}
