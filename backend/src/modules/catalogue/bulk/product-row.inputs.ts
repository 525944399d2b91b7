import { IsOptional, IsString } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { AmountOfPaise } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { StockDelta, StockTarget } from '../stock/stock-change.input';

/** How a row names its product. */
export interface NamedProduct {
  sku?: string | null;
  productId?: string | null;
}

const SKU = "The shopkeeper's own number of the product.";
const PRODUCT_ID = 'Number of the product, where no sku is given.';

const Sku = (): PropertyDecorator => (row, property) => {
  IsOptional()(row, property);
  IsString(says(catalogueMessages.rowProduct()))(row, property);
  Field(() => String, { nullable: true, description: SKU })(row, property);
};
const ProductId = () => Field(() => ID, { nullable: true, description: PRODUCT_ID });

@InputType({ description: 'By how much the stock of one of many products is to change.' })
export class AdjustStockRow extends StockDelta implements NamedProduct {
  @Sku()
  sku?: string | null;

  @ProductId()
  productId?: string | null;
}

@InputType({ description: 'What the stock of one of many products is to be.' })
export class SetStockRow extends StockTarget implements NamedProduct {
  @Sku()
  sku?: string | null;

  @ProductId()
  productId?: string | null;
}

@InputType({ description: 'The prices of one of many products; one that is left out stays.' })
export class SetPriceRow implements NamedProduct {
  @Sku()
  sku?: string | null;

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
      'What one piece is sold at, in paise; null where it is sold at its MRP. VALIDATION (sellingPaise) above the MRP.',
  })
  sellingPaise?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read: CONFLICT where somebody edited the product since.',
  })
  expectedVersion?: number | null;
}
