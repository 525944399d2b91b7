import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsOptional,
  IsString,
  Matches,
} from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { MAX_LINES, checkoutMessages } from '../../checkout/index.rules';
import { orderingMessages } from '../ordering.messages';
import { IDEMPOTENCY_KEY } from '../payments/idempotency-key';
import { ExpectedLineInput } from '../placing/place-order.input';

/** Items to add to a paid order, for a quote. */
@InputType({ description: 'Items to add to a paid order.' })
export class AdditionQuoteInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Order ID.' })
  orderId: string;

  @ArrayMinSize(1, says(orderingMessages.additionOfNothing()))
  @ArrayMaxSize(MAX_LINES, says(orderingMessages.editedLines({ most: MAX_LINES })))
  @Field(() => [ExpectedLineInput], {
    description:
      'Additional pieces, each product once, at current prices. If a price differs from the one given here, addToOrder fails with PRICE_CHANGED.',
  })
  added: ExpectedLineInput[];

  @IsOptional()
  @IsBoolean(says(checkoutMessages.useGiftCredit()))
  @Field({
    defaultValue: false,
    description:
      "Whether to use the customer's gift credit first. It does not pay for items added by staff.",
  })
  useGiftCredit?: boolean;
}

/** Items to add to a paid order. */
@InputType({ description: 'Items to add to a paid order.' })
export class AddToOrderInput extends AdditionQuoteInput {
  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedTotal)
  @Field(() => PaiseScalar, {
    description:
      'Total shown to the caller, in paise: toPayPaise of `additionQuote`. If the actual total differs, nothing is ordered, and PRICE_CHANGED returns the new bill.',
  })
  expectedTotalPaise: number;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Idempotency key chosen by the client, one per addition.' })
  idempotencyKey: string;
}
