import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderAttentionService } from './order-attention.service';
import { OrderAttention } from './order-attention.type';

/** What needs attention among the orders. */
@Resolver()
export class OrderAttentionResolver {
  constructor(private readonly attention: OrderAttentionService) {}

  @Access('read-orders')
  @Query(() => OrderAttention, { description: 'What needs attention among the orders (admin).' })
  orderAttention(@Ctx() { viewer }: RequestContext): Promise<OrderAttention> {
    return this.attention.now(viewer);
  }
}
