import { IsOptional, IsString, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { orderingMessages } from '../ordering.messages';
import { UTR } from './used-utrs';

/** A transfer by UPI that a customer made. */
@InputType({ description: 'A transfer by UPI that the customer made for an order.' })
export class StateTransferInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: string;

  @IsOptional()
  @Matches(UTR, says(orderingMessages.utr()))
  @Field(() => String, {
    nullable: true,
    description:
      'UTR number of the transfer: 12 digits. Each counts once. Without it the staff find the transfer by its reference.',
  })
  utr?: string | null;
}

/** A transfer that has arrived. */
@ArgsType()
export class ConfirmTransferArgs {
  @IsString(says(kernelMessages.notNumber({ field: 'paymentId' })))
  @Field(() => ID, { description: 'Number of the payment.' })
  paymentId: string;

  @IsOptional()
  @Matches(UTR, says(orderingMessages.utr()))
  @Field(() => String, {
    nullable: true,
    description:
      'UTR number in the statement: 12 digits, needed where the customer named none. It stands in place of theirs.',
  })
  utr?: string | null;
}

/** A transfer that is not in the bank statement. */
@InputType({ description: 'A transfer by UPI that is not in the bank statement of the shop.' })
export class RejectTransferInput {
  @IsString(says(kernelMessages.notNumber({ field: 'paymentId' })))
  @Field(() => ID, { description: 'Number of the payment.' })
  paymentId: string;

  @TextLength(1, 150, orderingMessages.transitionReason)
  @Field({ description: 'Why: 1 to 150 characters, which the customer reads.' })
  reason: string;
}

/** A refund that was sent by hand. */
@InputType({ description: 'A refund that staff sent by UPI.' })
export class SentRefundInput {
  @IsString(says(kernelMessages.notNumber({ field: 'refundId' })))
  @Field(() => ID, { description: 'Number of the refund.' })
  refundId: string;

  @Matches(UTR, says(orderingMessages.utr()))
  @Field({ description: 'UTR number of the transfer that sent it: 12 digits. Each counts once.' })
  utr: string;
}
