import { IsString } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { engagementMessages } from '../engagement.messages';

/** A message to the shop. The specification requires checks of name and subject, not of the address. */
@InputType({ description: 'Message to the shop.' })
export class ContactInput {
  @TextLength(4, 200, engagementMessages.contactName)
  @Field({ description: 'Full name, at least 4 characters.' })
  fullName: string;

  @IsString(says(engagementMessages.contactEmailNotText()))
  @TextLength(0, 254, engagementMessages.contactEmailTooLong)
  @Field({ description: 'E-mail address for the reply.' })
  email: string;

  @TextLength(10, 4000, engagementMessages.contactSubject)
  @Field({ description: 'Message, at least 10 characters.' })
  subject: string;
}
