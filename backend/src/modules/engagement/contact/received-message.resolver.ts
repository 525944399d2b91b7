import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ContactService } from './contact.service';
import { ReceivedMessage } from './received-message.type';

/** Who has answered a message. */
@Resolver(() => ReceivedMessage)
export class ReceivedMessageResolver {
  constructor(private readonly contacts: ContactService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address of who has answered it, where they are still there.',
  })
  async answeredByEmail(
    @Root() { answeredById }: ReceivedMessage,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    if (answeredById === null) return null;
    const [email] = await batched(context, 'who answered', answeredById, (ids) =>
      this.contacts.staffEmails(ids),
    );
    return email ?? null;
  }
}
