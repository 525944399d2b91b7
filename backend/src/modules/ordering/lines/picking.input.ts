import { IsEnum, IsInt, IsOptional, IsString, Matches, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { ShortReason } from '../../../kernel/order.enums';
import { says } from '../../../platform/validation/says';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { orderingMessages } from '../ordering.messages';
import { IDEMPOTENCY_KEY } from '../payments/idempotency-key';

/** More pieces of a line than anybody orders. */
const MOST_PIECES = 10_000;
const MOST_STOCK = 1_000_000;
/** A thousand packs of 100 kg. */
const MOST_GRAMS = 100_000_000;

const Pieces = (field: string, least: number, most = MOST_PIECES) =>
  WholeNumber(least, most, (limits) => kernelMessages.notWholeNumber({ field, ...limits }));

const Grams = WholeNumber(1, MOST_GRAMS, orderingMessages.grams);

const VERSION = says(orderingMessages.lineVersion());

/** What every action of picking says of its line. */
@InputType({ description: 'Which line an action of picking is about.' })
export class LineActionInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderLineId' })))
  @Field(() => ID, { description: 'Number of the line.' })
  orderLineId: string;

  @IsInt(VERSION)
  @Min(1, VERSION)
  @Field(() => Int, { description: 'The version of the line that the caller saw.' })
  expectedVersion: number;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Chosen by the client for one action: the same key counts once.' })
  idempotencyKey: string;
}

/** How many pieces of a line were picked. */
@InputType({ description: 'How many pieces of a line were picked.' })
export class PickOrderLineInput extends LineActionInput {
  @Pieces('pickedQuantity', 0)
  @Field(() => Int, { description: 'All pieces that were picked so far.' })
  pickedQuantity: number;
}

/** What the pieces of a line weigh. */
@InputType({ description: 'What the pieces of a line weigh that is sold by weight.' })
export class WeighOrderLineInput extends LineActionInput {
  @Grams
  @Field(() => Int, { description: 'What all of them weigh together, in grams.' })
  grams: number;
}

/** How many pieces of a line are missing, and why. */
@InputType({ description: 'How many pieces of a line are missing, and why.' })
export class ShortOrderLineInput extends LineActionInput {
  @Pieces('quantity', 1)
  @Field(() => Int, { description: 'How many more pieces are missing.' })
  quantity: number;

  @IsEnum(ShortReason, says(orderingMessages.shortReason()))
  @Field(() => ShortReason, { description: 'Why.' })
  reason: ShortReason;

  @IsOptional()
  @Pieces('countedQuantity', 0, MOST_STOCK)
  @Field(() => Int, {
    nullable: true,
    description:
      'How many pieces can still be sold, where somebody counted them: the stock from now on. Only where they are NOT_THERE.',
  })
  countedQuantity?: number | null;
}

/** About how many missing pieces of a line its customer is asked. */
@InputType({ description: 'About how many missing pieces of a line its customer is asked.' })
export class AskCustomerInput extends LineActionInput {
  @Pieces('quantity', 1)
  @Field(() => Int, { description: 'How many more pieces are missing.' })
  quantity: number;
}

/** What is delivered instead of pieces of a line. */
@InputType({ description: 'What is delivered instead of pieces of a line.' })
export class SubstituteOrderLineInput extends LineActionInput {
  @IsString(says(kernelMessages.notNumber({ field: 'productId' })))
  @Field(() => ID, { description: 'Number of the product that is delivered instead.' })
  productId: string;

  @Pieces('quantity', 1)
  @Field(() => Int, { description: 'How many pieces of it.' })
  quantity: number;

  @Pieces('replacedQuantity', 1)
  @Field(() => Int, { description: 'How many pieces of the line they replace.' })
  replacedQuantity: number;

  @IsOptional()
  @Grams
  @Field(() => Int, {
    nullable: true,
    description: 'What they weigh together, in grams; needed where the product is sold by weight.',
  })
  grams?: number | null;
}
