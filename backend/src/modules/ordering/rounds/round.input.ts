import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Min,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import type { Paise } from '../../../kernel/money';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { AmountOfPaise } from '../../../platform/validation/whole-number.validator';
import { orderingMessages } from '../ordering.messages';
import { IDEMPOTENCY_KEY } from '../payments/idempotency-key';
import { UTR } from '../upi/used-utrs';

/** More orders than anybody delivers within a slot. */
const MOST_STOPS = 60;
/** A crore of rupees: more cash than a round collects. */
export const MOST_COLLECTED_PAISE = 1_000_000_000;

const ORDER_IDS = says(orderingMessages.roundOrders({ most: MOST_STOPS }));
const VERSION = says(orderingMessages.roundVersion());

/** Rider and orders of a round, in the sequence of the stops. */
@InputType({ description: 'Rider and orders of a round.' })
export class RoundInput {
  @IsString(says(kernelMessages.notNumber({ field: 'riderId' })))
  @Field(() => ID, { description: 'ID of the rider, who must be permitted to deliver orders.' })
  riderId: string;

  @IsArray(ORDER_IDS)
  @ArrayMinSize(1, ORDER_IDS)
  @ArrayMaxSize(MOST_STOPS, ORDER_IDS)
  @ArrayUnique(ORDER_IDS)
  @Matches(/^[1-9]\d{0,9}$/, { each: true, ...ORDER_IDS })
  @Field(() => [ID], {
    description: 'Order IDs: 1 to 60 orders of one slot, in the sequence of the stops.',
  })
  orderIds: string[];
}

/** Round to create. */
@InputType({ description: 'Round to create.' })
export class NewRoundInput extends RoundInput {
  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Idempotency key chosen by the client, one per round.' })
  idempotencyKey: string;
}

/** New state of a round. */
@InputType({
  description: 'New state of a round; the sequence of the orders is that of the stops.',
})
export class RoundChangeInput extends RoundInput {
  @IsString(says(kernelMessages.notNumber({ field: 'roundId' })))
  @Field(() => ID, { description: 'Round ID.' })
  roundId: string;

  @IsInt(VERSION)
  @Min(1, VERSION)
  @Field(() => Int, { description: 'Version of the round that the caller saw.' })
  expectedVersion: number;
}

/** An order that was handed over. */
@InputType({ description: 'Order that was handed over.' })
export class DeliverStopInput {
  @IsString(says(kernelMessages.notNumber({ field: 'stopId' })))
  @Field(() => ID, { description: 'Stop ID.' })
  stopId: string;

  @TextLength(1, 100, orderingMessages.receivedBy)
  @Field({ description: 'Name of the recipient, 1 to 100 characters.' })
  receivedBy: string;

  @AmountOfPaise(0, MOST_COLLECTED_PAISE, () => orderingMessages.cashAmount())
  @Field(() => PaiseScalar, {
    description:
      'Cash collected, in paise: at most the amount to collect. The remainder becomes a debt.',
  })
  cashPaise: Paise;
}

/** An order that could not be handed over. */
@InputType({ description: 'An order that could not be handed over.' })
export class FailStopInput {
  @IsString(says(kernelMessages.notNumber({ field: 'stopId' })))
  @Field(() => ID, { description: 'Stop ID.' })
  stopId: string;

  @TextLength(1, 150, orderingMessages.transitionReason)
  @Field({ description: 'Reason, 1 to 150 characters, shown to the customer.' })
  reason: string;
}

/** The cash of a round. */
@InputType({ description: 'Cash of a round, as counted in the shop.' })
export class HandInInput {
  @IsString(says(kernelMessages.notNumber({ field: 'roundId' })))
  @Field(() => ID, { description: 'Round ID.' })
  roundId: string;

  @AmountOfPaise(0, MOST_COLLECTED_PAISE, () => orderingMessages.cashAmount())
  @Field(() => PaiseScalar, { description: 'Counted cash, in paise.' })
  countedPaise: Paise;

  @IsOptional()
  @TextLength(1, 200, orderingMessages.differenceReason)
  @Field(() => String, {
    nullable: true,
    description:
      'Reason for a difference from the collected cash, 1 to 200 characters; required only if there is one.',
  })
  reason?: string | null;
}

/** A transfer by UPI that arrived. */
@InputType({ description: 'UPI transfer that pays for an order on delivery.' })
export class UpiPaymentInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Order ID.' })
  orderId: string;

  @AmountOfPaise(1, MOST_COLLECTED_PAISE, () => orderingMessages.upiAmount())
  @Field(() => PaiseScalar, {
    description: 'Transferred amount, in paise: at most the amount to collect.',
  })
  amountPaise: Paise;

  @Matches(UTR, says(orderingMessages.utr()))
  @Field({ description: 'UTR number of the transfer: 12 digits. Each can be used once.' })
  utr: string;
}

/** Outstanding amount to write off. */
@InputType({ description: 'Outstanding amount of a delivered order to write off.' })
export class WriteOffInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Order ID.' })
  orderId: string;

  @AmountOfPaise(1, MOST_COLLECTED_PAISE, () => orderingMessages.upiAmount())
  @Field(() => PaiseScalar, { description: 'Outstanding amount that the caller saw, in paise.' })
  amountPaise: Paise;

  @TextLength(1, 200, orderingMessages.writeOffReason)
  @Field({ description: 'Reason, 1 to 200 characters, for the staff only.' })
  reason: string;
}
