import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import type { MessageRef } from '../../../kernel/message';
import { MessageType } from '../../../platform/graphql/message.type';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Bill, BillStep, BillStepKind } from './price-cart.rules';

registerEnumType(BillStepKind, {
  name: 'BillStepKind',
  description: 'Kind of a bill step.',
  valuesConfig: {
    SUBTOTAL: { description: 'Sum of the lines (the Grand Total of the cart).' },
    COUPON: { description: 'Coupon discount.' },
    ONLINE_PAYMENT_DISCOUNT: { description: 'Discount for orders that are paid online.' },
    GIFT_CREDIT: { description: 'Payment with gift credit.' },
    DELIVERY_FEE: { description: 'Delivery fee.' },
  },
});

/** A bill step in GraphQL. */
@Shows('private')
@ObjectType('BillStep', { description: 'Step of the bill, with its reason.' })
export class BillStepType implements BillStep {
  @Field(() => BillStepKind, { description: 'Kind of the step.' })
  kind: BillStepKind;

  @Field({ description: 'Display label.' })
  label: string;

  @Field(() => PaiseScalar, { description: 'Amount, in paise; negative for a discount.' })
  amountPaise: number;

  @Field(() => String, {
    nullable: true,
    description: "Reason of the amount, such as '5% of ₹461.50'.",
  })
  reason: string | null;

  @Field(() => MessageType, {
    nullable: true,
    description: 'Message of the label; null in bills made before messages were stored.',
  })
  labelMessage?: MessageRef;

  @Field(() => MessageType, { nullable: true, description: 'Message of the reason.' })
  reasonMessage?: MessageRef | null;
}

/** A bill in GraphQL. */
@Shows('private')
@ObjectType('Bill', { description: 'Bill of a cart; the steps add up to toPayPaise.' })
export class BillType implements Bill {
  @Field(() => PaiseScalar, { description: 'Sum of the lines, in paise.' })
  subtotalPaise: number;

  @Field(() => [BillStepType], { description: 'All steps, starting with the subtotal.' })
  steps: BillStepType[];

  @Field(() => PaiseScalar, { description: 'Amount to pay, in paise.' })
  toPayPaise: number;
}
