import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { OrderToDeliver } from '../rounds/round.type';

/** A part of the orders that a courier may carry. */
@Shows('private')
@ObjectType({ description: 'A part of the orders that a courier may carry, by their numbers.' })
export class OrdersToCarry {
  @Field(() => ID, { nullable: true, description: 'Where to go on: give it as after next time.' })
  endCursor: number | null;

  @Field({ description: 'Whether there are more.' })
  hasNext: boolean;

  @Extensions({ assumedSize: 1 })
  @Field(() => [OrderToDeliver], { description: 'The orders of this part.' })
  items: OrderToDeliver[];
}

/** Where an order is that a courier carries. It may be no longer theirs, so it tells nothing else. */
@Shows('private')
@ObjectType({ description: 'Where an order is that a courier carries.' })
export class CarriedOrder {
  @Field(() => ID, { description: 'Number of the order.' })
  id: number;

  @Field(() => OrderStatus, { description: 'Where it is on its way.' })
  status: OrderStatus;
}
