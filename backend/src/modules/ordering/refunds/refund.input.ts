import { IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { IDEMPOTENCY_KEY } from '../payments/idempotency-key';
import { says } from '../../../platform/validation/says';
import { orderingMessages } from '../ordering.messages';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';

/** What an admin wants paid back. */
@InputType({ description: 'What is to be paid back.' })
export class RefundInput {
  @Field(() => ID, { description: 'The payment.' })
  paymentId: string;

  @IsOptional()
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, orderingMessages.refundAmount)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'In paise; at most what was paid, and neither paid back nor made gift credit yet. Left out: all of it.',
  })
  amountPaise?: number | null;

  @TextLength(1, 200, orderingMessages.refundReason)
  @Field({ description: 'Why: 1 to 200 letters.' })
  reason: string;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Chosen by the client for one attempt: the same key pays back once.' })
  idempotencyKey: string;
}
