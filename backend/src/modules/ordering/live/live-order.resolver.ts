import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError } from '../../../kernel/shop-error';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Order } from '../orders/order.entity';
import { LiveOrderService } from './live-order.service';
import { ORDER_UPDATES } from './order-watch';
import { platformMessages } from '../../../platform/platform.messages';

/** Live updates of orders. */
@Resolver()
export class LiveOrderResolver {
  constructor(private readonly live: LiveOrderService) {}

  @Access('customer-or-read-orders')
  @Subscription(() => Order, {
    topics: ORDER_UPDATES,
    topicId: ({ args }) => readRecordId((args as { id: unknown }).id, 'order', 'id'),
    description:
      "Sends one of the caller's orders (or any order, for staff who may read them) immediately, and again whenever its status or payment changes; at POST /graphql/stream. Fails with UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or TOO_MANY_ATTEMPTS.",
  })
  orderMoves(
    @Root() change: unknown,
    @Arg('id', () => ID, { description: 'Order ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Order> {
    if (change !== true)
      throw new ShopError('BAD_REQUEST', platformMessages.subscriptionsElsewhere());
    return this.live.now(viewer, readRecordId(id, 'order', 'id'));
  }
}
