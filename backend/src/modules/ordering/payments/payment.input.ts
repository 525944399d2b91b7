import { IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IDEMPOTENCY_KEY } from './idempotency-key';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { orderingMessages } from '../ordering.messages';

/** Card to charge, and order to pay. */
@InputType({
  description:
    'Card to charge, and order to pay. Of the card, only brand, last four digits and expiry year are stored.',
})
export class PaymentInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Order to pay. Default: the newest order awaiting payment; if there is none, the card is only checked, without a charge.',
  })
  orderId?: string | null;

  @Field({ description: 'Card number; spaces are allowed.' })
  cardNumber: string;

  @Field({ description: 'Name on the card.' })
  nameOnCard: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Expiry month, 1 to 12 (inclusive). Default: end of the expiry year.',
  })
  expMonth?: number | null;

  @Field(() => Int, { description: 'Expiry year (inclusive).' })
  expYear: number;

  @Field({ description: 'CVV, three or four digits.' })
  cvv: string;

  @IsOptional()
  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key chosen by the client, one per attempt; repeated requests charge once.',
  })
  idempotencyKey?: string | null;

  @IsOptional()
  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedAmount)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Amount shown to the customer, in paise: bill.toPayPaise of the order. If the actual amount differs, nothing is charged, and PRICE_CHANGED returns it. If omitted, any amount is accepted.',
  })
  expectedAmountPaise?: number | null;
}
