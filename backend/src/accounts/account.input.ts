import { IsIn, IsNotEmpty, IsString, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import {
  EMAIL_MESSAGE,
  EMAIL_PATTERN,
  PASSWORD_MESSAGE,
  PASSWORD_PATTERN,
} from '../kernel/credentials';
import { TextLength } from '../platform/validation/text-length.validator';
import { MAX_PASSWORD_LENGTH } from '../sessions/password';
import { AccountKindName } from './account.type';

/** An e-mail address as the login takes it. */
function EmailAddress(): PropertyDecorator {
  const message = { message: EMAIL_MESSAGE };
  return (target, key) => {
    for (const rule of [
      IsString(message),
      Matches(EMAIL_PATTERN, message),
      TextLength(0, 254, message),
    ])
      rule(target, key);
  };
}

/** A password that is to be. */
function NewPassword(): PropertyDecorator {
  const message = { message: PASSWORD_MESSAGE };
  return (target, key) => {
    for (const rule of [IsString(message), Matches(PASSWORD_PATTERN, message)]) rule(target, key);
  };
}

/** A password that is compared: any text that is no work without end. */
function GivenPassword(): PropertyDecorator {
  const blank = { message: 'Password should not be blank' };
  const rules = [
    TextLength(0, MAX_PASSWORD_LENGTH, { message: 'Password is too long' }),
    IsString(blank),
    IsNotEmpty(blank),
  ];
  return (target, key) => {
    for (const rule of rules) rule(target, key);
  };
}

/** Whose password was forgotten. */
@InputType({ description: 'Whose password was forgotten.' })
export class ForgotPasswordInput {
  @EmailAddress()
  @Field({ description: 'E-mail address, in any case.' })
  email: string;

  @IsIn(Object.values(AccountKindName), { message: 'kind should be ADMIN or CUSTOMER' })
  @Field(() => AccountKindName, {
    defaultValue: AccountKindName.CUSTOMER,
    description: 'Which login it belongs to.',
  })
  kind: AccountKindName;
}

/** What a new password is chosen with, by the link of a mail. */
@InputType({ description: 'A new password, by the link of a mail.' })
export class ResetPasswordInput {
  @IsString({ message: 'token should be text' })
  @Field({ description: 'What stands in the link behind #token=.' })
  token: string;

  @NewPassword()
  @Field({ description: 'At least 8 characters with an upper-case letter and a digit.' })
  password: string;
}

/** What a password is changed with. */
@InputType({ description: 'A new password, by who knows the old one.' })
export class ChangePasswordInput {
  @GivenPassword()
  @Field({ description: 'The password until now.' })
  currentPassword: string;

  @NewPassword()
  @Field({ description: 'At least 8 characters with an upper-case letter and a digit.' })
  newPassword: string;
}

/** What an e-mail address is changed with. */
@InputType({ description: 'A new e-mail address, to be confirmed by the link that is sent there.' })
export class ChangeEmailInput {
  @EmailAddress()
  @Field({ description: 'The new address.' })
  newEmail: string;

  @GivenPassword()
  @Field({ description: 'The password, so that nobody else at this browser can take the account.' })
  password: string;
}

/** What an account is deleted with; not on the wire by itself. */
export class DeleteAccountInput {
  @GivenPassword()
  password: string;
}
