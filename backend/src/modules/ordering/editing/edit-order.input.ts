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

/** How many pieces of a line stay. */
@InputType({ description: 'How many pieces of a line of an order stay.' })
export class KeptLineInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderLineId' })))
  @Field(() => ID, { description: 'Number of the line.' })
  orderLineId: string;

  @Field(() => Int, {
    description:
      'How many of its pieces stay, at the price at which they were ordered: 0 takes the line out.',
  })
  quantity: number;
}

/** How an order would be edited. */
@InputType({ description: 'How an order would be edited; what is left out stays.' })
export class OrderEditQuoteInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: string;

  @ArrayMaxSize(MAX_LINES, LINES)
  @Field(() => [KeptLineInput], {
    defaultValue: [],
    description: 'The lines of which fewer pieces are wanted, each once.',
  })
  lines: KeptLineInput[];

  @ArrayMaxSize(MAX_LINES, LINES)
  @Field(() => [ExpectedLineInput], {
    defaultValue: [],
    description:
      'Further pieces, each product once, at the prices of this moment: of products that the order has, too. Where a price is another than the one that is given here, editOrder fails with PRICE_CHANGED.',
  })
  added: ExpectedLineInput[];

  @IsOptional()
  @TextLength(0, 20, checkoutMessages.slotId)
  @Field(() => ID, { nullable: true, description: 'Another delivery slot.' })
  deliverySlotId?: string | null;

  @IsOptional()
  @IsString(says(checkoutMessages.addressId()))
  @Field(() => ID, {
    nullable: true,
    description: 'Where to bring it instead: one of the addresses of its customer.',
  })
  addressId?: string | null;
}

/** How an order is edited. */
@InputType({ description: 'How an order is edited; what is left out stays.' })
export class EditOrderInput extends OrderEditQuoteInput {
  @WholeNumber(0, MOST_VERSIONS, orderingMessages.editVersion)
  @Field(() => Int, { description: 'The `editVersion` of the order that the caller saw.' })
  expectedVersion: number;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedTotal)
  @Field(() => PaiseScalar, {
    description:
      'The sum to pay that the caller was shown, in paise: bill.toPayPaise of `orderEditQuote`. Where the order would cost another sum, it stays as it is, and PRICE_CHANGED answers the new bill.',
  })
  expectedTotalPaise: number;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Chosen by the client for one edit: the same key counts once.' })
  idempotencyKey: string;
}
