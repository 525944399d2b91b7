import { IsEnum, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { IsBirthDate } from './is-birth-date.validator';
import { Gender } from './customer.entity';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { EmailAddress, NewPassword } from '../credentials/credential-fields';
import { says } from '../../../platform/validation/says';
import { identityMessages } from '../identity.messages';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';

/** A registration. The specification checks the fields in this order. */
@InputType({ description: 'Registration, with the rules of the registration form.' })
export class RegisterInput {
  @TextLength(3, 100, identityMessages.firstName)
  @Field({ description: 'First name, at least 3 characters.' })
  firstName: string;

  @TextLength(3, 100, identityMessages.lastName)
  @Field({ description: 'Last name, at least 3 characters.' })
  lastName: string;

  @TextPattern(/^\d{10}$/, identityMessages.phone({ digits: 10 }))
  @Field({ description: 'Phone number of exactly ten digits.' })
  phone: string;

  @TextLength(3, 100, identityMessages.district)
  @Field({ description: 'District, at least 3 characters.' })
  district: string;

  @TextLength(3, 100, identityMessages.state)
  @Field({ description: 'State, at least 3 characters.' })
  state: string;

  @TextLength(6, 12, identityMessages.zipCode)
  @Field({ description: 'PIN code, at least 6 characters.' })
  zipCode: string;

  @EmailAddress()
  @Field({ description: 'E-mail address, used to log in; unique, case-insensitive.' })
  email: string;

  @NewPassword()
  @Field({ description: 'Password, at least 8 characters with an upper-case letter and a digit.' })
  password: string;

  @IsOptional()
  @IsBirthDate(says(identityMessages.birthDate()))
  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth?: string | null;

  @IsEnum(Gender, says(identityMessages.gender()))
  @Field(() => Gender, { defaultValue: Gender.MALE, description: 'Gender; defaults to MALE.' })
  gender: Gender;
}
