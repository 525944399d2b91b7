import { IsIn, IsString } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EmailAddress, GivenPassword, NewPassword } from '../credentials/credential-fields';
import { AccountKindName } from './account.type';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { LOGIN_CODE_PATTERN } from '../login-codes/login-code.rules';
import { says } from '../../../platform/validation/says';
import { identityMessages } from '../identity.messages';

/** Whose password was forgotten. */
@InputType({ description: 'Whose password was forgotten.' })
export class ForgotPasswordInput {
  @EmailAddress()
  @Field({ description: 'E-mail address, in any case.' })
  email: string;

  @IsIn(Object.values(AccountKindName), says(identityMessages.accountKind()))
  @Field(() => AccountKindName, {
    defaultValue: AccountKindName.CUSTOMER,
    description: 'Which login it belongs to.',
  })
  kind: AccountKindName;
}

/** What a new password is chosen with, by the link of a mail. */
@InputType({ description: 'A new password, by the link of a mail.' })
export class ResetPasswordInput {
  @IsString(says(identityMessages.tokenNotText()))
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
  @Field({ description: 'The password until now; of who has none, a login code.' })
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
  @Field({
    description:
      'The password, or of who has none a login code, so that nobody else at this browser can take the account.',
  })
  password: string;
}

/** What a name is changed with; not on the wire by itself. */
export class ChangeNameInput {
  @TextLength(2, 100, identityMessages.name)
  name: string;
}

/** What a phone is changed with. */
@InputType({
  description: 'A new phone, to be confirmed by a code where the shop writes to phones.',
})
export class ChangePhoneInput {
  @TextPattern(/^\d{10}$/, identityMessages.phone({ digits: 10 }))
  @Field({ description: 'The new phone: ten digits; spaces, +91 or 0 before them mean nothing.' })
  newPhone: string;

  @GivenPassword()
  @Field({
    description:
      'The password, or of who has none a login code, so that nobody else at this browser can take the account.',
  })
  password: string;
}

/** What a new phone is confirmed with; not on the wire by itself. */
export class ConfirmPhoneInput {
  @TextPattern(LOGIN_CODE_PATTERN, identityMessages.loginCode())
  code: string;
}

/** What an account is deleted with; not on the wire by itself. */
export class DeleteAccountInput {
  @GivenPassword()
  password: string;
}
