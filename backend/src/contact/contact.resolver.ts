import { Arg, Mutation, Resolver } from 'type-graphql';
import { Access } from '../platform/graphql/access';
import { ContactInput } from './contact.input';
import { ContactMessage } from './contact-message.entity';
import { ContactService } from './contact.service';

/** Messages to the shop. */
@Resolver()
export class ContactResolver {
  constructor(private readonly contacts: ContactService) {}

  @Access('self')
  @Mutation(() => ContactMessage, {
    description: 'Sends a message to the shop. Fails with VALIDATION.',
  })
  contact(
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
  ): Promise<ContactMessage> {
    return this.contacts.receive(input);
  }
}
