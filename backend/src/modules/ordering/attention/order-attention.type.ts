import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** Some orders that somebody has to look after. */
@Shows('private')
@ObjectType({ description: 'Some orders that somebody has to look after.' })
export class OrdersInNeed {
  @Field(() => Int, { description: 'Orders.' })
  count: number;

  @Field(() => PaiseScalar, { description: 'What they cost together.' })
  toPayPaise: number;
}

/** What needs attention among the orders. */
@Shows('private')
@ObjectType({ description: 'What needs attention among the orders, at this moment.' })
export class OrderAttention {
  @Field(() => OrdersInNeed, { description: 'Placed, for today or earlier.' })
  toPick: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Placed, for a later day.' })
  toPickLater: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Packed, and not on their way.' })
  packed: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Out for delivery.' })
  outForDelivery: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Placed, packed or on their way after their slot.' })
  late: OrdersInNeed;

  @Field(() => OrdersInNeed, {
    description: 'Could not be handed over, and have no new slot.',
  })
  deliveryFailed: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Delivered, and nobody has collected the money.' })
  unpaid: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Wait for a payment that was declined.' })
  failedPayments: OrdersInNeed;

  @Field(() => Int, {
    description: 'Refunds that the payment provider refused, and that were not tried again.',
  })
  failedRefunds: number;

  @Field(() => Int, {
    description: 'Reports of missing or damaged pieces that nobody decided yet.',
  })
  openReports: number;
}
