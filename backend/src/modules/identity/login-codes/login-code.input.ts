import { Field, InputType, registerEnumType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { identityMessages } from '../identity.messages';
import { LOGIN_CODE_PATTERN, LOGIN_NAME_PATTERN } from './login-code.rules';

/** Which way a code takes. */
export enum LoginCodeChannel {
  EMAIL = 'email',
  PHONE = 'phone',
}
registerEnumType(LoginCodeChannel, {
  name: 'LoginCodeChannel',
  description: 'Which way a login code takes.',
  valuesConfig: {
    EMAIL: { description: 'By e-mail, also to who gave a phone that the shop cannot write to.' },
    PHONE: { description: 'To the phone.' },
  },
});

/** Who wants a code. */
@InputType({ description: 'Who wants a code to log in with.' })
export class RequestLoginCodeInput {
  @TextPattern(LOGIN_NAME_PATTERN, identityMessages.loginName())
  @TextLength(0, 254, kernelMessages.email)
  @Field({ description: 'E-mail address in any case, or phone of ten digits.' })
  to: string;
}

/** What a customer logs in with in place of a password. */
@InputType({ description: 'What a customer logs in with in place of a password.' })
export class LoginWithCodeInput extends RequestLoginCodeInput {
  @TextPattern(LOGIN_CODE_PATTERN, identityMessages.loginCode())
  @Field({ description: 'The six digits that were sent.' })
  code: string;
}
