import { IsNotEmpty, IsString } from 'class-validator';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from '../../../kernel/credentials';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { MAX_PASSWORD_LENGTH } from './password';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { says } from '../../../platform/validation/says';
import { identityMessages } from '../identity.messages';

/** An input's e-mail address. */
export function EmailAddress(): PropertyDecorator {
  const { email } = kernelMessages;
  return all(TextPattern(EMAIL_PATTERN, email()), TextLength(0, 254, email));
}

/** An input's new password. */
export function NewPassword(): PropertyDecorator {
  return TextPattern(PASSWORD_PATTERN, kernelMessages.password());
}

/** An input's password to compare: any text that is short enough to hash. */
export function GivenPassword(): PropertyDecorator {
  const blank = says(identityMessages.passwordBlank());
  const { passwordTooLong } = identityMessages;
  return all(
    TextLength(0, MAX_PASSWORD_LENGTH, passwordTooLong),
    IsString(blank),
    IsNotEmpty(blank),
  );
}

function all(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const rule of rules) rule(target, key);
  };
}
