import { IsEnum } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
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
  @Field(() => StaffRole, { description: 'Their role.' })
  role: StaffRole;

  @Field(() => ID, { nullable: true, description: 'Number of their role, where it is CUSTOM.' })
  customRoleId?: string | null;
}
