import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderDetailsService } from './order-details.service';

/** Who did what to an order. */
@Resolver(() => OrderEvent)
export class OrderEventResolver {
  constructor(private readonly details: OrderDetailsService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'E-mail address of who did it, where that is somebody of the staff who is still there; told to the staff only.',
  })
  async staffEmail(
    @Root() { actorRole, actorId }: OrderEvent,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    if (context.viewer.role !== 'admin' || actorRole !== 'admin' || actorId === null) return null;
    const [email] = await batched(context, 'order actors', actorId, (ids) =>
      this.details.staffEmails(ids),
    );
    return email ?? null;
  }
}
