import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EMAIL_MESSAGE, EMAIL_PATTERN } from '../kernel/credentials';
import { MAX_PASSWORD_LENGTH } from './password';
import { TextLength } from '../platform/validation/text-length.validator';

/** What somebody logs in with, at either login. */
@InputType({ description: 'What somebody logs in with.' })
export class LoginInput {
  @IsString({ message: EMAIL_MESSAGE })
  @Matches(EMAIL_PATTERN, { message: EMAIL_MESSAGE })
  @TextLength(0, 254, { message: EMAIL_MESSAGE })
  @Field({ description: 'E-mail address, in any case.' })
  email: string;

  @IsNotEmpty({ message: 'Password should not be blank' })
  @IsString({ message: 'Password should not be blank' })
  @TextLength(0, MAX_PASSWORD_LENGTH, { message: 'Password is too long' })
  @Field({ description: 'Password.' })
  password: string;
}
