import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { Order } from './order.entity';

/** When an order is brought. */
@Shows('private')
@ObjectType({ description: 'When an order is brought.' })
export class OrderSlot {
  @Field(() => LocalDateScalar, { description: 'The day, in India.' })
  date: string;

  @Field(() => Int, { description: 'Minute of the day at which the window starts.' })
  startMinute: number;

  @Field(() => Int, { description: 'Minute of the day at which it ends.' })
  endMinute: number;
}

/** What every page of orders says of itself; the page's own type adds its items. */
@Shows('private')
@ObjectType()
export abstract class PageOfOrders implements Omit<PageOf<unknown>, 'items'> {
  @Field(() => Int, { description: 'Orders on all pages together.' })
  totalCount: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Orders a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;
}

/** One page of orders. */
@Shows('private')
@ObjectType({ description: 'One page of orders, the newest first.' })
export class OrderPage extends PageOfOrders implements PageOf<Order> {
  @Field(() => [Order], { description: 'The orders of this page.' })
  items: Order[];
}
