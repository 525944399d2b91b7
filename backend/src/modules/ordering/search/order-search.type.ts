import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { ListPart } from '../../../platform/graphql/list-part.type';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { AdminOrder } from '../orders/admin-order.type';
import { OrderCount } from './order-search.repository';
import type { SearchPlan } from './order-search.repository';

/** Number of orders found. */
@Shows('private')
@ObjectType({ description: 'Number of orders found.' })
export class FoundOrderCount implements OrderCount {
  @Field(() => Int, { description: 'Number of orders; a lower bound if not exact.' })
  count: number;

  @Field({ description: 'Whether the count is exact.' })
  isExact: boolean;

  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Total to pay for these orders, including cancelled ones, in paise; null if there are too many.',
  })
  toPayPaise: number | null;
}

/** Page of the orders found by a search. */
@Shows('private')
@ObjectType({ description: 'Page of the orders found by a search.' })
export class FoundOrders extends ListPart {
  /** Query that found them; they are counted only on request. */
  plan: SearchPlan;

  isByDelivery: boolean;

  @Field(() => [AdminOrder], { description: 'Orders of this page.' })
  items: AdminOrder[];

  @Field(() => Int, { description: 'Orders per page.' })
  pageSize: number;
}
