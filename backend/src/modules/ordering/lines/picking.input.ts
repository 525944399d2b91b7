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

/** Common fields of all picking actions. */
@InputType({ description: 'Order line of a picking action.' })
export class LineActionInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderLineId' })))
  @Field(() => ID, { description: 'Order line ID.' })
  orderLineId: string;

  @IsInt(VERSION)
  @Min(1, VERSION)
  @Field(() => Int, { description: 'Version of the line that the caller saw.' })
  expectedVersion: number;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Idempotency key chosen by the client, one per action.' })
  idempotencyKey: string;
}

/** Number of pieces picked of a line. */
@InputType({ description: 'Number of pieces picked of a line.' })
export class PickOrderLineInput extends LineActionInput {
  @Pieces('pickedQuantity', 0)
  @Field(() => Int, { description: 'Total number of pieces picked so far.' })
  pickedQuantity: number;
}

/** Weight of the pieces of a line. */
@InputType({ description: 'Weight of the pieces of a line sold by weight.' })
export class WeighOrderLineInput extends LineActionInput {
  @Grams
  @Field(() => Int, { description: 'Total weight of all pieces, in grams.' })
  grams: number;
}

/** Missing pieces of a line, with the reason. */
@InputType({ description: 'Missing pieces of a line, with the reason.' })
export class ShortOrderLineInput extends LineActionInput {
  @Pieces('quantity', 1)
  @Field(() => Int, { description: 'Number of additional missing pieces.' })
  quantity: number;

  @IsEnum(ShortReason, says(orderingMessages.shortReason()))
  @Field(() => ShortReason, { description: 'Reason why they are missing.' })
  reason: ShortReason;

  @IsOptional()
  @Pieces('countedQuantity', 0, MOST_STOCK)
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of pieces that can still be sold, if counted; becomes the new stock. Without those of other orders that are still to be picked, which lie on the shelf, too: `Product.piecesToPick`. Only with NOT_THERE.',
  })
  countedQuantity?: number | null;
}

/** Missing pieces of a line to ask the customer about. */
@InputType({ description: 'Missing pieces of a line to ask the customer about.' })
export class AskCustomerInput extends LineActionInput {
  @Pieces('quantity', 1)
  @Field(() => Int, { description: 'Number of additional missing pieces.' })
  quantity: number;
}

/** Substitute for pieces of a line. */
@InputType({ description: 'Substitute for pieces of a line.' })
export class SubstituteOrderLineInput extends LineActionInput {
  @IsString(says(kernelMessages.notNumber({ field: 'productId' })))
  @Field(() => ID, { description: 'Product ID of the substitute.' })
  productId: string;

  @Pieces('quantity', 1)
  @Field(() => Int, { description: 'Number of pieces of the substitute.' })
  quantity: number;

  @Pieces('replacedQuantity', 1)
  @Field(() => Int, { description: 'Number of pieces of the line that it replaces.' })
  replacedQuantity: number;

  @IsOptional()
  @Grams
  @Field(() => Int, {
    nullable: true,
    description: 'Total weight of the substitute, in grams; required if it is sold by weight.',
  })
  grams?: number | null;
}
