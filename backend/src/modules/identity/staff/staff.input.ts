import { IsEnum } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { StaffRole } from '../../../kernel/permissions';
import { EmailAddress } from '../credentials/credential-fields';

/** Somebody to let into the staff: they choose their password themselves. */
@InputType({ description: 'Somebody to let into the staff.' })
export class StaffInput {
  @EmailAddress()
  @Field({ description: 'Where the link to choose a password is sent.' })
  email: string;

  @IsEnum(StaffRole, { message: 'Role should be one of the jobs of the shop' })
  @Field(() => StaffRole, { description: 'What they may do.' })
  role: StaffRole;
}
