import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { ListPart } from '../../../platform/graphql/list-part.type';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { AdminOrder } from '../orders/admin-order.type';
import { OrderCount } from './order-search.repository';
import type { SearchPlan } from './order-search.repository';

/** How many orders were found. */
@Shows('private')
@ObjectType({ description: 'How many orders were found.' })
export class FoundOrderCount implements OrderCount {
  @Field(() => Int, { description: 'Orders; at least so many where it is not exact.' })
  count: number;

  @Field({ description: 'Whether there are no more than that.' })
  isExact: boolean;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'What they cost together, cancelled ones too; nothing where there are too many.',
  })
  toPayPaise: number | null;
}

/** A part of the orders that a search found. */
@Shows('private')
@ObjectType({ description: 'A part of the orders that a search found.' })
export class FoundOrders extends ListPart {
  /** How they were found: they are counted where somebody asks for that. */
  plan: SearchPlan;

  isByDelivery: boolean;

  @Field(() => [AdminOrder], { description: 'The orders of this part.' })
  items: AdminOrder[];

  @Field(() => Int, { description: 'Orders a part.' })
  pageSize: number;
}
