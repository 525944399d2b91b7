import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DeliveryAddress } from '../../checkout';
import { OrderStatus } from '../../../kernel/order.enums';
import type { Paise } from '../../../kernel/money';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { UpiRequestType } from '../upi/upi-request.type';
import { StopOutcome } from './round-stop.entity';

/** Whom a rider asks for: of their customer's account no more than this. */
@Shows('private')
@ObjectType({ description: 'Who receives an order, and how to call them.' })
export class OrderRecipient {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Phone: ten digits; empty where they gave none.' })
  phone: string;
}

/** What a rider may know of an order: neither what is in it, nor what it costs, nor the customer's account. */
@Shows('private')
@ObjectType({
  description: 'What is known of an order on its way: where it goes and what to collect.',
})
export class OrderToDeliver {
  @Field(() => ID, { description: 'Number of the order.' })
  id: string;

  @Field(() => OrderStatus, { description: 'Where it is on its way.' })
  status: OrderStatus;

  @Field(() => LocalDateScalar, { description: 'Day of its delivery slot, in India.' })
  slotDate: string;

  @Field(() => Int, { description: 'Minute of the day at which its slot starts.' })
  slotStartMinute: number;

  @Field(() => Int, { description: 'Minute of the day at which it ends.' })
  slotEndMinute: number;

  @Field(() => DeliveryAddress, {
    nullable: true,
    description: 'Where it is brought; nothing where the customer had no address on file.',
  })
  address: DeliveryAddress | null;

  @Field(() => OrderRecipient, {
    nullable: true,
    description:
      'Who receives it: whom the address names, or its customer where there is none; nothing where they deleted their account.',
  })
  recipient: OrderRecipient | null;

  @Field(() => PaiseScalar, { description: 'What is still to be collected; 0 where it is paid.' })
  toCollectPaise: Paise;

  @Field(() => UpiRequestType, {
    nullable: true,
    description:
      'How its customer pays that by UPI; nothing where it is paid, or the shop takes no UPI at the door.',
  })
  upiRequest: UpiRequestType | null;
}

/** One stop, as its rider and the staff see it. */
@Shows('private')
@ObjectType('RoundStop', { description: 'One order on a round, and where it is handed over.' })
export class RoundStopView {
  @Field(() => ID, { description: 'Number of the stop.' })
  id: string;

  @Field(() => OrderToDeliver, { description: 'The order.' })
  order: OrderToDeliver;

  @Field({ description: 'Whether it is still to be delivered on this round.' })
  isOpen: boolean;

  @Field(() => StopOutcome, {
    nullable: true,
    description: 'What its rider said of it; nothing until then.',
  })
  outcome: StopOutcome | null;

  @Field(() => String, { nullable: true, description: 'Who took the order.' })
  receivedBy: string | null;

  @Field(() => String, { nullable: true, description: 'Why it could not be delivered.' })
  failureReason: string | null;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'The cash that was collected with the delivery.',
  })
  cashPaise: Paise | null;

  @Field(() => Date, { nullable: true, description: 'When its rider said so.' })
  doneAt: Date | null;
}

/** The cash of a round as it was counted in the shop. */
@Shows('private')
@ObjectType({ description: 'The cash of a round as it was counted in the shop.' })
export class RoundHandIn {
  @Field(() => PaiseScalar, { description: 'What was counted.' })
  countedPaise: Paise;

  @Field(() => PaiseScalar, {
    description: 'Counted less collected: negative where cash is missing.',
  })
  differencePaise: Paise;

  @Field(() => String, { nullable: true, description: 'Why they differ.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who counted; nothing where they left the staff.',
  })
  byEmail: string | null;

  @Field(() => Date, { description: 'When.' })
  at: Date;
}

/** A round with its stops. */
@Shows('private')
@ObjectType('DeliveryRound', {
  description: 'One way of a rider from the shop to the doors of a slot and back.',
})
export class RoundView {
  @Field(() => ID, { description: 'Number of the round.' })
  id: string;

  @Field(() => ID, { description: 'Number of its rider.' })
  riderId: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of its rider; nothing where they left the staff.',
  })
  riderEmail: string | null;

  @Field(() => LocalDateScalar, { description: 'Day of its delivery slot, in India.' })
  slotDate: string;

  @Field(() => Int, { description: 'Minute of the day at which its slot starts.' })
  slotStartMinute: number;

  @Field(() => Int, { description: 'Minute of the day at which it ends.' })
  slotEndMinute: number;

  @Field(() => Int, { description: 'Counts the changes of its rider and its stops.' })
  version: number;

  @Field(() => Date, { nullable: true, description: 'When its rider left; nothing until then.' })
  startedAt: Date | null;

  @Field(() => [RoundStopView], { description: 'Its stops in their sequence.' })
  stops: RoundStopView[];

  @Field(() => PaiseScalar, { description: 'The cash that its rider has collected.' })
  cashPaise: Paise;

  @Field(() => RoundHandIn, {
    nullable: true,
    description: 'Its cash as it was handed in; nothing until then.',
  })
  handIn: RoundHandIn | null;
}

/** Somebody who may be given a round. */
@Shows('private')
@ObjectType({ description: 'A member of the staff who may deliver orders.' })
export class Rider {
  @Field(() => ID, { description: 'Number of the admin.' })
  id: string;

  @Field({ description: 'E-mail address.' })
  email: string;
}
