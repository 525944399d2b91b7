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
      'The orders that are to be delivered on a day, by their slots, with counts and sums (admin). Staff with PICK_ORDERS alone see those in the shop that are due from yesterday until tomorrow, and no slots.',
  })
  orderBoard(
    @Arg('day', () => LocalDateScalar, {
      nullable: true,
      description: 'The day; left out, today in India.',
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
      'The orders of a day, at once and again whenever one is placed, moves, or its money does (admin); at POST /graphql/stream. Fails with UNAUTHENTICATED, FORBIDDEN or TOO_MANY_ATTEMPTS.',
  })
  orderBoardChanged(
    @Root() change: unknown,
    @Arg('day', () => LocalDateScalar, { description: 'The day of delivery.' }) day: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderBoard> {
    if (change !== true)
      throw new ShopError('BAD_REQUEST', platformMessages.subscriptionsElsewhere());
    return this.boards.of(viewer, day);
  }

  @FieldResolver(() => Lateness, { description: 'Whether it is late, or soon will be.' })
  lateness(@Root() order: AdminOrder): Lateness {
    return this.boards.latenessOf(order);
  }
}

/** What is left of the days before. */
@Resolver(() => OrderBoard)
export class OverdueOrdersResolver {
  constructor(private readonly orders: AdminOrderService) {}

  @Extensions({ assumedSize: 10 })
  @FieldResolver(() => [AdminOrder], {
    description:
      'The orders that were to be delivered before this day and are still to be picked, the oldest first; at most 100.',
  })
  overdue(@Root() { day }: OrderBoard, @Ctx() { viewer }: RequestContext): Promise<AdminOrder[]> {
    return this.orders.overdueOn(viewer, day);
  }
}
