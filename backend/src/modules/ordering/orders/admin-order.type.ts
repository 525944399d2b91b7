import { Field, ObjectType } from 'type-graphql';
import { Customer } from '../../identity';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { Order } from './order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { PageOfOrders } from './order.type';

/** Order with the data that staff need to work on it. */
@Shows('private')
@ObjectType({ description: 'Order, as seen by staff.' })
export class AdminOrder {
  @Field(() => Order, { description: 'The order.' })
  order: Order;

  @Field(() => Customer, { description: 'Customer of the order.' })
  customer: Customer;

  @Field(() => [OrderStatus], {
    description: 'Statuses that the order can move to; cancelled only if the caller may cancel it.',
  })
  nextStatuses: OrderStatus[];
}

/** Page of the orders of all customers. */
@Shows('private')
@ObjectType({ description: 'Page of the orders of all customers, newest first.' })
export class AdminOrderPage extends PageOfOrders implements PageOf<AdminOrder> {
  @Field(() => [AdminOrder], { description: 'Orders of this page.' })
  items: AdminOrder[];
}
