import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { ShopError } from '../../../kernel/shop-error';
import { Access } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { BOARD_UPDATES } from '../live/order-watch';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder } from '../orders/admin-order.type';
import { Lateness } from './lateness.rules';
import { OrderBoardService } from './order-board.service';
import { OrderBoard } from './order-board.type';
import { platformMessages } from '../../../platform/platform.messages';

/** The orders of a day. */
@Resolver(() => AdminOrder)
export class OrderBoardResolver {
  constructor(private readonly boards: OrderBoardService) {}

  @Access('read-or-pick-orders')
  @Query(() => OrderBoard, {
    description:
      'Returns the orders due for delivery on a day, by slot, with counts and totals (admin). Staff with only PICK_ORDERS see the orders in the shop that are due from yesterday until tomorrow, and no slots.',
  })
  orderBoard(
    @Arg('day', () => LocalDateScalar, {
      nullable: true,
      description: 'Day of delivery; default: today in India.',
    })
    day: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderBoard> {
    return this.boards.of(viewer, day);
  }

  @Access('read-orders')
  @Subscription(() => OrderBoard, {
    topics: BOARD_UPDATES,
    topicId: ({ args }: { args: { day: string } }) => args.day,
    description:
      'Sends the orders of a day immediately, and again whenever one is placed or its status or payment changes (admin); at POST /graphql/stream. Fails with UNAUTHENTICATED, FORBIDDEN or TOO_MANY_ATTEMPTS.',
  })
  orderBoardChanged(
    @Root() change: unknown,
    @Arg('day', () => LocalDateScalar, { description: 'Day of delivery.' }) day: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderBoard> {
    if (change !== true)
      throw new ShopError('BAD_REQUEST', platformMessages.subscriptionsElsewhere());
    return this.boards.of(viewer, day);
  }

  @FieldResolver(() => Lateness, { description: 'Whether the order is late or due soon.' })
  lateness(@Root() order: AdminOrder): Lateness {
    return this.boards.latenessOf(order);
  }
}

/** Overdue orders of earlier days. */
@Resolver(() => OrderBoard)
export class OverdueOrdersResolver {
  constructor(private readonly orders: AdminOrderService) {}

  @Extensions({ assumedSize: 10 })
  @FieldResolver(() => [AdminOrder], {
    description:
      'Orders that were due before this day and are still to be picked, oldest first; at most 100.',
  })
  overdue(@Root() { day }: OrderBoard, @Ctx() { viewer }: RequestContext): Promise<AdminOrder[]> {
    return this.orders.overdueOn(viewer, day);
  }
}
