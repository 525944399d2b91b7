import { IsOptional, IsString } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { AmountOfPaise } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { StockDelta, StockTarget } from '../stock/stock-change.input';

/** How a row identifies its product. */
export interface NamedProduct {
  sku?: string | null;
  externalId?: string | null;
  productId?: string | null;
}

const SKU = "SKU, the shopkeeper's own number of the product.";
const EXTERNAL_ID =
  'External ID of the product in the calling program, if no sku is given; see setExternalRecords.';
const PRODUCT_ID = 'Product ID, if neither sku nor externalId is given.';

const NameOfProduct =
  (description: string): PropertyDecorator =>
  (row, property) => {
    IsOptional()(row, property);
    IsString(says(catalogueMessages.rowProduct()))(row, property);
    Field(() => String, { nullable: true, description })(row, property);
  };
const ProductId = () => Field(() => ID, { nullable: true, description: PRODUCT_ID });

@InputType({ description: 'Stock change of one product in a bulk call.' })
export class AdjustStockRow extends StockDelta implements NamedProduct {
  @NameOfProduct(SKU)
  sku?: string | null;

  @NameOfProduct(EXTERNAL_ID)
  externalId?: string | null;

  @ProductId()
  productId?: string | null;
}

@InputType({ description: 'New stock of one product in a bulk call.' })
export class SetStockRow extends StockTarget implements NamedProduct {
  @NameOfProduct(SKU)
  sku?: string | null;

  @NameOfProduct(EXTERNAL_ID)
  externalId?: string | null;

  @ProductId()
  productId?: string | null;
}

@InputType({ description: 'New prices of one product in a bulk call; omitted ones are unchanged.' })
export class SetPriceRow implements NamedProduct {
  @NameOfProduct(SKU)
  sku?: string | null;

  @NameOfProduct(EXTERNAL_ID)
  externalId?: string | null;

  @ProductId()
  productId?: string | null;

  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.price)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Maximum retail price of one piece, in paise; above 0.',
  })
  mrpPaise?: number;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.sellingPrice)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Selling price of one piece, in paise; null to sell at the MRP. VALIDATION (sellingPaise) above the MRP.',
  })
  sellingPaise?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version that the change is based on: CONFLICT if somebody edited the product since.',
  })
  expectedVersion?: number | null;
}
