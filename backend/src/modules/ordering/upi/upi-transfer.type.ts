import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../refunds/refund.entity';

/** Transfer stated by a customer. */
@Shows('private')
@ObjectType({
  description: 'UPI transfer stated by a customer and not checked yet.',
})
export class StatedTransfer {
  @Field(() => Payment, {
    description: 'Payment; its `utr` is the number that the customer gave, or null.',
  })
  payment: Payment;

  @Field({ description: 'Reference expected with the transfer in the bank statement.' })
  reference: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the customer, or null if the account was deleted.',
  })
  customerName: string | null;

  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Amount of the order before the delivery fee of a cancelled order was added to it, in paise: a transfer made before then has this amount. Null if none was added.',
  })
  sumBeforeFeePaise: number | null;

  @Field({
    description: 'Whether the order is cancelled: the money is sent back if it has arrived.',
  })
  isOrderCancelled: boolean;
}

/** Refund that staff must send. */
@Shows('private')
@ObjectType({ description: 'Refund that staff must send by UPI.' })
export class RefundToSend {
  @Field(() => Refund, { description: 'Refund to send.' })
  refund: Refund;

  @Field(() => Payment, { description: 'Payment that it refunds.' })
  payment: Payment;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the customer, or null if the account was deleted.',
  })
  customerName: string | null;
}

/** UPI transfers that wait for the staff. */
@Shows('private')
@ObjectType({ description: 'UPI transfers that wait for the staff at this moment.' })
export class UpiAttention {
  @Field(() => Int, { description: 'Number of transfers stated by customers.' })
  statedCount: number;

  @Field(() => Int, { description: 'Number of refunds to send.' })
  refundCount: number;
}
