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

const AtLocation = () =>
  Field(() => ID, {
    nullable: true,
    description: 'Stock location whose stock changes; that of the shop if omitted.',
  });

registerEnumType(StockChangeKind, {
  name: 'StockChangeKind',
  description: 'Kind of a manual stock change.',
  valuesConfig: {
    CORRECTION: { description: 'Corrects a wrong stock.' },
    RECEIVED: { description: 'Pieces received: positive. receiveGoods records a whole bill.' },
    WASTE: { description: 'Pieces spoiled, broken or expired: negative.' },
    THEFT: { description: 'Pieces stolen: negative.' },
  },
});

/** A relative change of a stock. */
@ArgsType()
@InputType()
export abstract class StockDelta {
  @NotEquals(0, says(catalogueMessages.stockDelta({ mostCount: MAX_STOCK })))
  @WholeNumber(-MAX_STOCK, MAX_STOCK, catalogueMessages.stockDelta)
  @Field(() => Int, { description: 'Pieces added to the stock; negative to remove.' })
  delta: number;

  @IsOptional()
  @IsEnum(StockChangeKind, says(catalogueMessages.stockKind()))
  @Field(() => StockChangeKind, {
    nullable: true,
    description: 'Kind of the change; CORRECTION if omitted.',
  })
  kind?: StockChangeKind | null;

  @TextLength(1, 200, catalogueMessages.stockReason)
  @Field({ description: "Reason, such as 'Delivery of Monday' or 'Broken'." })
  reason: string;

  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field({
    description:
      'Idempotency key, chosen by the client per change, such as a UUID: the same key changes the stock once, however often it is sent.',
  })
  key: string;
}

/** A new stock, for callers that know the stock. */
@ArgsType()
@InputType()
export abstract class StockTarget {
  @Stock('expected')
  @Field(() => Int, { description: 'Stock that the caller expects.' })
  expected: number;

  @Stock('value')
  @Field(() => Int, { description: 'New stock.' })
  value: number;

  @IsOptional()
  @TextLength(0, 200, ({ most }) => catalogueMessages.stockReason({ least: 1, most }))
  @Field(() => String, { nullable: true, description: "Reason, such as 'Counted'." })
  reason?: string | null;

  @IsOptional()
  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key, as for adjustStock: repeating a change that was made is no CONFLICT.',
  })
  key?: string | null;
}

@ArgsType()
export class AdjustStockArgs extends StockDelta {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;

  @AtLocation()
  locationId?: string | null;
}

@ArgsType()
export class SetStockArgs extends StockTarget {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;
}

/** A count made while the shop keeps selling. */
@ArgsType()
export class CountStockArgs {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;

  @AtLocation()
  locationId?: string | null;

  @Stock('shown')
  @Field(() => Int, { description: 'Stock shown when the pieces were counted.' })
  shown: number;

  @Stock('counted')
  @Field(() => Int, { description: 'Counted pieces.' })
  counted: number;

  @IsOptional()
  @TextLength(0, 200, ({ most }) => catalogueMessages.stockReason({ least: 1, most }))
  @Field(() => String, { nullable: true, description: "Reason, such as 'Stocktake'." })
  reason?: string | null;

  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field({ description: 'Idempotency key, as for adjustStock: the same key counts once.' })
  key: string;
}
