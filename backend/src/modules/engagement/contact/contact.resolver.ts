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
    @Arg('isAnswered', () => Boolean, {
      nullable: true,
      description: 'Only those that are answered, or only those that are open; all without it.',
    })
    isAnswered: boolean | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ReceivedMessagePage> {
    return this.contacts.page(viewer, { page, pageSize }, isAnswered);
  }

  @Access('read-messages')
  @Query(() => Int, { description: 'How many messages wait for an answer (owner, support).' })
  openMessageCount(@Ctx() { viewer }: RequestContext): Promise<number> {
    return this.contacts.countOpen(viewer);
  }

  @Access('read-messages')
  @Mutation(() => ReceivedMessage, {
    description:
      'Says that a message is answered, or that it is open after all (owner, support). One that somebody else has answered keeps their name. Fails with NOT_FOUND.',
  })
  setMessageAnswered(
    @Arg('id', () => ID, { description: 'Number of the message.' }) id: string,
    @Arg('isAnswered', () => Boolean, { description: 'false opens it again.' }) isAnswered: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ReceivedMessage> {
    return this.contacts.setAnswered(viewer, readRecordId(id, 'message', 'id'), isAnswered);
  }
}
