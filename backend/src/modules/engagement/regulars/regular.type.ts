import { Field, Int, ObjectType } from 'type-graphql';
import { Product } from '../../catalogue';
import type { ListedProduct } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';

/** A product that the caller buys regularly. */
@Shows('private')
@ObjectType({ description: 'Product that the caller buys regularly.' })
export class Regular {
  @Field(() => Product, { description: 'Product in its current state.' })
  product: ListedProduct;

  @Field(() => Int, { description: "Number of the caller's orders with it in the last year." })
  timesBought: number;

  @Field(() => Date, { description: 'Time of the last purchase.' })
  lastBoughtAt: Date;
}
