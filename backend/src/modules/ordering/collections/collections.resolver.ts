import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { AdminOrder } from '../orders/admin-order.type';
import { Collection } from './collection.entity';
import { CollectionsService } from './collections.service';

/** Amounts collected for orders, for the staff. */
@Resolver(() => AdminOrder)
export class CollectionsResolver {
  constructor(private readonly collections: CollectionsService) {}

  @FieldResolver(() => [Collection], {
    description: 'Amounts collected on delivery or afterwards, oldest first.',
  })
  collected(@Root() { order }: AdminOrder, @Ctx() context: RequestContext): Promise<Collection[]> {
    return batched(context, 'collections', order.id, (ids) => this.collections.of(ids));
  }
}
