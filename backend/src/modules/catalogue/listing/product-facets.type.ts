import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Category } from '../categories/category.entity';

/** Category with its number of matching products. */
@Shows('public')
@ObjectType({ description: 'Category with its number of matching products.' })
export class CategoryCount {
  @Field(() => Category, { description: 'The category.' })
  category: Category;

  @Field(() => Int, { description: 'Matching products in it.' })
  count: number;
}

/** Price range with its number of matching products. */
@Shows('public')
@ObjectType({
  description: 'Price range with its number of matching products.',
})
export class PriceBand {
  @Field(() => PaiseScalar, { description: 'Lowest price, as for minPricePaise.' })
  fromPaise: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Highest price, as for maxPricePaise; null if unlimited.',
  })
  toPaise: number | null;

  @Field(() => Int, { description: 'Matching products in this range.' })
  count: number;
}

/** Filters of a product list, with counts. */
@Shows('public')
@ObjectType({
  description:
    "Filters of a product list, with counts. Each count ignores the filter's own current value.",
})
export class ProductFacets {
  @Field(() => [CategoryCount], {
    description:
      'Top-level categories with matching products, in the order of the landing page, each including its subcategories; ignores `category`.',
  })
  categories: CategoryCount[];

  // Few categories have as many subcategories as there are top-level ones; the cost counts for each product of the
  // page.
  @Extensions({ assumedSize: 5 })
  @Field(() => [CategoryCount], {
    description:
      'Categories with matching products inside the requested one, or beside it if that is a subcategory; ignores `category`, and empty if none is requested.',
  })
  subcategories: CategoryCount[];

  @Field(() => Int, { description: 'Matching products in stock; ignores `inStock`.' })
  inStockCount: number;

  @Field(() => Int, { description: 'Matching vegetarian products; ignores `veg`.' })
  vegCount: number;

  @Field(() => [PriceBand], {
    description: 'Price ranges with matching products, lowest first; ignores the price limits.',
  })
  priceBands: PriceBand[];
}
