import { Field, ObjectType } from 'type-graphql';
import { Category } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';

/** What of a product helps to find it in the shop, as it is now. */
@Shows('public')
@ObjectType({ description: 'What helps to find the product of a line in the shop.' })
export class LineShelf {
  @Field(() => String, { nullable: true, description: 'Where it stands, such as A03-2.' })
  shelfLocation: string | null;

  @Field(() => String, { nullable: true, description: 'The number under the bars on its pack.' })
  barcode: string | null;

  @Field(() => String, { nullable: true, description: "The shopkeeper's own number of it." })
  sku: string | null;

  @Field(() => String, { nullable: true, description: "Other names of it, separated by ';'." })
  aliases: string | null;

  @Field(() => Category, { description: 'Its category.' })
  category: Category;

  @Field({ description: 'The name of its category in English.' })
  categoryName: string;
}
