import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderAttentionService } from './order-attention.service';
import { OrderAttention } from './order-attention.type';

/** Orders that need attention. */
@Resolver()
export class OrderAttentionResolver {
  constructor(private readonly attention: OrderAttentionService) {}

  @Access('read-orders')
  @Query(() => OrderAttention, { description: 'Counts of orders that need attention (admin).' })
  orderAttention(@Ctx() { viewer }: RequestContext): Promise<OrderAttention> {
    return this.attention.now(viewer);
  }
}
