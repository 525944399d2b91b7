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

/** What would be added to an order that is paid. */
@InputType({ description: 'What would be added to an order that is paid.' })
export class AdditionQuoteInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: string;

  @ArrayMinSize(1, says(orderingMessages.additionOfNothing()))
  @ArrayMaxSize(MAX_LINES, says(orderingMessages.editedLines({ most: MAX_LINES })))
  @Field(() => [ExpectedLineInput], {
    description:
      'Further pieces, each product once, at the prices of this moment. Where a price is another than the one that is given here, addToOrder fails with PRICE_CHANGED.',
  })
  added: ExpectedLineInput[];

  @IsOptional()
  @IsBoolean(says(checkoutMessages.useGiftCredit()))
  @Field({
    defaultValue: false,
    description:
      'Whether the gift credit of the customer pays first. Of what the staff adds it pays nothing.',
  })
  useGiftCredit?: boolean;
}

/** What is added to an order that is paid. */
@InputType({ description: 'What is added to an order that is paid.' })
export class AddToOrderInput extends AdditionQuoteInput {
  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedTotal)
  @Field(() => PaiseScalar, {
    description:
      'The sum to pay that the caller was shown, in paise: toPayPaise of `additionQuote`. Where another sum is due, nothing is ordered, and PRICE_CHANGED answers the new bill.',
  })
  expectedTotalPaise: number;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Chosen by the client for one addition: the same key counts once.' })
  idempotencyKey: string;
}
