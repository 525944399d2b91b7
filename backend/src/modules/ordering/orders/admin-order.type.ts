import { Field, ObjectType } from 'type-graphql';
import { Customer } from '../../identity';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { Order } from './order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { PageOfOrders } from './order.type';

/** An order with what the admin needs to work on it. */
@Shows('private')
@ObjectType({ description: 'An order as the admin sees it.' })
export class AdminOrder {
  @Field(() => Order, { description: 'The order.' })
  order: Order;

  @Field(() => Customer, { description: 'Whose it is.' })
  customer: Customer;

  @Field(() => [OrderStatus], { description: 'Where it may go next: called off only by who may.' })
  nextStatuses: OrderStatus[];
}

/** One page of the orders of all customers. */
@Shows('private')
@ObjectType({ description: 'One page of the orders of all customers, the newest first.' })
export class AdminOrderPage extends PageOfOrders implements PageOf<AdminOrder> {
  @Field(() => [AdminOrder], { description: 'The orders of this page.' })
  items: AdminOrder[];
}
