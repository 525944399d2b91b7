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
  description: 'Kind of change to many products.',
  valuesConfig: {
    PRICE_PERCENT: { description: 'Changes prices by `basisPoints`. Requires prices, rounding.' },
    PRICE_AMOUNT: { description: 'Changes prices by `amountPaise`. Requires prices, rounding.' },
    BELOW_MRP: {
      description: 'Sets the selling price to the MRP less `basisPoints`. Requires rounding.',
    },
    NO_SELLING_PRICE: { description: 'Removes the selling price: products are sold at their MRP.' },
    CATEGORY: { description: 'Moves products to `newCategory`.' },
    VISIBILITY: { description: 'Shows products to customers or hides them, by `isHidden`.' },
    GST: { description: 'Sets `gstBasisPoints`, `hsn`, or both.' },
    STOCK_SET: {
      description:
        'Sets stocks to `stockQuantity`, by the difference from the preview: later sales still count. Requires reason.',
    },
    STOCK_CHANGE: {
      description: 'Changes stocks by `stockDelta`, as `stockKind`. Requires reason.',
    },
  },
});

registerEnumType(ChangedPrices, {
  name: 'ChangedPrices',
  description: 'Prices to change.',
  valuesConfig: {
    MRP: { description: 'MRP; the selling price is unchanged.' },
    SELLING: { description: 'Selling price; the MRP is unchanged.' },
    BOTH: { description: 'MRP, and the selling price if there is one.' },
  },
});

registerEnumType(PriceRounding, {
  name: 'PriceRounding',
  description: 'Rounding of new prices: to the nearest, half up.',
  valuesConfig: {
    NONE: { description: 'To the paisa.' },
    HALF_RUPEES: { description: 'To 50 paise.' },
    RUPEES: { description: 'To whole rupees.' },
    NINETY_NINE: { description: 'To rupees ending in 99 paise.' },
  },
});

/** Prices fall by less than 100 %, and rise to at most six times their value. */
const LEAST_BASIS_POINTS = -9_999;
const MOST_BASIS_POINTS = 50_000;

/** A bulk change and its products; stored and shown as requested. */
@Shows('private')
@ObjectType('BulkChangeRequest', { description: 'Requested bulk change.' })
@InputType({
  description:
    'Bulk change, and the products that match all given filters, as in ProductTableFilter; all products if none is given.',
})
export class BulkChangeInput extends ProductTableFilter {
  @IsEnum(BulkChangeKind, says(catalogueMessages.bulkKind()))
  @Field(() => BulkChangeKind, { description: 'Kind of change.' })
  kind: BulkChangeKind;

  @IsOptional()
  @IsEnum(ChangedPrices, says(catalogueMessages.bulkNeeds({ field: 'prices' })))
  @Field(() => ChangedPrices, { nullable: true, description: 'Prices to change.' })
  prices?: ChangedPrices | null;

  @IsOptional()
  @WholeNumber(LEAST_BASIS_POINTS, MOST_BASIS_POINTS, catalogueMessages.bulkBasisPoints)
  @Field(() => Int, {
    nullable: true,
    description:
      'Price increase in basis points, negative for a decrease, from -9999 to 50000: 500 is 5 %. For BELOW_MRP, the reduction of the selling price, from 1 to 9999.',
  })
  basisPoints?: number | null;

  @IsOptional()
  @WholeNumber(-MAX_PRICE_PAISE, MAX_PRICE_PAISE, () => catalogueMessages.bulkAmount())
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Price increase in paise, negative for a decrease.',
  })
  amountPaise?: number | null;

  @IsOptional()
  @IsEnum(PriceRounding, says(catalogueMessages.bulkNeeds({ field: 'rounding' })))
  @Field(() => PriceRounding, { nullable: true, description: 'Rounding of new prices.' })
  rounding?: PriceRounding | null;

  @IsOptional()
  @IsString(says(catalogueMessages.category()))
  @Field(() => String, { nullable: true, description: 'Slug of the new category.' })
  newCategory?: string | null;

  @IsOptional()
  @IsBoolean(says(catalogueMessages.isHidden()))
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the products are hidden from customers.',
  })
  isHidden?: boolean | null;

  @IsOptional()
  @IsIn(GST_RATES, says(catalogueMessages.gstRate()))
  @Field(() => Int, { nullable: true, description: 'New GST rate, in basis points.' })
  gstBasisPoints?: number | null;

  @IsOptional()
  @TextLength(0, 8)
  @IsHsn(says(catalogueMessages.hsn()))
  @Field(() => String, { nullable: true, description: 'New HSN code.' })
  hsn?: string | null;

  @IsOptional()
  @WholeNumber(0, MAX_STOCK, catalogueMessages.stock)
  @Field(() => Int, { nullable: true, description: 'New stock of each product, in pieces.' })
  stockQuantity?: number | null;

  @IsOptional()
  @NotEquals(0, says(catalogueMessages.bulkStockDelta({ mostCount: MAX_STOCK })))
  @WholeNumber(-MAX_STOCK, MAX_STOCK, catalogueMessages.bulkStockDelta)
  @Field(() => Int, {
    nullable: true,
    description: 'Pieces added to the stock of each product; negative to remove.',
  })
  stockDelta?: number | null;

  @IsOptional()
  @IsEnum(StockChangeKind, says(catalogueMessages.stockKind()))
  @Field(() => StockChangeKind, {
    nullable: true,
    description: 'Kind of the pieces of `stockDelta`; CORRECTION if omitted.',
  })
  stockKind?: StockChangeKind | null;

  @IsOptional()
  @TextLength(1, 200, catalogueMessages.stockReason)
  @Field(() => String, {
    nullable: true,
    description: "Reason of the stock change, such as 'Delivery of Monday'.",
  })
  reason?: string | null;
}
