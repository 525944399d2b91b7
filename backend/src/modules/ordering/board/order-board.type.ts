import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { AdminOrder } from '../orders/admin-order.type';
import { Lateness } from './lateness.rules';

registerEnumType(Lateness, {
  name: 'Lateness',
  description: 'Lateness of an order relative to the end of its delivery slot.',
  valuesConfig: {
    ON_TIME: { description: 'On time, or nothing remains to be delivered.' },
    DUE_SOON: { description: 'The slot ends within half an hour.' },
    LATE: { description: 'The slot has ended and the order is not delivered.' },
  },
});

/** Orders of a slot with one status. */
@Shows('private')
@ObjectType({ description: 'Orders of a slot with one status.' })
export class BoardCount {
  @Field(() => OrderStatus, { description: 'Order status.' })
  status: OrderStatus;

  @Field(() => Int, { description: 'Number of orders.' })
  count: number;

  @Field(() => PaiseScalar, { description: 'Total to pay for these orders, in paise.' })
  toPayPaise: number;
}

/** Delivery slot of a day with the progress of its orders. */
@Shows('private')
@ObjectType({ description: 'Delivery slot of a day with the progress of its orders.' })
export class BoardSlot {
  @Field(() => Int, { description: 'Start of the window, in minutes since midnight.' })
  startMinute: number;

  @Field(() => Int, { description: 'End of the window, in minutes since midnight.' })
  endMinute: number;

  @Field(() => Int, { description: 'Capacity, in deliveries.' })
  capacity: number;

  @Field(() => Int, {
    description: 'Booked deliveries; exceeds the capacity if that was reduced later.',
  })
  bookedCount: number;

  @Field(() => Int, { description: 'Deliveries that can still be booked.' })
  remaining: number;

  @Field({
    description:
      'Whether the shop offers the slot; closed slots are listed as long as they have orders.',
  })
  isOffered: boolean;

  @Field(() => [BoardCount], { description: 'Number of orders by status.' })
  counts: BoardCount[];

  @Field(() => Int, { description: 'Number of late orders.' })
  lateCount: number;

  @Field(() => Int, { description: 'Number of orders whose slot ends within half an hour.' })
  dueSoonCount: number;
}

/** The orders of a day. */
@Shows('private')
@ObjectType({ description: 'Orders due for delivery on a day, by slot.' })
export class OrderBoard {
  @Field(() => LocalDateScalar, { description: 'Day of delivery, in India.' })
  day: string;

  @Field(() => [BoardSlot], { description: 'Slots of the day, earliest first.' })
  slots: BoardSlot[];

  @Field(() => [AdminOrder], {
    description: 'All orders of the day in the order of placement, including cancelled ones.',
  })
  orders: AdminOrder[];
}
