import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsIn,
  IsOptional,
  IsString,
} from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { IsDay } from '../../../platform/validation/is-day.validator';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { AmountOfPaise } from '../../../platform/validation/whole-number.validator';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { catalogueMessages } from '../catalogue.messages';
import { GST_RATES } from '../products/gst.rules';
import { ProductStanding } from '../products/visibility.rules';
import { ProductTableSort, StockLevel } from './product-table.rules';

registerEnumType(StockLevel, {
  name: 'StockLevel',
  description: 'Stock level of a product.',
  valuesConfig: {
    OUT: { description: 'Out of stock.' },
    LOW: { description: 'At or below its low stock level, but not out of stock.' },
    IN: { description: '1 piece or more.' },
  },
});

registerEnumType(ProductStanding, {
  name: 'ProductStanding',
  description: 'Current visibility of a product.',
  valuesConfig: {
    SHOWN: { description: 'Visible to customers.' },
    HIDDEN: { description: 'Hidden from customers.' },
    SCHEDULED: { description: 'Hidden now, and scheduled to appear.' },
  },
});

registerEnumType(ProductTableSort, {
  name: 'ProductTableSort',
  description: 'Sort order of the product table.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    NAME_A_TO_Z: { description: 'By name, ascending.' },
    NAME_Z_TO_A: { description: 'By name, descending.' },
    PRICE_LOW_TO_HIGH: { description: 'Lowest price first.' },
    PRICE_HIGH_TO_LOW: { description: 'Highest price first.' },
    STOCK_LOW_TO_HIGH: { description: 'Lowest stock first.' },
    STOCK_HIGH_TO_LOW: { description: 'Highest stock first.' },
    CHANGED_LAST: { description: 'Most recently edited first.' },
    CHANGED_FIRST: { description: 'Least recently edited first.' },
  },
});

const MOST_IDS = 100;
const IDS_MESSAGE = says(catalogueMessages.productNumbers({ most: MOST_IDS }));

const IsPrice = (field: string) =>
  AmountOfPaise(0, MAX_PRICE_PAISE, ({ mostCount }) =>
    catalogueMessages.filterPrice({ field, mostCount }),
  );

/** Filter of products for the staff, used by lists and bulk changes; all given conditions must hold. */
@Shows('private')
@ObjectType('ProductConditions', { description: 'Product filter that was used.' })
@InputType({
  description:
    'Product filter: products must match all given conditions; all products if none is given.',
})
export class ProductTableFilter {
  @IsOptional()
  @TextLength(0, 200, catalogueMessages.searchTooLong)
  @Field(() => String, { nullable: true, description: 'Search words, as in product lists.' })
  search?: string | null;

  @IsOptional()
  @IsString(says(catalogueMessages.categoryNotText()))
  @Field(() => String, { nullable: true, description: 'Category slug.' })
  category?: string | null;

  @IsOptional()
  @IsArray(IDS_MESSAGE)
  @ArrayMaxSize(MOST_IDS, IDS_MESSAGE)
  @IsString({ each: true, ...IDS_MESSAGE })
  @Field(() => [ID], { nullable: true, description: 'Product IDs, at most 100.' })
  ids?: string[] | null;

  @IsOptional()
  @IsEnum(StockLevel, says(catalogueMessages.stockLevel()))
  @Field(() => StockLevel, { nullable: true, description: 'Stock level.' })
  stock?: StockLevel | null;

  @IsOptional()
  @IsPrice('minPricePaise')
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Lowest price for customers, in paise.',
  })
  minPricePaise?: number | null;

  @IsOptional()
  @IsPrice('maxPricePaise')
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Highest price for customers, in paise.',
  })
  maxPricePaise?: number | null;

  @IsOptional()
  @IsEnum(ProductStanding, says(catalogueMessages.standing()))
  @Field(() => ProductStanding, { nullable: true, description: 'Visibility to customers.' })
  standing?: ProductStanding | null;

  @IsOptional()
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'hasPicture' })))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it has a picture of its own; generated ones do not count.',
  })
  hasPicture?: boolean | null;

  @IsOptional()
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'hasGstRate' })))
  @Field(() => Boolean, { nullable: true, description: 'Whether its GST rate is known.' })
  hasGstRate?: boolean | null;

  @IsOptional()
  @IsIn(GST_RATES, says(catalogueMessages.gstRate()))
  @Field(() => Int, { nullable: true, description: 'GST rate, in basis points.' })
  gstRateBasisPoints?: number | null;

  @IsOptional()
  @TextLength(0, 80)
  @Field(() => String, { nullable: true, description: 'Brand, case-insensitive.' })
  brand?: string | null;

  @IsOptional()
  @IsDay('changedSince')
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Edited on this day in India or later. Stock changes are not edits.',
  })
  changedSince?: string | null;
}
