import { IsIn, IsString } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EmailAddress, GivenPassword, NewPassword } from '../credentials/credential-fields';
import { AccountKindName } from './account.type';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { LOGIN_CODE_PATTERN } from '../login-codes/login-code.rules';
import { says } from '../../../platform/validation/says';
import { identityMessages } from '../identity.messages';

/** Account whose password was forgotten. */
@InputType({ description: 'Account whose password was forgotten.' })
export class ForgotPasswordInput {
  @EmailAddress()
  @Field({ description: 'E-mail address, case-insensitive.' })
  email: string;

  @IsIn(Object.values(AccountKindName), says(identityMessages.accountKind()))
  @Field(() => AccountKindName, {
    defaultValue: AccountKindName.CUSTOMER,
    description: 'Kind of account.',
  })
  kind: AccountKindName;
}

/** A new password, set with the link of an email. */
@InputType({ description: 'New password, set with the link of an email.' })
export class ResetPasswordInput {
  @IsString(says(identityMessages.tokenNotText()))
  @Field({ description: 'Token of the link: the part after `#token=`.' })
  token: string;

  @NewPassword()
  @Field({
    description: 'New password, at least 8 characters with an upper-case letter and a digit.',
  })
  password: string;
}

/** A password change. */
@InputType({ description: 'Password change by a caller who knows the current one.' })
export class ChangePasswordInput {
  @GivenPassword()
  @Field({ description: 'Current password, or a login code for accounts without a password.' })
  currentPassword: string;

  @NewPassword()
  @Field({
    description: 'New password, at least 8 characters with an upper-case letter and a digit.',
  })
  newPassword: string;
}

/** A change of the e-mail address. */
@InputType({ description: 'New e-mail address, confirmed by the link that is sent there.' })
export class ChangeEmailInput {
  @EmailAddress()
  @Field({ description: 'New address.' })
  newEmail: string;

  @GivenPassword()
  @Field({
    description:
      'Password, or a login code for accounts without one. It keeps others at the same browser from taking over the account.',
  })
  password: string;
}

/** A changed name; not part of the schema itself. */
export class ChangeNameInput {
  @TextLength(2, 100, identityMessages.name)
  name: string;
}

/** A changed phone. */
@InputType({
  description: 'New phone, to be confirmed by a code if the shop sends messages to phones.',
})
export class ChangePhoneInput {
  @TextPattern(/^\d{10}$/, identityMessages.phone({ digits: 10 }))
  @Field({ description: 'New phone: ten digits; spaces and a leading +91 or 0 are ignored.' })
  newPhone: string;

  @GivenPassword()
  @Field({
    description:
      'Password, or a login code for an account without one, so that nobody else at this browser can take the account.',
  })
  password: string;
}

/** The confirmation of a new phone; not part of the schema itself. */
export class ConfirmPhoneInput {
  @TextPattern(LOGIN_CODE_PATTERN, identityMessages.loginCode())
  code: string;
}

/** The deletion of an account; not part of the schema itself. */
export class DeleteAccountInput {
  @GivenPassword()
  password: string;
}
