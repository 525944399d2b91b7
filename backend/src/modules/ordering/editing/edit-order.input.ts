import { ArrayMaxSize, IsOptional, IsString, Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { MAX_LINES, checkoutMessages } from '../../checkout/index.rules';
import { orderingMessages } from '../ordering.messages';
import { IDEMPOTENCY_KEY } from '../payments/idempotency-key';
import { ExpectedLineInput } from '../placing/place-order.input';

const MOST_VERSIONS = 2_147_483_647;
const LINES = says(orderingMessages.editedLines({ most: MAX_LINES }));

/** Number of pieces of a line to keep. */
@InputType({ description: 'Number of pieces of an order line to keep.' })
export class KeptLineInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderLineId' })))
  @Field(() => ID, { description: 'Order line ID.' })
  orderLineId: string;

  @Field(() => Int, {
    description: 'Number of pieces to keep, at their original price; 0 removes the line.',
  })
  quantity: number;
}

/** Order edit to quote. */
@InputType({ description: 'Order edit to quote; omitted fields stay unchanged.' })
export class OrderEditQuoteInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Order ID.' })
  orderId: string;

  @ArrayMaxSize(MAX_LINES, LINES)
  @Field(() => [KeptLineInput], {
    defaultValue: [],
    description: 'Lines to reduce, each once.',
  })
  lines: KeptLineInput[];

  @ArrayMaxSize(MAX_LINES, LINES)
  @Field(() => [ExpectedLineInput], {
    defaultValue: [],
    description:
      'Additional pieces, each product once, at current prices; also for products already in the order. If a price differs from the one given here, editOrder fails with PRICE_CHANGED.',
  })
  added: ExpectedLineInput[];

  @IsOptional()
  @TextLength(0, 20, checkoutMessages.slotId)
  @Field(() => ID, { nullable: true, description: 'New delivery slot.' })
  deliverySlotId?: string | null;

  @IsOptional()
  @IsString(says(checkoutMessages.addressId()))
  @Field(() => ID, {
    nullable: true,
    description: "New delivery address: one of the customer's addresses.",
  })
  addressId?: string | null;

  @IsOptional()
  @WholeNumber(0, MOST_VERSIONS, orderingMessages.editVersion)
  @Field(() => Int, {
    nullable: true,
    description:
      'The `editVersion` of the order that the caller saw: fails with CONFLICT if it was edited since.',
  })
  expectedVersion?: number | null;
}

/** Order edit to apply. */
@InputType({ description: 'Order edit; omitted fields stay unchanged.' })
export class EditOrderInput extends OrderEditQuoteInput {
  @WholeNumber(0, MOST_VERSIONS, orderingMessages.editVersion)
  @Field(() => Int, { description: 'The `editVersion` of the order that the caller saw.' })
  override expectedVersion: number;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedTotal)
  @Field(() => PaiseScalar, {
    description:
      'Total shown to the caller, in paise: bill.toPayPaise of `orderEditQuote`. If the actual total differs, the order stays unchanged, and PRICE_CHANGED returns the new bill.',
  })
  expectedTotalPaise: number;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Idempotency key chosen by the client, one per edit.' })
  idempotencyKey: string;
}
