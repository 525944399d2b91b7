import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import type { MessageRef } from '../../../kernel/message';
import { MessageType } from '../../../platform/graphql/message.type';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Bill, BillStep, BillStepKind } from './price-cart.rules';

registerEnumType(BillStepKind, {
  name: 'BillStepKind',
  description: 'What a step of the bill is.',
  valuesConfig: {
    SUBTOTAL: { description: 'The sum of the lines (the Grand Total of the cart).' },
    COUPON: { description: 'What a coupon takes off.' },
    ONLINE_PAYMENT_DISCOUNT: { description: 'The discount on orders that are paid online.' },
    GIFT_CREDIT: { description: 'What is paid with gift credit.' },
    DELIVERY_FEE: { description: 'What bringing it costs.' },
  },
});

/** A step of the bill on the GraphQL wire. */
@Shows('private')
@ObjectType('BillStep', { description: 'One step of the bill, with its reason.' })
export class BillStepType implements BillStep {
  @Field(() => BillStepKind, { description: 'What the step is.' })
  kind: BillStepKind;

  @Field({ description: 'Its name for people.' })
  label: string;

  @Field(() => PaiseScalar, { description: 'What it adds, in paise; negative for a discount.' })
  amountPaise: number;

  @Field(() => String, {
    nullable: true,
    description: "Why it is so much, such as '5% of ₹461.50'.",
  })
  reason: string | null;

  @Field(() => MessageType, {
    nullable: true,
    description: 'Which message the label is; nothing for bills of before there were any.',
  })
  labelMessage?: MessageRef;

  @Field(() => MessageType, { nullable: true, description: 'Which message the reason is.' })
  reasonMessage?: MessageRef | null;
}

/** The bill on the GraphQL wire. */
@Shows('private')
@ObjectType('Bill', { description: 'What a cart costs and why: the steps add up to toPayPaise.' })
export class BillType implements Bill {
  @Field(() => PaiseScalar, { description: 'The sum of the lines, in paise.' })
  subtotalPaise: number;

  @Field(() => [BillStepType], { description: 'Every step, from the subtotal on.' })
  steps: BillStepType[];

  @Field(() => PaiseScalar, { description: 'The sum to pay, in paise.' })
  toPayPaise: number;
}
