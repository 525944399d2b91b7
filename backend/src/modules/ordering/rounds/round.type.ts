import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DeliveryAddress } from '../../checkout';
import { OrderStatus } from '../../../kernel/order.enums';
import type { Paise } from '../../../kernel/money';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { UpiRequestType } from '../upi/upi-request.type';
import { StopOutcome } from './round-stop.entity';

/** Recipient of an order: the only customer data that a rider sees. */
@Shows('private')
@ObjectType({ description: 'Recipient of an order, with phone number.' })
export class OrderRecipient {
  @Field({ description: 'Name of the recipient.' })
  name: string;

  @Field({ description: 'Phone number: ten digits; empty if none was given.' })
  phone: string;
}

/** Order data for a rider: neither its contents, nor its price, nor the customer's account. */
@Shows('private')
@ObjectType({
  description: 'Order for delivery: destination and amount to collect.',
})
export class OrderToDeliver {
  @Field(() => ID, { description: 'Order ID.' })
  id: string;

  @Field(() => OrderStatus, { description: 'Order status.' })
  status: OrderStatus;

  @Field(() => LocalDateScalar, { description: 'Day of the delivery slot, in India.' })
  slotDate: string;

  @Field(() => Int, { description: 'Start of the slot, in minutes since midnight.' })
  slotStartMinute: number;

  @Field(() => Int, { description: 'End of the slot, in minutes since midnight.' })
  slotEndMinute: number;

  @Field(() => DeliveryAddress, {
    nullable: true,
    description: 'Delivery address; null if the customer had no address on file.',
  })
  address: DeliveryAddress | null;

  @Field(() => OrderRecipient, {
    nullable: true,
    description:
      'Recipient named in the address, or the customer if there is none; null if they deleted their account.',
  })
  recipient: OrderRecipient | null;

  @Field(() => PaiseScalar, { description: 'Amount still to collect, in paise; 0 if paid.' })
  toCollectPaise: Paise;

  @Field(() => UpiRequestType, {
    nullable: true,
    description:
      'UPI payment request for that amount; null if paid, or if the shop takes no UPI on delivery.',
  })
  upiRequest: UpiRequestType | null;
}

/** Stop, as its rider and the staff see it. */
@Shows('private')
@ObjectType('RoundStop', { description: 'Order on a round, with the result of its delivery.' })
export class RoundStopView {
  @Field(() => ID, { description: 'Stop ID.' })
  id: string;

  @Field(() => OrderToDeliver, { description: 'Order to deliver.' })
  order: OrderToDeliver;

  @Field({ description: 'Whether the order is still to be delivered on this round.' })
  isOpen: boolean;

  @Field(() => StopOutcome, {
    nullable: true,
    description: 'Outcome recorded by the rider; null until then.',
  })
  outcome: StopOutcome | null;

  @Field(() => String, { nullable: true, description: 'Name of the recipient.' })
  receivedBy: string | null;

  @Field(() => String, { nullable: true, description: 'Reason for a failed delivery.' })
  failureReason: string | null;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Cash collected on delivery, in paise.',
  })
  cashPaise: Paise | null;

  @Field(() => Date, { nullable: true, description: 'Time when the rider recorded the outcome.' })
  doneAt: Date | null;
}

/** Cash of a round, as counted in the shop. */
@Shows('private')
@ObjectType({ description: 'Cash of a round, as counted in the shop.' })
export class RoundHandIn {
  @Field(() => PaiseScalar, { description: 'Counted cash, in paise.' })
  countedPaise: Paise;

  @Field(() => PaiseScalar, {
    description: 'Counted less collected cash, in paise; negative if cash is missing.',
  })
  differencePaise: Paise;

  @Field(() => String, { nullable: true, description: 'Reason for the difference.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the staff member who counted; null if they left the staff.',
  })
  byEmail: string | null;

  @Field(() => Date, { description: 'Time of the count.' })
  at: Date;
}

/** Round with its stops. */
@Shows('private')
@ObjectType('DeliveryRound', {
  description: 'Delivery round of a rider for one slot.',
})
export class RoundView {
  @Field(() => ID, { description: 'Round ID.' })
  id: string;

  @Field(() => ID, { description: 'ID of the rider.' })
  riderId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the rider; null if they left the staff.',
  })
  riderEmail: string | null;

  @Field(() => LocalDateScalar, { description: 'Day of the delivery slot, in India.' })
  slotDate: string;

  @Field(() => Int, { description: 'Start of the slot, in minutes since midnight.' })
  slotStartMinute: number;

  @Field(() => Int, { description: 'End of the slot, in minutes since midnight.' })
  slotEndMinute: number;

  @Field(() => Int, { description: 'Version, incremented by each change of rider or stops.' })
  version: number;

  @Field(() => Date, { nullable: true, description: 'Time when the rider left; null until then.' })
  startedAt: Date | null;

  @Field(() => [RoundStopView], { description: 'Stops, in sequence.' })
  stops: RoundStopView[];

  @Field(() => PaiseScalar, { description: 'Cash collected by the rider, in paise.' })
  cashPaise: Paise;

  @Field(() => RoundHandIn, {
    nullable: true,
    description: 'Cash hand-in; null until then.',
  })
  handIn: RoundHandIn | null;
}

/** Staff member who can be given a round. */
@Shows('private')
@ObjectType({ description: 'Staff member who may deliver orders.' })
export class Rider {
  @Field(() => ID, { description: 'Staff member ID.' })
  id: string;

  @Field({ description: 'Email address of the rider.' })
  email: string;
}
