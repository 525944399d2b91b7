import { IsOptional, IsString, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { orderingMessages } from '../ordering.messages';
import { UTR } from './used-utrs';

/** UPI transfer that a customer made. */
@InputType({ description: 'UPI transfer that the customer made for an order.' })
export class StateTransferInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Order ID.' })
  orderId: string;

  @IsOptional()
  @Matches(UTR, says(orderingMessages.utr()))
  @Field(() => String, {
    nullable: true,
    description:
      'UTR number of the transfer: 12 digits. Each can be used once. Without it, staff identify the transfer by its reference.',
  })
  utr?: string | null;
}

/** Transfer that has arrived. */
@ArgsType()
export class ConfirmTransferArgs {
  @IsString(says(kernelMessages.notNumber({ field: 'paymentId' })))
  @Field(() => ID, { description: 'Payment ID.' })
  paymentId: string;

  @IsOptional()
  @Matches(UTR, says(orderingMessages.utr()))
  @Field(() => String, {
    nullable: true,
    description:
      "UTR number in the bank statement: 12 digits, required if the customer gave none. Replaces the customer's number.",
  })
  utr?: string | null;

  @IsOptional()
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, orderingMessages.arrivedAmount)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Amount in the bank statement, in paise; by default that of the payment. With `sumBeforeFeePaise` the fee is taken off the order. With less, the order stays unpaid and the money is sent back; with more, the rest is sent back.',
  })
  amountPaise?: number | null;
}

/** Transfer that is not in the bank statement. */
@InputType({ description: "UPI transfer that is not in the shop's bank statement." })
export class RejectTransferInput {
  @IsString(says(kernelMessages.notNumber({ field: 'paymentId' })))
  @Field(() => ID, { description: 'Payment ID.' })
  paymentId: string;

  @TextLength(1, 150, orderingMessages.transitionReason)
  @Field({ description: 'Reason, 1 to 150 characters, shown to the customer.' })
  reason: string;
}

/** Refund sent by staff. */
@InputType({ description: 'Refund sent by staff by UPI.' })
export class SentRefundInput {
  @IsString(says(kernelMessages.notNumber({ field: 'refundId' })))
  @Field(() => ID, { description: 'Refund ID.' })
  refundId: string;

  @Matches(UTR, says(orderingMessages.utr()))
  @Field({
    description:
      'UTR number of the transfer that sent the refund: 12 digits. Each can be used once.',
  })
  utr: string;
}
