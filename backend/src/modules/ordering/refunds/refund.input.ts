import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_MESSAGE } from '../payments/idempotency-key';

const AMOUNT_MESSAGE = 'The amount should be at least one paisa';

/** What an admin wants paid back. */
@InputType({ description: 'What is to be paid back.' })
export class RefundInput {
  @Field(() => ID, { description: 'The payment.' })
  paymentId: string;

  @IsOptional()
  @IsInt({ message: AMOUNT_MESSAGE })
  @Min(1, { message: AMOUNT_MESSAGE })
  @Max(Number.MAX_SAFE_INTEGER, { message: AMOUNT_MESSAGE })
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'In paise; at most what was paid and not paid back yet. Left out: all of it.',
  })
  amountPaise?: number | null;

  @TextLength(1, 200, { message: 'The reason should have 1 to 200 letters' })
  @Field({ description: 'Why: 1 to 200 letters.' })
  reason: string;

  @Matches(IDEMPOTENCY_KEY, { message: IDEMPOTENCY_KEY_MESSAGE })
  @Field({ description: 'Chosen by the client for one attempt: the same key pays back once.' })
  idempotencyKey: string;
}
