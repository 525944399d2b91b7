import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Category } from '../categories/category.entity';

/** A category, and how much of what was asked for is in it. */
@Shows('public')
@ObjectType({ description: 'A category, and how much of what was asked for is in it.' })
export class CategoryCount {
  @Field(() => Category, { description: 'The category.' })
  category: Category;

  @Field(() => Int, { description: 'Products on it.' })
  count: number;
}

/** Prices from one amount to another, and how much of what was asked for costs that. */
@Shows('public')
@ObjectType({
  description: 'Prices from one amount to another, and how much of what was asked for costs that.',
})
export class PriceBand {
  @Field(() => PaiseScalar, { description: 'The lowest price, as minPricePaise takes it.' })
  fromPaise: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'The highest price, as maxPricePaise takes it; null where there is none.',
  })
  toPaise: number | null;

  @Field(() => Int, { description: 'Products that cost that.' })
  count: number;
}

/** What a list can be narrowed or widened to, with counts. */
@Shows('public')
@ObjectType({
  description:
    'What a list can be narrowed or widened to. Each is counted as if it were not narrowed by that one itself.',
})
export class ProductFacets {
  @Field(() => [CategoryCount], {
    description:
      'Categories at the top with any of it, in the order of the landing page, each with what is in those that are in it; without `category`.',
  })
  categories: CategoryCount[];

  // Few categories have as many within them as there are at the top; the cost counts for each product of the page.
  @Extensions({ assumedSize: 5 })
  @Field(() => [CategoryCount], {
    description:
      'Categories with any of it that are in the one that was asked for, or beside it where that is in another; without `category`, and empty where none is asked for.',
  })
  subcategories: CategoryCount[];

  @Field(() => Int, { description: 'What can be had now; without `inStock`.' })
  inStockCount: number;

  @Field(() => Int, { description: 'What is vegetarian; without `veg`.' })
  vegCount: number;

  @Field(() => [PriceBand], {
    description: 'Prices with any of it, the lowest first; without the limits of the price.',
  })
  priceBands: PriceBand[];
}
