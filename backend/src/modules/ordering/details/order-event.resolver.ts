import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffEmails } from '../../identity';
import { OrderEvent } from '../orders/order-event.entity';

/** Who did what to an order. */
@Resolver(() => OrderEvent)
export class OrderEventResolver {
  constructor(private readonly staffEmails: StaffEmails) {}

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
    return this.staffEmails.emailOf(context, actorId);
  }
}
