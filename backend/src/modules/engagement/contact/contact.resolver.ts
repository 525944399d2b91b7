import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ContactInput } from './contact.input';
import { ContactMessage } from './contact-message.entity';
import { ContactService } from './contact.service';
import { ReceivedMessage, ReceivedMessagePage } from './received-message.type';

/** Messages to the shop. */
@Resolver()
export class ContactResolver {
  constructor(private readonly contacts: ContactService) {}

  @Access('self')
  @Mutation(() => ContactMessage, {
    description: 'Sends a message to the shop. Fails with VALIDATION or TOO_MANY_ATTEMPTS.',
  })
  contact(
    @Arg('input', () => ContactInput, { description: 'Message.' }) input: ContactInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContactMessage> {
    return this.contacts.receive(input, caller);
  }

  @Access('read-messages')
  @Query(() => ReceivedMessagePage, {
    description: 'Messages to the shop (owner, support). Fails with VALIDATION.',
  })
  contactMessages(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 20,
      description: 'Messages per page, at most 100.',
    })
    pageSize: number,
    @Arg('isAnswered', () => Boolean, {
      nullable: true,
      description: 'true for answered messages only, false for open ones only; all if omitted.',
    })
    isAnswered: boolean | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ReceivedMessagePage> {
    return this.contacts.page(viewer, { page, pageSize }, isAnswered);
  }

  @Access('read-messages')
  @Query(() => Int, { description: 'Number of messages waiting for an answer (owner, support).' })
  openMessageCount(@Ctx() { viewer }: RequestContext): Promise<number> {
    return this.contacts.countOpen(viewer);
  }

  @Access('read-messages')
  @Mutation(() => ReceivedMessage, {
    description:
      'Marks a message as answered, or reopens it (owner, support). A message that somebody else answered keeps their name. Fails with NOT_FOUND.',
  })
  setMessageAnswered(
    @Arg('id', () => ID, { description: 'Message ID.' }) id: string,
    @Arg('isAnswered', () => Boolean, { description: 'false reopens it.' }) isAnswered: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ReceivedMessage> {
    return this.contacts.setAnswered(viewer, readRecordId(id, 'message', 'id'), isAnswered);
  }
}
