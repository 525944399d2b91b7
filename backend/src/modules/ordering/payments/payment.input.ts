import { IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IDEMPOTENCY_KEY } from './idempotency-key';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { orderingMessages } from '../ordering.messages';

/** What pays: the card, and which order. */
@InputType({
  description:
    'The card, and which order it pays. Nothing of it is kept but brand, last four and year.',
})
export class PaymentInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The order to pay. Left out: the newest that awaits payment; where none does, the card is checked for nothing.',
  })
  orderId?: string | null;

  @Field({ description: 'Number of the card, spaces allowed.' })
  cardNumber: string;

  @Field({ description: 'Name on the card.' })
  nameOnCard: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The month to the end of which it is good, 1 to 12. Left out: all of its year.',
  })
  expMonth?: number | null;

  @Field(() => Int, { description: 'The year to the end of which it is good.' })
  expYear: number;

  @Field({ description: 'Three or four digits.' })
  cvv: string;

  @IsOptional()
  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field(() => String, {
    nullable: true,
    description:
      'Chosen by the client for one attempt: the same key charges once, however often it is sent.',
  })
  idempotencyKey?: string | null;

  @IsOptional()
  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedAmount)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      "The sum that the customer was shown, in paise: the order's bill.toPayPaise. Where the order costs another sum, nothing is charged and PRICE_CHANGED answers it. Left out: whatever it costs is agreed to.",
  })
  expectedAmountPaise?: number | null;
}
