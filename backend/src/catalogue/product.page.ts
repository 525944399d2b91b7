import { IsBoolean, IsEnum, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../kernel/page';
import { Shows } from '../platform/graphql/access';
import { Product } from './product.entity';
import { TextLength } from '../platform/validation/text-length.validator';
import type { ListedProduct } from './read-model/listed-product';

/** The orders a product list can be in. */
export enum ProductSort {
  NAME = 'NAME',
  PRICE_LOW_TO_HIGH = 'PRICE_LOW_TO_HIGH',
  PRICE_HIGH_TO_LOW = 'PRICE_HIGH_TO_LOW',
  NEWEST = 'NEWEST',
}
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'The orders a product list can be in.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    PRICE_LOW_TO_HIGH: { description: 'The cheapest first.' },
    PRICE_HIGH_TO_LOW: { description: 'The dearest first.' },
    NEWEST: { description: 'What came in last, first.' },
  },
});

/** What to list. */
@ArgsType()
export class ProductsArgs {
  @IsOptional()
  @IsString({ message: 'search should be text' })
  @TextLength(0, 200, { message: 'search should have at most 200 characters' })
  @Field(() => String, {
    nullable: true,
    description: 'Words that all stand in the name, the other names, the unit or the sku.',
  })
  search?: string | null;

  @IsOptional()
  @IsString({ message: 'category should be text' })
  @Field(() => String, { nullable: true, description: 'Slug of one category only.' })
  category?: string | null;

  @IsEnum(ProductSort, { message: 'sort should be one of the listed orders' })
  @Field(() => ProductSort, { defaultValue: ProductSort.NAME, description: 'Order of the list.' })
  sort: ProductSort;

  @IsBoolean({ message: 'inStock should be true or false' })
  @Field(() => Boolean, { defaultValue: false, description: 'Only what can be had now.' })
  inStock: boolean;

  @Field(() => Int, { defaultValue: 1, description: 'Page, from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: 25, description: 'Products a page, from 1 to 100.' })
  pageSize: number;
}

const MOST_SUGGESTIONS = 20;
const LIMIT_MESSAGE = `limit should be a whole number from 1 to ${MOST_SUGGESTIONS}`;

/** What is being typed into the search. */
@ArgsType()
export class SuggestArgs {
  @IsString({ message: 'search should be text' })
  @TextLength(0, 200, { message: 'search should have at most 200 characters' })
  @Field({ description: 'What was typed so far.' })
  search: string;

  @IsInt({ message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @Max(MOST_SUGGESTIONS, { message: LIMIT_MESSAGE })
  @Field(() => Int, { defaultValue: 8, description: 'Suggestions, from 1 to 20.' })
  limit: number;
}

/** One page of products. */
@Shows('public')
@ObjectType({ description: 'One page of products.' })
export class ProductPage implements PageOf<ListedProduct> {
  @Field(() => [Product], { description: 'The products of this page.' })
  items: ListedProduct[];

  @Field(() => Int, { description: 'Products on all pages together.' })
  totalCount: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Products a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;
}
