import { IsIn, IsOptional, IsString } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import type { Paise } from '../../../kernel/money';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { AmountOfPaise } from '../../../platform/validation/whole-number.validator';
import { orderingMessages } from '../ordering.messages';
import { MOST_COLLECTED_PAISE } from '../rounds/round.input';

/** Where a courier brings an order: a part of the states of orders, under their stored names. */
export enum CarriedTo {
  OUT_FOR_DELIVERY = 'out for delivery',
  DELIVERED = 'delivered',
  DELIVERY_FAILED = 'delivery failed',
}
registerEnumType(CarriedTo, {
  name: 'CarriedTo',
  description: 'What a courier does with an order.',
  valuesConfig: {
    OUT_FOR_DELIVERY: { description: 'It has left the shop.' },
    DELIVERED: { description: 'It was handed over.' },
    DELIVERY_FAILED: { description: 'Nobody took it, or it could not be brought.' },
  },
});

/** What a courier did with an order. */
@InputType({ description: 'What a courier did with an order.' })
export class CarryOrderInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: string;

  @IsIn(Object.values(CarriedTo), says(orderingMessages.carriedTo()))
  @Field(() => CarriedTo, { description: 'What was done.' })
  to: CarriedTo;

  @IsOptional()
  @TextLength(1, 150, orderingMessages.transitionReason)
  @Field(() => String, {
    nullable: true,
    description:
      'What the customer reads of it: where to track it, or why it failed, which DELIVERY_FAILED needs; 1 to 150 characters.',
  })
  note?: string | null;

  @IsOptional()
  @AmountOfPaise(0, MOST_COLLECTED_PAISE, () => orderingMessages.cashAmount())
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'With DELIVERED: the cash that was collected, at most what is to be collected; none where it is left out. What is left is a debt.',
  })
  cashPaise?: Paise | null;
}
