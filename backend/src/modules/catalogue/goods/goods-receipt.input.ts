import { ArrayMaxSize, ArrayMinSize, IsOptional, IsString, Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { REQUEST_KEY } from '../../../kernel/request-key';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { AmountOfPaise, WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { MAX_STOCK } from '../products/product-limits.rules';

/** A bill scanned by hand has no more lines. */
const MOST_GOODS_LINES = 200;

/** A line of a wholesaler's bill. */
@InputType({
  description: 'Received product, identified by productId, sku or barcode, with its new values.',
})
export class GoodsLineInput {
  @Field(() => ID, { nullable: true, description: 'Product ID.' })
  productId?: string | null;

  @IsOptional()
  @IsString(says(catalogueMessages.goodsProduct()))
  @TextLength(0, 64, catalogueMessages.skuTooLong)
  @Field(() => String, {
    nullable: true,
    description: "SKU, the shopkeeper's own number of the product.",
  })
  sku?: string | null;

  @IsOptional()
  @IsString(says(catalogueMessages.goodsProduct()))
  @TextLength(0, 14)
  @Field(() => String, {
    nullable: true,
    description: 'Scanned barcode; VALIDATION if several products have it.',
  })
  barcode?: string | null;

  @WholeNumber(1, MAX_STOCK, catalogueMessages.goodsPieces)
  @Field(() => Int, { description: 'Pieces received.' })
  pieces: number;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.cost)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Cost of one piece, in paise; becomes the cost of the product.',
  })
  costPaise?: number | null;

  @IsOptional()
  @TextLength(0, 40)
  @Field(() => String, { nullable: true, description: 'Batch number printed on the packs.' })
  batch?: string | null;

  @IsOptional()
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day of sale.',
  })
  expiresOn?: string | null;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.price)
  @Field(() => PaiseScalar, { nullable: true, description: 'New MRP on the packs, in paise.' })
  mrpPaise?: number | null;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, catalogueMessages.sellingPrice)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'The new selling price, in paise; VALIDATION above the MRP.',
  })
  sellingPaise?: number | null;
}

/** A wholesaler's bill. */
@InputType({ description: 'Delivery of a wholesaler with one bill.' })
export class ReceiveGoodsInput {
  @TextLength(1, 100, catalogueMessages.supplier)
  @Field({ description: 'Supplier.' })
  supplier: string;

  @TextLength(1, 40, catalogueMessages.billNumber)
  @Field({ description: 'Number of the bill.' })
  billNumber: string;

  @Matches(REQUEST_KEY, says(catalogueMessages.stockKey()))
  @Field({
    description:
      'Idempotency key, chosen by the client per bill, such as a UUID: the same key receives it once, however often it is sent.',
  })
  key: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Stock location that the goods came to; the shop if omitted.',
  })
  locationId?: string | null;

  @ArrayMinSize(1, says(catalogueMessages.goodsLines({ most: MOST_GOODS_LINES })))
  @ArrayMaxSize(MOST_GOODS_LINES, says(catalogueMessages.goodsLines({ most: MOST_GOODS_LINES })))
  @Field(() => [GoodsLineInput], { description: '1 to 200 lines.' })
  lines: GoodsLineInput[];
}
