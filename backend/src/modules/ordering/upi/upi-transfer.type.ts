import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../refunds/refund.entity';

/** A transfer that a customer says they made. */
@Shows('private')
@ObjectType({
  description: 'A transfer by UPI that a customer says they made, and nobody looked for yet.',
})
export class StatedTransfer {
  @Field(() => Payment, {
    description: 'The payment; its `utr` is what the customer said, or nothing.',
  })
  payment: Payment;

  @Field({ description: 'What the bank statement should name beside the transfer.' })
  reference: string;

  @Field({ description: 'Name of the customer.' })
  customerName: string;
}

/** A refund that staff have to send. */
@Shows('private')
@ObjectType({ description: 'A refund that staff have to send by UPI.' })
export class RefundToSend {
  @Field(() => Refund, { description: 'The refund.' })
  refund: Refund;

  @Field(() => Payment, { description: 'The payment that it pays back.' })
  payment: Payment;

  @Field({ description: 'Name of the customer.' })
  customerName: string;
}

/** What of transfers by UPI waits for the staff. */
@Shows('private')
@ObjectType({ description: 'What of transfers by UPI waits for the staff, at this moment.' })
export class UpiAttention {
  @Field(() => Int, { description: 'Transfers that customers say they made.' })
  statedCount: number;

  @Field(() => Int, { description: 'Refunds that are to be sent.' })
  refundCount: number;
}
