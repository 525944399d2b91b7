import { Field, InputType, registerEnumType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { identityMessages } from '../identity.messages';
import { LOGIN_CODE_PATTERN, LOGIN_NAME_PATTERN } from './login-code.rules';

/** How a login code is sent. */
export enum LoginCodeChannel {
  EMAIL = 'email',
  PHONE = 'phone',
}
registerEnumType(LoginCodeChannel, {
  name: 'LoginCodeChannel',
  description: 'Channel of a login code.',
  valuesConfig: {
    EMAIL: { description: 'E-mail, also used for phones that the shop cannot send messages to.' },
    PHONE: { description: 'Message to the phone.' },
  },
});

/** A request for a login code. */
@InputType({ description: 'Request for a login code.' })
export class RequestLoginCodeInput {
  @TextPattern(LOGIN_NAME_PATTERN, identityMessages.loginName())
  @TextLength(0, 254, kernelMessages.email)
  @Field({ description: 'E-mail address, case-insensitive, or phone number of ten digits.' })
  to: string;
}

/** A login by code instead of password. */
@InputType({ description: 'Login by code instead of password.' })
export class LoginWithCodeInput extends RequestLoginCodeInput {
  @TextPattern(LOGIN_CODE_PATTERN, identityMessages.loginCode())
  @Field({ description: 'The six-digit code.' })
  code: string;
}
