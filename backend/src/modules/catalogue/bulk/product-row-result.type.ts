import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** What became of one row of a call that changes many products. */
@Shows('private')
@ObjectType({ description: 'What became of one row of a call that changes many products.' })
export class ProductRowResult {
  @Field(() => Int, { description: 'Place of the row in the call, from 0.' })
  row: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the product; nothing where it was not found.',
  })
  productId: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Pieces in stock after the row; nothing where it was refused.',
  })
  stockQuantity: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the product after the row; nothing where it was refused.',
  })
  version: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, as a code such as OUT_OF_STOCK or CONFLICT.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'The field of the row that is refused.' })
  field: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, for people.' })
  message: string | null;
}
