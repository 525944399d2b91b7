import { IsString } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { engagementMessages } from '../engagement.messages';

/** A message to the shop. The specification checks name and subject, and not the address. */
@InputType({ description: 'A message to the shop.' })
export class ContactInput {
  @TextLength(4, 200, engagementMessages.contactName)
  @Field({ description: 'At least 4 characters.' })
  fullName: string;

  @IsString(says(engagementMessages.contactEmailNotText()))
  @TextLength(0, 254, engagementMessages.contactEmailTooLong)
  @Field({ description: 'Where to answer.' })
  email: string;

  @TextLength(10, 4000, engagementMessages.contactSubject)
  @Field({ description: 'What it is about, at least 10 characters.' })
  subject: string;
}
