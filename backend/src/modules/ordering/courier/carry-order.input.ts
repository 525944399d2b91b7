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

/** Statuses that a courier can set: a subset of the order statuses, under their stored names. */
export enum CarriedTo {
  OUT_FOR_DELIVERY = 'out for delivery',
  DELIVERED = 'delivered',
  DELIVERY_FAILED = 'delivery failed',
}
registerEnumType(CarriedTo, {
  name: 'CarriedTo',
  description: 'Action of a courier on an order.',
  valuesConfig: {
    OUT_FOR_DELIVERY: { description: 'The order has left the shop.' },
    DELIVERED: { description: 'The order was handed over.' },
    DELIVERY_FAILED: { description: 'The order was not accepted or could not be delivered.' },
  },
});

/** Action of a courier on an order. */
@InputType({ description: 'Action of a courier on an order.' })
export class CarryOrderInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Order ID.' })
  orderId: string;

  @IsIn(Object.values(CarriedTo), says(orderingMessages.carriedTo()))
  @Field(() => CarriedTo, { description: 'New status.' })
  to: CarriedTo;

  @IsOptional()
  @TextLength(1, 150, orderingMessages.transitionReason)
  @Field(() => String, {
    nullable: true,
    description:
      'Note that the customer reads: tracking information, or the reason for a failure (required for DELIVERY_FAILED); 1 to 150 characters.',
  })
  note?: string | null;

  @IsOptional()
  @AmountOfPaise(0, MOST_COLLECTED_PAISE, () => orderingMessages.cashAmount())
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Cash collected, in paise, with DELIVERED; at most the amount to collect. Default: none. The remainder becomes a debt.',
  })
  cashPaise?: Paise | null;
}
