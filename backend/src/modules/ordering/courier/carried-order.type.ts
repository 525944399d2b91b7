import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { OrderToDeliver } from '../rounds/round.type';

/** Page of the orders that a courier may deliver. */
@Shows('private')
@ObjectType({ description: 'Page of the orders that a courier may deliver, by ID.' })
export class OrdersToCarry {
  @Field(() => ID, { nullable: true, description: 'Cursor of the next page; pass it as `after`.' })
  endCursor: number | null;

  @Field({ description: 'Whether more orders follow.' })
  hasNext: boolean;

  @Extensions({ assumedSize: 1 })
  @Field(() => [OrderToDeliver], { description: 'Orders of this page.' })
  items: OrderToDeliver[];
}

/** Status of an order of a courier. The order may have been reassigned, so nothing else is exposed. */
@Shows('private')
@ObjectType({ description: 'Status of an order delivered by a courier.' })
export class CarriedOrder {
  @Field(() => ID, { description: 'Order ID.' })
  id: number;

  @Field(() => OrderStatus, { description: 'Order status.' })
  status: OrderStatus;
}
