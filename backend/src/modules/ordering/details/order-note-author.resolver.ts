import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffEmails } from '../../identity';
import { OrderNote } from '../notes/order-note.entity';

/** Authors of staff notes. */
@Resolver(() => OrderNote)
export class OrderNoteAuthorResolver {
  constructor(private readonly staffEmails: StaffEmails) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Email address of the author; null if they left the staff.',
  })
  staffEmail(
    @Root() { adminId }: OrderNote,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return this.staffEmails.emailOf(context, adminId);
  }
}
