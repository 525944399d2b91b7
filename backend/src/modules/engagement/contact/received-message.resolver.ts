import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffEmails } from '../../identity';
import { ReceivedMessage } from './received-message.type';

/** The staff member who answered a message. */
@Resolver(() => ReceivedMessage)
export class ReceivedMessageResolver {
  constructor(private readonly staffEmails: StaffEmails) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'E-mail address of the staff member who answered it; null if it is open, or they have left.',
  })
  async answeredByEmail(
    @Root() { answeredById }: ReceivedMessage,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return answeredById === null ? null : this.staffEmails.emailOf(context, answeredById);
  }
}
