import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';

/** Why a delivery slot is unavailable. */
export enum SlotClosedReason {
  CLOSED = 'CLOSED',
  FULL = 'FULL',
}
registerEnumType(SlotClosedReason, {
  name: 'SlotClosedReason',
  description: 'Reason why a delivery window is unavailable.',
  valuesConfig: {
    CLOSED: {
      description:
        'Its cut-off has passed: 60 minutes before the start, unless the shop has set another one.',
    },
    FULL: { description: 'Fully booked.' },
  },
});

/** A delivery window as shown to customers. */
@Shows('public')
@ObjectType({ description: 'Delivery window of one Indian day.' })
export class DeliverySlot {
  @Field(() => ID, { description: "Slot ID: 'yyyy-MM-dd/startMinute'." })
  id: string;

  @Field(() => LocalDateScalar, { description: 'Date, in India.' })
  date: string;

  @Field(() => Int, { description: 'Start, in minutes of the day.' })
  startMinute: number;

  @Field(() => Int, { description: 'End, in minutes of the day.' })
  endMinute: number;

  @Field(() => Int, { description: 'Maximum number of orders.' })
  capacity: number;

  @Field(() => Int, { description: 'Number of orders that can still be booked.' })
  remaining: number;

  @Field(() => SlotClosedReason, {
    nullable: true,
    description: 'Reason why it is unavailable; null if it is available.',
  })
  closedReason: SlotClosedReason | null;
}
