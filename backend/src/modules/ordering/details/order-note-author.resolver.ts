import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffEmails } from '../../identity';
import { OrderNote } from '../notes/order-note.entity';

/** Who wrote a note. */
@Resolver(() => OrderNote)
export class OrderNoteAuthorResolver {
  constructor(private readonly staffEmails: StaffEmails) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address of who wrote it, where they are still there.',
  })
  staffEmail(
    @Root() { adminId }: OrderNote,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return this.staffEmails.emailOf(context, adminId);
  }
}
