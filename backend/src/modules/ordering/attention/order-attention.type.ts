import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** Count and total of orders that need attention. */
@Shows('private')
@ObjectType({ description: 'Orders that need attention.' })
export class OrdersInNeed {
  @Field(() => Int, { description: 'Number of orders.' })
  count: number;

  @Field(() => PaiseScalar, { description: 'Total to pay for these orders, in paise.' })
  toPayPaise: number;
}

/** Orders that need attention, by reason. */
@Shows('private')
@ObjectType({ description: 'Orders that need attention at this moment.' })
export class OrderAttention {
  @Field(() => OrdersInNeed, { description: 'Placed orders for today or earlier.' })
  toPick: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Placed orders for a later day.' })
  toPickLater: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Packed orders that have not left the shop.' })
  packed: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Orders out for delivery.' })
  outForDelivery: OrdersInNeed;

  @Field(() => OrdersInNeed, {
    description: 'Placed, packed or dispatched orders whose slot has ended.',
  })
  late: OrdersInNeed;

  @Field(() => OrdersInNeed, {
    description: 'Orders whose delivery failed and that have no new slot.',
  })
  deliveryFailed: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Delivered orders whose payment was not collected.' })
  unpaid: OrdersInNeed;

  @Field(() => OrdersInNeed, { description: 'Orders awaiting payment after a declined attempt.' })
  failedPayments: OrdersInNeed;

  @Field(() => Int, {
    description: 'Refunds that the payment provider refused and that were not retried.',
  })
  failedRefunds: number;

  @Field(() => Int, {
    description: 'Undecided reports of missing or damaged pieces.',
  })
  openReports: number;
}
