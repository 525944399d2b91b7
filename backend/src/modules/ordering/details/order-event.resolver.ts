import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffEmails } from '../../identity';
import { OrderEvent } from '../orders/order-event.entity';

/** Staff members who caused order events. */
@Resolver(() => OrderEvent)
export class OrderEventResolver {
  constructor(private readonly staffEmails: StaffEmails) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Email address of the staff member who caused the event; null for former staff and other actors. Visible to staff only.',
  })
  async staffEmail(
    @Root() { actorRole, actorId }: OrderEvent,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    if (context.viewer.role !== 'admin' || actorRole !== 'admin' || actorId === null) return null;
    return this.staffEmails.emailOf(context, actorId);
  }
}
