import { IsEnum, IsOptional, Matches, NotEquals } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { REQUEST_KEY } from '../../../kernel/request-key';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { MAX_STOCK } from '../products/product-limits.rules';
import { says } from '../../../platform/validation/says';
import { catalogueMessages } from '../catalogue.messages';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { StockChangeKind } from './stock-change.rules';

const KEY_MESSAGE = says(catalogueMessages.stockKey());

const Stock = (field: string) =>
  WholeNumber(0, MAX_STOCK, ({ mostCount }) => catalogueMessages.stockNumber({ field, mostCount }));

registerEnumType(StockChangeKind, {
  name: 'StockChangeKind',
  description: 'Why a stock is changed by hand.',
  valuesConfig: {
    CORRECTION: { description: 'It was wrong.' },
    RECEIVED: { description: 'Pieces came: above 0. A whole bill goes by receiveGoods.' },
    WASTE: { description: 'Pieces are spoiled, broken or expired: below 0.' },
    THEFT: { description: 'Pieces were stolen: below 0.' },
  },
});

/** By how much a stock is to change. */
@ArgsType()
@InputType()
export abstract class StockDelta {
  @NotEquals(0, says(catalogueMessages.stockDelta({ mostCount: MAX_STOCK })))
  @WholeNumber(-MAX_STOCK, MAX_STOCK, catalogueMessages.stockDelta)
  @Field(() => Int, { description: 'Pieces that came; below 0, pieces that went.' })
  delta: number;

  @IsOptional()
  @IsEnum(StockChangeKind, says(catalogueMessages.stockKind()))
  @Field(() => StockChangeKind, {
    nullable: true,
    description: 'What the pieces are; a correction where nothing is said.',
  })
  kind?: StockChangeKind | null;

  @TextLength(1, 200, catalogueMessages.stockReason)
  @Field({ description: "Why, such as 'Delivery of Monday' or 'Broken'." })
  reason: string;

  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field({
    description:
      'Chosen by the client once for one change, such as a UUID: the same key changes the stock once, however often it is sent.',
  })
  key: string;
}

/** What a stock is to be, for somebody who knows what it is. */
@ArgsType()
@InputType()
export abstract class StockTarget {
  @Stock('expected')
  @Field(() => Int, { description: 'The stock that the caller saw.' })
  expected: number;

  @Stock('value')
  @Field(() => Int, { description: 'The stock from now on.' })
  value: number;

  @IsOptional()
  @TextLength(0, 200, ({ most }) => catalogueMessages.stockReason({ least: 1, most }))
  @Field(() => String, { nullable: true, description: "Why, such as 'Counted'." })
  reason?: string | null;

  @IsOptional()
  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field(() => String, {
    nullable: true,
    description:
      'As of adjustStock: sent again under its key, a change that was made is no CONFLICT.',
  })
  key?: string | null;
}

@ArgsType()
export class AdjustStockArgs extends StockDelta {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;
}

@ArgsType()
export class SetStockArgs extends StockTarget {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;
}

/** What somebody counted while the shop sold on. */
@ArgsType()
export class CountStockArgs {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @Stock('shown')
  @Field(() => Int, { description: 'The stock that was shown when the pieces were counted.' })
  shown: number;

  @Stock('counted')
  @Field(() => Int, { description: 'Pieces that were counted.' })
  counted: number;

  @IsOptional()
  @TextLength(0, 200, ({ most }) => catalogueMessages.stockReason({ least: 1, most }))
  @Field(() => String, { nullable: true, description: "Why, such as 'Stocktake'." })
  reason?: string | null;

  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field({ description: 'As of adjustStock: the same key counts once.' })
  key: string;
}
