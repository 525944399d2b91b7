import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { Order } from './order.entity';

/** Delivery slot of an order. */
@Shows('private')
@ObjectType({ description: 'Delivery slot of an order.' })
export class OrderSlot {
  @Field(() => LocalDateScalar, { description: 'Day of delivery, in India.' })
  date: string;

  @Field(() => Int, { description: 'Start of the window, in minutes since midnight.' })
  startMinute: number;

  @Field(() => Int, { description: 'End of the window, in minutes since midnight.' })
  endMinute: number;
}

/** Common fields of all pages of orders; the page's own type adds its items. */
@Shows('private')
@ObjectType()
export abstract class PageOfOrders implements Omit<PageOf<unknown>, 'items'> {
  @Field(() => Int, { description: 'Total number of orders on all pages.' })
  totalCount: number;

  @Field(() => Int, { description: 'Current page number, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Orders per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;
}

/** Page of orders. */
@Shows('private')
@ObjectType({ description: 'Page of orders, newest first.' })
export class OrderPage extends PageOfOrders implements PageOf<Order> {
  @Field(() => [Order], { description: 'Orders of this page.' })
  items: Order[];
}
