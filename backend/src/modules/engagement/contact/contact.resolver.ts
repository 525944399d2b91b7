import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ContactInput } from './contact.input';
import { ContactMessage } from './contact-message.entity';
import { ContactService } from './contact.service';
import { ReceivedMessagePage } from './received-message.type';

/** Messages to the shop. */
@Resolver()
export class ContactResolver {
  constructor(private readonly contacts: ContactService) {}

  @Access('self')
  @Mutation(() => ContactMessage, {
    description: 'Sends a message to the shop. Fails with VALIDATION or TOO_MANY_ATTEMPTS.',
  })
  contact(
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContactMessage> {
    return this.contacts.receive(input, caller);
  }

  @Access('read-messages')
  @Query(() => ReceivedMessagePage, {
    description: 'What was written to the shop (owner, support). Fails with VALIDATION.',
  })
  contactMessages(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 20, description: 'Messages a page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ReceivedMessagePage> {
    return this.contacts.page(viewer, { page, pageSize });
  }

  @Access('read-messages')
  @Query(() => Int, {
    description: 'How many messages came in the last seven days (owner, support).',
  })
  recentMessageCount(@Ctx() { viewer }: RequestContext): Promise<number> {
    return this.contacts.countRecent(viewer);
  }
}
