import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderNote } from '../notes/order-note.entity';
import { OrderDetailsService } from './order-details.service';

/** Who wrote a note. */
@Resolver(() => OrderNote)
export class OrderNoteAuthorResolver {
  constructor(private readonly details: OrderDetailsService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address of who wrote it, where they are still there.',
  })
  async staffEmail(
    @Root() { adminId }: OrderNote,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const [email] = await batched(context, 'order actors', adminId, (ids) =>
      this.details.staffEmails(ids),
    );
    return email ?? null;
  }
}
