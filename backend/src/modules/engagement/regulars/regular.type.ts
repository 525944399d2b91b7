import { Field, Int, ObjectType } from 'type-graphql';
import { Product } from '../../catalogue';
import type { ListedProduct } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';

/** A product that the caller buys again and again. */
@Shows('private')
@ObjectType({ description: 'A product that the caller buys again and again.' })
export class Regular {
  @Field(() => Product, { description: 'The product as it is now.' })
  product: ListedProduct;

  @Field(() => Int, { description: 'In how many orders of the last year it was.' })
  timesBought: number;

  @Field(() => Date, { description: 'When it was bought last.' })
  lastBoughtAt: Date;
}
