import { IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { IDEMPOTENCY_KEY } from '../payments/idempotency-key';
import { says } from '../../../platform/validation/says';
import { orderingMessages } from '../ordering.messages';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';

/** Refund requested by an admin. */
@InputType({ description: 'Payment to refund.' })
export class RefundInput {
  @Field(() => ID, { description: 'Payment ID.' })
  paymentId: string;

  @IsOptional()
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, orderingMessages.refundAmount)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Amount in paise; at most what was paid and not yet refunded or converted to gift credit. Default: all of it.',
  })
  amountPaise?: number | null;

  @TextLength(1, 200, orderingMessages.refundReason)
  @Field({ description: 'Reason, 1 to 200 characters.' })
  reason: string;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({
    description:
      'Idempotency key chosen by the client, one per attempt; repeated requests refund once.',
  })
  idempotencyKey: string;
}
