import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';

/** Why a window cannot be chosen. */
export enum SlotClosedReason {
  CLOSED = 'CLOSED',
  FULL = 'FULL',
}
registerEnumType(SlotClosedReason, {
  name: 'SlotClosedReason',
  description: 'Why a delivery window cannot be chosen.',
  valuesConfig: {
    CLOSED: {
      description:
        'Its cut-off has passed: 60 minutes before it starts, unless the shop set another one.',
    },
    FULL: { description: 'It has taken as many orders as it can.' },
  },
});

/** A delivery window as customers see it. */
@Shows('public')
@ObjectType({ description: 'A delivery window of one Indian day.' })
export class DeliverySlot {
  @Field(() => ID, { description: "Its name: 'yyyy-MM-dd/startMinute'." })
  id: string;

  @Field(() => LocalDateScalar, { description: 'The day, in India.' })
  date: string;

  @Field(() => Int, { description: 'Minute of the day at which it starts.' })
  startMinute: number;

  @Field(() => Int, { description: 'Minute of the day at which it ends.' })
  endMinute: number;

  @Field(() => Int, { description: 'Orders it takes in all.' })
  capacity: number;

  @Field(() => Int, { description: 'Orders it can still take.' })
  remaining: number;

  @Field(() => SlotClosedReason, { nullable: true, description: 'Why it cannot be chosen, if so.' })
  closedReason: SlotClosedReason | null;
}
