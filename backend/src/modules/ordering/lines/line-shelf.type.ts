import { Field, ObjectType } from 'type-graphql';
import { Category } from '../../catalogue';
import { Shows } from '../../../platform/graphql/access';

/** Current product data for finding a product in the shop. */
@Shows('public')
@ObjectType({ description: 'Information for finding the product of a line in the shop.' })
export class LineShelf {
  @Field(() => String, { nullable: true, description: 'Shelf location, such as A03-2.' })
  shelfLocation: string | null;

  @Field(() => String, { nullable: true, description: 'Barcode printed on the pack.' })
  barcode: string | null;

  @Field(() => String, { nullable: true, description: 'SKU of the product.' })
  sku: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Other names of the product, separated by ';'.",
  })
  aliases: string | null;

  @Field(() => Category, { description: 'Category of the product.' })
  category: Category;

  @Field({ description: 'English name of the category.' })
  categoryName: string;
}
