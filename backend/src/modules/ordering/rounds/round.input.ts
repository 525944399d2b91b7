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
/** A crore of rupees: more cash than a round brings. */
export const MOST_COLLECTED_PAISE = 1_000_000_000;

const ORDER_IDS = says(orderingMessages.roundOrders({ most: MOST_STOPS }));
const VERSION = says(orderingMessages.roundVersion());

/** Who delivers which orders, in this sequence. */
@InputType({ description: 'Who delivers which orders.' })
export class RoundInput {
  @IsString(says(kernelMessages.notNumber({ field: 'riderId' })))
  @Field(() => ID, { description: 'Number of the rider, who may deliver orders.' })
  riderId: string;

  @IsArray(ORDER_IDS)
  @ArrayMinSize(1, ORDER_IDS)
  @ArrayMaxSize(MOST_STOPS, ORDER_IDS)
  @ArrayUnique(ORDER_IDS)
  @Matches(/^[1-9]\d{0,9}$/, { each: true, ...ORDER_IDS })
  @Field(() => [ID], { description: 'Numbers of the orders: 1 to 60 of one slot.' })
  orderIds: string[];
}

/** A new round. */
@InputType({ description: 'A new round.' })
export class NewRoundInput extends RoundInput {
  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Chosen by the client for one round: the same key makes one round.' })
  idempotencyKey: string;
}

/** A round as it is to be. */
@InputType({
  description: 'A round as it is to be: its orders stand in the sequence of its stops.',
})
export class RoundChangeInput extends RoundInput {
  @IsString(says(kernelMessages.notNumber({ field: 'roundId' })))
  @Field(() => ID, { description: 'Number of the round.' })
  roundId: string;

  @IsInt(VERSION)
  @Min(1, VERSION)
  @Field(() => Int, { description: 'The version of the round that the caller saw.' })
  expectedVersion: number;
}

/** An order that was handed over. */
@InputType({ description: 'An order that was handed over.' })
export class DeliverStopInput {
  @IsString(says(kernelMessages.notNumber({ field: 'stopId' })))
  @Field(() => ID, { description: 'Number of the stop.' })
  stopId: string;

  @TextLength(1, 100, orderingMessages.receivedBy)
  @Field({ description: 'Who took the order: 1 to 100 characters.' })
  receivedBy: string;

  @AmountOfPaise(0, MOST_COLLECTED_PAISE, () => orderingMessages.cashAmount())
  @Field(() => PaiseScalar, {
    description:
      'The cash that was collected: at most what is to be collected. What is left is a debt.',
  })
  cashPaise: Paise;
}

/** An order that could not be handed over. */
@InputType({ description: 'An order that could not be handed over.' })
export class FailStopInput {
  @IsString(says(kernelMessages.notNumber({ field: 'stopId' })))
  @Field(() => ID, { description: 'Number of the stop.' })
  stopId: string;

  @TextLength(1, 150, orderingMessages.transitionReason)
  @Field({ description: 'Why: 1 to 150 characters, which the customer reads.' })
  reason: string;
}

/** The cash of a round. */
@InputType({ description: 'The cash of a round, counted in the shop.' })
export class HandInInput {
  @IsString(says(kernelMessages.notNumber({ field: 'roundId' })))
  @Field(() => ID, { description: 'Number of the round.' })
  roundId: string;

  @AmountOfPaise(0, MOST_COLLECTED_PAISE, () => orderingMessages.cashAmount())
  @Field(() => PaiseScalar, { description: 'What was counted.' })
  countedPaise: Paise;

  @IsOptional()
  @TextLength(1, 200, orderingMessages.differenceReason)
  @Field(() => String, {
    nullable: true,
    description: 'Why it is not what was collected: 1 to 200 characters; needed then only.',
  })
  reason?: string | null;
}

/** A transfer by UPI that arrived. */
@InputType({ description: 'A transfer by UPI that pays for an order at the door.' })
export class UpiPaymentInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: string;

  @AmountOfPaise(1, MOST_COLLECTED_PAISE, () => orderingMessages.upiAmount())
  @Field(() => PaiseScalar, {
    description: 'What was transferred: at most what is to be collected.',
  })
  amountPaise: Paise;

  @Matches(UTR, says(orderingMessages.utr()))
  @Field({ description: 'UTR number of the transfer: 12 digits. Each counts once.' })
  utr: string;
}

/** A debt that is given up. */
@InputType({ description: 'What is still open of a delivered order, and is given up.' })
export class WriteOffInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: string;

  @AmountOfPaise(1, MOST_COLLECTED_PAISE, () => orderingMessages.upiAmount())
  @Field(() => PaiseScalar, { description: 'What is open, as the caller saw it.' })
  amountPaise: Paise;

  @TextLength(1, 200, orderingMessages.writeOffReason)
  @Field({ description: 'Why: 1 to 200 characters, for the staff only.' })
  reason: string;
}
