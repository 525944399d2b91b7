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

/** Pieces of a line that are to be paid back. */
@InputType({ description: 'Pieces of a line that are to be paid back.' })
export class RefundedLineInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderLineId' })))
  @Field(() => ID, { description: 'Number of the line.' })
  orderLineId: string;

  @IsInt(VERSION)
  @Min(1, VERSION)
  @Field(() => Int, { description: 'The version of the line that the caller saw.' })
  expectedVersion: number;

  @WholeNumber(1, 10_000, (limits) =>
    kernelMessages.notWholeNumber({ field: 'quantity', ...limits }),
  )
  @Field(() => Int, { description: 'How many more pieces.' })
  quantity: number;

  @IsEnum(ReturnedGoods, says(orderingMessages.refundedGoods()))
  @Field(() => ReturnedGoods, { description: 'Where they are.' })
  goods: ReturnedGoods;
}

/** Which lines of an order somebody thinks of paying back. */
@InputType({ description: 'Which lines of an order somebody thinks of paying back.' })
export class RefundPreviewInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: string;

  @ArrayMinSize(1, LINES)
  @ArrayMaxSize(MAX_LINES, LINES)
  @Field(() => [RefundedLineInput], { description: 'The lines, each once.' })
  lines: RefundedLineInput[];
}

/** Which lines of an order are to be paid back. */
@InputType({ description: 'Which lines of an order are to be paid back.' })
export class RefundLinesInput extends RefundPreviewInput {
  @TextLength(1, 150, orderingMessages.refundReason)
  @Field({ description: 'Why: 1 to 150 letters, which the customer reads.' })
  reason: string;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Chosen by the client for one attempt: the same key pays back once.' })
  idempotencyKey: string;
}
