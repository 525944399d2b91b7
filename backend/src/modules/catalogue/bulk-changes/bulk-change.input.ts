import { IsBoolean, IsEnum, IsIn, IsOptional, IsString, NotEquals } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { GST_RATES } from '../products/gst.rules';
import { ProductTableFilter } from '../listing/product-table.input';
import { IsHsn } from '../products/is-hsn.validator';
import { MAX_STOCK } from '../products/product-limits.rules';
import { StockChangeKind } from '../stock/stock-change.rules';
import { BulkChangeKind, ChangedPrices, PriceRounding } from './bulk-change.rules';

registerEnumType(BulkChangeKind, {
  name: 'BulkChangeKind',
  description: 'What can be changed of many products at once.',
  valuesConfig: {
    PRICE_PERCENT: { description: 'Prices by `basisPoints`. Needs prices, rounding.' },
    PRICE_AMOUNT: { description: 'Prices by `amountPaise`. Needs prices, rounding.' },
    BELOW_MRP: {
      description: 'The selling price is the MRP less `basisPoints`. Needs rounding.',
    },
    NO_SELLING_PRICE: { description: 'They are sold at their MRP.' },
    CATEGORY: { description: 'They go to `newCategory`.' },
    VISIBILITY: { description: 'Customers find them, or not: `isHidden`.' },
    GST: { description: '`gstBasisPoints`, `hsn`, or both.' },
    STOCK_SET: {
      description:
        'Stocks become `stockQuantity`, by the difference to what the preview shows: what is sold since stays sold. Needs reason.',
    },
    STOCK_CHANGE: { description: 'Stocks by `stockDelta`, as `stockKind`. Needs reason.' },
  },
});

registerEnumType(ChangedPrices, {
  name: 'ChangedPrices',
  description: 'Which prices of a product change.',
  valuesConfig: {
    MRP: { description: 'The MRP; the selling price stays.' },
    SELLING: { description: 'What it is sold at; the MRP stays.' },
    BOTH: { description: 'The MRP, and the selling price where there is one.' },
  },
});

registerEnumType(PriceRounding, {
  name: 'PriceRounding',
  description: 'What new prices are rounded to: the nearest, half up.',
  valuesConfig: {
    NONE: { description: 'To the paisa.' },
    HALF_RUPEES: { description: 'To 50 paise.' },
    RUPEES: { description: 'To whole rupees.' },
    NINETY_NINE: { description: 'To rupees and 99 paise.' },
  },
});

/** Prices fall by less than the whole of them, and rise to six times what they were. */
const LEAST_BASIS_POINTS = -9_999;
const MOST_BASIS_POINTS = 50_000;

/** What to change of which products; it is kept and shown as it was asked for. */
@Shows('private')
@ObjectType('BulkChangeRequest', { description: 'What was to be changed of which products.' })
@InputType({
  description:
    'What to change of which products: those that fit everything that is given as in ProductTableFilter; all where nothing is.',
})
export class BulkChangeInput extends ProductTableFilter {
  @IsEnum(BulkChangeKind, says(catalogueMessages.bulkKind()))
  @Field(() => BulkChangeKind, { description: 'What changes.' })
  kind: BulkChangeKind;

  @IsOptional()
  @IsEnum(ChangedPrices, says(catalogueMessages.bulkNeeds({ field: 'prices' })))
  @Field(() => ChangedPrices, { nullable: true, description: 'Which prices change.' })
  prices?: ChangedPrices | null;

  @IsOptional()
  @WholeNumber(LEAST_BASIS_POINTS, MOST_BASIS_POINTS, catalogueMessages.bulkBasisPoints)
  @Field(() => Int, {
    nullable: true,
    description:
      'By how much prices rise, below 0 by how much they fall, from -9999 to 50000: 500 is 5 %. Of BELOW_MRP by how much the selling price is less, from 1 to 9999.',
  })
  basisPoints?: number | null;

  @IsOptional()
  @WholeNumber(-MAX_PRICE_PAISE, MAX_PRICE_PAISE, () => catalogueMessages.bulkAmount())
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'By how much prices rise, in paise; below 0 by how much they fall.',
  })
  amountPaise?: number | null;

  @IsOptional()
  @IsEnum(PriceRounding, says(catalogueMessages.bulkNeeds({ field: 'rounding' })))
  @Field(() => PriceRounding, { nullable: true, description: 'What prices are rounded to.' })
  rounding?: PriceRounding | null;

  @IsOptional()
  @IsString(says(catalogueMessages.category()))
  @Field(() => String, { nullable: true, description: 'Slug of the category that they go to.' })
  newCategory?: string | null;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.isHidden()))
  @Field(() => Boolean, { nullable: true, description: 'Whether customers do not find them.' })
  isHidden?: boolean | null;

  @IsOptional()
  @IsIn(GST_RATES, says(catalogueMessages.gstRate()))
  @Field(() => Int, { nullable: true, description: 'Their rate of GST, in basis points.' })
  gstBasisPoints?: number | null;

  @IsOptional()
  @TextLength(0, 8)
  @IsHsn(says(catalogueMessages.hsn()))
  @Field(() => String, { nullable: true, description: 'Their HSN code.' })
  hsn?: string | null;

  @IsOptional()
  @WholeNumber(0, MAX_STOCK, catalogueMessages.stock)
  @Field(() => Int, { nullable: true, description: 'Pieces of each in stock from then on.' })
  stockQuantity?: number | null;

  @IsOptional()
  @NotEquals(0, says(catalogueMessages.bulkStockDelta({ mostCount: MAX_STOCK })))
  @WholeNumber(-MAX_STOCK, MAX_STOCK, catalogueMessages.bulkStockDelta)
  @Field(() => Int, {
    nullable: true,
    description: 'Pieces that come into the stock of each; below 0, pieces that go.',
  })
  stockDelta?: number | null;

  @IsOptional()
  @IsEnum(StockChangeKind, says(catalogueMessages.stockKind()))
  @Field(() => StockChangeKind, {
    nullable: true,
    description: 'What the pieces of `stockDelta` are; a correction where nothing is said.',
  })
  stockKind?: StockChangeKind | null;

  @IsOptional()
  @TextLength(1, 200, catalogueMessages.stockReason)
  @Field(() => String, {
    nullable: true,
    description: "Why stocks change, such as 'Delivery of Monday'.",
  })
  reason?: string | null;
}
