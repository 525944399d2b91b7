import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** Result of one row of a bulk call. */
@Shows('private')
@ObjectType({ description: 'Result of one row of a bulk call.' })
export class ProductRowResult {
  @Field(() => Int, { description: 'Index of the row in the call, from 0.' })
  row: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Product ID; null if the product was not found.',
  })
  productId: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Stock after the row, in pieces; null if it was refused.',
  })
  stockQuantity: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the product after the row; null if it was refused.',
  })
  version: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Error code of a refused row, such as OUT_OF_STOCK or CONFLICT.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Refused field of the row.' })
  field: string | null;

  @Field(() => String, { nullable: true, description: 'Error message of a refused row.' })
  message: string | null;
}
