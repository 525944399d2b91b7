import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { AdminOrder } from '../orders/admin-order.type';
import { Lateness } from './lateness.rules';

registerEnumType(Lateness, {
  name: 'Lateness',
  description: 'How an order stands to the end of its delivery slot.',
  valuesConfig: {
    ON_TIME: { description: 'It has time, or nothing more is to be delivered.' },
    DUE_SOON: { description: 'Its slot ends within half an hour.' },
    LATE: { description: 'Its slot has ended, and it is not delivered.' },
  },
});

/** The orders of one slot that have one status. */
@Shows('private')
@ObjectType({ description: 'The orders of a slot in one state.' })
export class BoardCount {
  @Field(() => OrderStatus, { description: 'The state.' })
  status: OrderStatus;

  @Field(() => Int, { description: 'Orders.' })
  count: number;

  @Field(() => PaiseScalar, { description: 'What they cost together.' })
  toPayPaise: number;
}

/** One delivery slot of a day, and how its orders are doing. */
@Shows('private')
@ObjectType({ description: 'A delivery slot of a day, and how its orders are doing.' })
export class BoardSlot {
  @Field(() => Int, { description: 'Minute of the day at which the window starts.' })
  startMinute: number;

  @Field(() => Int, { description: 'Minute of the day at which it ends.' })
  endMinute: number;

  @Field(() => Int, { description: 'Deliveries that it takes.' })
  capacity: number;

  @Field(() => Int, {
    description: 'Deliveries that are booked; more than it takes after a change of the settings.',
  })
  bookedCount: number;

  @Field(() => Int, { description: 'Deliveries that can still be booked.' })
  remaining: number;

  @Field({
    description: 'Whether the shop offers it; closed ones are here as long as they have orders.',
  })
  isOffered: boolean;

  @Field(() => [BoardCount], { description: 'How many orders are in which state.' })
  counts: BoardCount[];

  @Field(() => Int, { description: 'Orders that are late.' })
  lateCount: number;

  @Field(() => Int, { description: 'Orders whose slot ends within half an hour.' })
  dueSoonCount: number;
}

/** The orders of a day. */
@Shows('private')
@ObjectType({ description: 'The orders that are to be delivered on a day, by their slots.' })
export class OrderBoard {
  @Field(() => LocalDateScalar, { description: 'The day, in India.' })
  day: string;

  @Field(() => [BoardSlot], { description: 'Its slots, the first one first.' })
  slots: BoardSlot[];

  @Field(() => [AdminOrder], {
    description: 'All its orders in the order of their placing; cancelled ones too.',
  })
  orders: AdminOrder[];
}
