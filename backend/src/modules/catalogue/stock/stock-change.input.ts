import {
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  NotEquals,
} from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { MAX_STOCK } from '../products/product-fields.rules';

const KEY_MESSAGE = 'key should be 8 to 100 letters, digits, - or _';
const REASON_MESSAGE = 'reason should be a text of 1 to 200 characters';
const DELTA_MESSAGE = 'delta should be a whole number from -10,00,000 to 10,00,000 and not 0';
const stockMessage = { message: '$property should be a whole number from 0 to 10,00,000' };

/** By how much a stock is to change. */
@ArgsType()
export class AdjustStockArgs {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @IsInt({ message: DELTA_MESSAGE })
  @NotEquals(0, { message: DELTA_MESSAGE })
  @Min(-MAX_STOCK, { message: DELTA_MESSAGE })
  @Max(MAX_STOCK, { message: DELTA_MESSAGE })
  @Field(() => Int, { description: 'Pieces that came; below 0, pieces that went.' })
  delta: number;

  @IsNotEmpty({ message: REASON_MESSAGE })
  @TextLength(1, 200, { message: REASON_MESSAGE })
  @Field({ description: "Why, such as 'Delivery of Monday' or 'Broken'." })
  reason: string;

  @Matches(/^[\w-]{8,100}$/, { message: KEY_MESSAGE })
  @Field({
    description:
      'Chosen by the client once for one change, such as a UUID: the same key changes the stock once, however often it is sent.',
  })
  key: string;
}

/** What a stock is to be, for somebody who knows what it is. */
@ArgsType()
export class SetStockArgs {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @IsInt(stockMessage)
  @Min(0, stockMessage)
  @Max(MAX_STOCK, stockMessage)
  @Field(() => Int, { description: 'The stock that the caller saw.' })
  expected: number;

  @IsInt(stockMessage)
  @Min(0, stockMessage)
  @Max(MAX_STOCK, stockMessage)
  @Field(() => Int, { description: 'The stock from now on.' })
  value: number;

  @IsOptional()
  @IsString({ message: REASON_MESSAGE })
  @TextLength(0, 200, { message: REASON_MESSAGE })
  @Field(() => String, { nullable: true, description: "Why, such as 'Counted'." })
  reason?: string | null;

  @IsOptional()
  @Matches(/^[\w-]{8,100}$/, { message: KEY_MESSAGE })
  @Field(() => String, {
    nullable: true,
    description:
      'As of adjustStock: sent again under its key, a change that was made is no CONFLICT.',
  })
  key?: string | null;
}
