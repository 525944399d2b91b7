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
  description: 'How much of a product is there.',
  valuesConfig: {
    OUT: { description: 'Nothing.' },
    LOW: { description: 'At its low stock level or below, and not out.' },
    IN: { description: '1 piece or more.' },
  },
});

registerEnumType(ProductStanding, {
  name: 'ProductStanding',
  description: 'Whether customers find a product at this moment.',
  valuesConfig: {
    SHOWN: { description: 'They do.' },
    HIDDEN: { description: 'They do not.' },
    SCHEDULED: { description: 'They do not yet; it appears by itself.' },
  },
});

registerEnumType(ProductTableSort, {
  name: 'ProductTableSort',
  description: 'The orders of the product table.',
  valuesConfig: {
    NEWEST: { description: 'What came in last, first.' },
    OLDEST: { description: 'What came in first, first.' },
    NAME_A_TO_Z: { description: 'By name.' },
    NAME_Z_TO_A: { description: 'By name, backwards.' },
    PRICE_LOW_TO_HIGH: { description: 'The cheapest first.' },
    PRICE_HIGH_TO_LOW: { description: 'The dearest first.' },
    STOCK_LOW_TO_HIGH: { description: 'The fewest pieces first.' },
    STOCK_HIGH_TO_LOW: { description: 'The most pieces first.' },
    CHANGED_LAST: { description: 'What was edited last, first.' },
    CHANGED_FIRST: { description: 'What was edited longest ago, first.' },
  },
});

const MOST_IDS = 100;
const IDS_MESSAGE = says(catalogueMessages.productNumbers({ most: MOST_IDS }));

const IsPrice = (field: string) =>
  AmountOfPaise(0, MAX_PRICE_PAISE, ({ mostCount }) =>
    catalogueMessages.filterPrice({ field, mostCount }),
  );

/** Which products the staff means: those of which everything is true that is given. Lists and changes of many have it. */
@Shows('private')
@ObjectType('ProductConditions', { description: 'Which products were meant.' })
@InputType({
  description: 'Which products: those that fit everything that is given; all where nothing is.',
})
export class ProductTableFilter {
  @IsOptional()
  @TextLength(0, 200, catalogueMessages.searchTooLong)
  @Field(() => String, { nullable: true, description: 'Only what a list finds by these words.' })
  search?: string | null;

  @IsOptional()
  @IsString(says(catalogueMessages.categoryNotText()))
  @Field(() => String, { nullable: true, description: 'Slug of the only category.' })
  category?: string | null;

  @IsOptional()
  @IsArray(IDS_MESSAGE)
  @ArrayMaxSize(MOST_IDS, IDS_MESSAGE)
  @IsString({ each: true, ...IDS_MESSAGE })
  @Field(() => [ID], { nullable: true, description: 'Any of these products, at most 100.' })
  ids?: string[] | null;

  @IsOptional()
  @IsEnum(StockLevel, says(catalogueMessages.stockLevel()))
  @Field(() => StockLevel, { nullable: true, description: 'How much of it is there.' })
  stock?: StockLevel | null;

  @IsOptional()
  @IsPrice('minPricePaise')
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'What costs customers so much or more, in paise.',
  })
  minPricePaise?: number | null;

  @IsOptional()
  @IsPrice('maxPricePaise')
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'What costs customers so much or less, in paise.',
  })
  maxPricePaise?: number | null;

  @IsOptional()
  @IsEnum(ProductStanding, says(catalogueMessages.standing()))
  @Field(() => ProductStanding, { nullable: true, description: 'Whether customers find it.' })
  standing?: ProductStanding | null;

  @IsOptional()
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'hasPicture' })))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it has a picture of its own; a generated one is none.',
  })
  hasPicture?: boolean | null;

  @IsOptional()
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'hasGstRate' })))
  @Field(() => Boolean, { nullable: true, description: 'Whether its GST rate is known.' })
  hasGstRate?: boolean | null;

  @IsOptional()
  @IsIn(GST_RATES, says(catalogueMessages.gstRate()))
  @Field(() => Int, { nullable: true, description: 'Its GST rate, in basis points.' })
  gstRateBasisPoints?: number | null;

  @IsOptional()
  @TextLength(0, 80)
  @Field(() => String, { nullable: true, description: 'Its brand, whatever its capitals.' })
  brand?: string | null;

  @IsOptional()
  @IsDay('changedSince')
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'What was edited on this day in India or later. Another stock is no edit.',
  })
  changedSince?: string | null;
}
