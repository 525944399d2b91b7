import { IsEnum } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { StaffRole } from '../../../kernel/permissions';
import { EmailAddress } from '../credentials/credential-fields';
import { says } from '../../../platform/validation/says';
import { identityMessages } from '../identity.messages';

/** Somebody to let into the staff: they choose their password themselves. */
@InputType({ description: 'Somebody to let into the staff.' })
export class StaffInput {
  @EmailAddress()
  @Field({ description: 'Where the link to choose a password is sent.' })
  email: string;

  @IsEnum(StaffRole, says(identityMessages.staffRole()))
  @Field(() => StaffRole, { description: 'What they may do.' })
  role: StaffRole;
}
