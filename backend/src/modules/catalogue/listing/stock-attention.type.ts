import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** What needs attention among the products. */
@Shows('private')
@ObjectType({ description: 'What needs attention among the products, at this moment.' })
export class StockAttention {
  @Field(() => Int, {
    description: 'Products with fewer than `lowLevel` pieces, and at least one.',
  })
  lowCount: number;

  @Field(() => Int, { description: 'Products without any piece.' })
  outCount: number;

  @Field(() => Int, { description: 'Fewer pieces are a low stock.' })
  lowLevel: number;
}
