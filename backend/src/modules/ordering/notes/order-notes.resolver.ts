import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { AdminOrder } from '../orders/admin-order.type';
import { OrderNote } from './order-note.entity';
import { OrderNotesService } from './order-notes.service';

/** Staff notes: fields of the staff's view of an order, never of the customer's. */
@Resolver(() => AdminOrder)
export class OrderNotesResolver {
  constructor(private readonly notes: OrderNotesService) {}

  @Access('move-orders')
  @Mutation(() => OrderNote, {
    description:
      "Adds a note to an order, for the staff only (admin); repeating the same person's last note has no effect. Fails with NOT_FOUND or VALIDATION (text).",
  })
  addOrderNote(
    @Arg('orderId', () => ID, { description: 'Order ID.' }) orderId: string,
    @Arg('text', () => String, { description: '1 to 1,000 characters.' }) text: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderNote> {
    return this.notes.add(viewer, readRecordId(orderId, 'order', 'orderId'), { text });
  }

  @FieldResolver(() => [OrderNote], {
    description: 'Staff notes, oldest first.',
  })
  staffNotes(@Root() { order }: AdminOrder, @Ctx() context: RequestContext): Promise<OrderNote[]> {
    return batched(context, 'order notes', order.id, (ids) => this.notes.of(ids));
  }
}
