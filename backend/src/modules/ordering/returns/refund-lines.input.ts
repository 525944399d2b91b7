import { ArrayMaxSize, ArrayMinSize, IsEnum, IsInt, IsString, Matches, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { ReturnedGoods } from '../../../kernel/order.enums';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { MAX_LINES } from '../../checkout/index.rules';
import { orderingMessages } from '../ordering.messages';
import { IDEMPOTENCY_KEY } from '../payments/idempotency-key';

const VERSION = says(orderingMessages.lineVersion());
const LINES = says(orderingMessages.refundLines({ most: MAX_LINES }));

/** Pieces of a line to refund. */
@InputType({ description: 'Pieces of a line to refund.' })
export class RefundedLineInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderLineId' })))
  @Field(() => ID, { description: 'Order line ID.' })
  orderLineId: string;

  @IsInt(VERSION)
  @Min(1, VERSION)
  @Field(() => Int, { description: 'Version of the line that the caller saw.' })
  expectedVersion: number;

  @WholeNumber(1, 10_000, (limits) =>
    kernelMessages.notWholeNumber({ field: 'quantity', ...limits }),
  )
  @Field(() => Int, { description: 'Number of additional pieces to refund.' })
  quantity: number;

  @IsEnum(ReturnedGoods, says(orderingMessages.refundedGoods()))
  @Field(() => ReturnedGoods, { description: 'Location of the pieces.' })
  goods: ReturnedGoods;
}

/** Order lines to preview a refund for. */
@InputType({ description: 'Order lines to preview a refund for.' })
export class RefundPreviewInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Order ID.' })
  orderId: string;

  @ArrayMinSize(1, LINES)
  @ArrayMaxSize(MAX_LINES, LINES)
  @Field(() => [RefundedLineInput], { description: 'Lines, each once.' })
  lines: RefundedLineInput[];
}

/** Order lines to refund. */
@InputType({ description: 'Order lines to refund.' })
export class RefundLinesInput extends RefundPreviewInput {
  @TextLength(1, 150, orderingMessages.refundReason)
  @Field({ description: 'Reason, 1 to 150 characters, shown to the customer.' })
  reason: string;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({
    description:
      'Idempotency key chosen by the client, one per attempt; repeated requests refund once.',
  })
  idempotencyKey: string;
}
