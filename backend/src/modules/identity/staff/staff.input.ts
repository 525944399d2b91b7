import { IsEnum } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { StaffRole } from '../../../kernel/permissions';
import { EmailAddress } from '../credentials/credential-fields';
import { says } from '../../../platform/validation/says';
import { identityMessages } from '../identity.messages';

/** A new staff member, who sets their own password. */
@InputType({ description: 'New staff member.' })
export class StaffInput {
  @EmailAddress()
  @Field({ description: 'E-mail address that receives the link to set a password.' })
  email: string;

  @IsEnum(StaffRole, says(identityMessages.staffRole()))
  @Field(() => StaffRole, { description: 'Staff role.' })
  role: StaffRole;

  @Field(() => ID, { nullable: true, description: 'Custom role ID; required if role is CUSTOM.' })
  customRoleId?: string | null;
}
