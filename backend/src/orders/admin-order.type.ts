import { Field, Int, ObjectType } from 'type-graphql';
import { Customer } from '../customers/customer.entity';
import { PageOf } from '../kernel/page';
import { Order } from './order.entity';
import { OrderStatus } from './order.enums';

/** An order with what the admin needs to work on it. */
@ObjectType({ description: 'An order as the admin sees it.' })
export class AdminOrder {
  @Field(() => Order, { description: 'The order.' })
  order: Order;

  @Field(() => Customer, { description: 'Whose it is.' })
  customer: Customer;

  @Field(() => [OrderStatus], { description: 'Where it may go next.' })
  nextStatuses: OrderStatus[];
}

/** One page of the orders of all customers. */
@ObjectType({ description: 'One page of the orders of all customers, the newest first.' })
export class AdminOrderPage implements PageOf<AdminOrder> {
  @Field(() => [AdminOrder], { description: 'The orders of this page.' })
  items: AdminOrder[];

  @Field(() => Int, { description: 'Orders on all pages together.' })
  totalCount: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Orders a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;
}
