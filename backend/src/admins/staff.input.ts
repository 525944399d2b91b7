import { IsEnum, IsString, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EMAIL_MESSAGE, EMAIL_PATTERN } from '../kernel/credentials';
import { StaffRole } from '../kernel/permissions';
import { TextLength } from '../platform/validation/text-length.validator';

/** Somebody to let into the staff: they choose their password themselves. */
@InputType({ description: 'Somebody to let into the staff.' })
export class StaffInput {
  @IsString({ message: EMAIL_MESSAGE })
  @Matches(EMAIL_PATTERN, { message: EMAIL_MESSAGE })
  @TextLength(0, 254, { message: EMAIL_MESSAGE })
  @Field({ description: 'Where the link to choose a password is sent.' })
  email: string;

  @IsEnum(StaffRole, { message: 'Role should be one of the jobs of the shop' })
  @Field(() => StaffRole, { description: 'What they may do.' })
  role: StaffRole;
}
