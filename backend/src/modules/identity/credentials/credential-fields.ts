import { IsNotEmpty, IsString, Matches } from 'class-validator';
import {
  EMAIL_MESSAGE,
  EMAIL_PATTERN,
  PASSWORD_MESSAGE,
  PASSWORD_PATTERN,
} from '../../../kernel/credentials';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { MAX_PASSWORD_LENGTH } from './password';

/** An input's e-mail address. */
export function EmailAddress(): PropertyDecorator {
  const message = { message: EMAIL_MESSAGE };
  return all(IsString(message), Matches(EMAIL_PATTERN, message), TextLength(0, 254, message));
}

/** An input's password that is to be. */
export function NewPassword(): PropertyDecorator {
  const message = { message: PASSWORD_MESSAGE };
  return all(IsString(message), Matches(PASSWORD_PATTERN, message));
}

/** An input's password that is compared: any text that is no work without end. */
export function GivenPassword(): PropertyDecorator {
  const blank = { message: 'Password should not be blank' };
  const tooLong = { message: 'Password is too long' };
  return all(TextLength(0, MAX_PASSWORD_LENGTH, tooLong), IsString(blank), IsNotEmpty(blank));
}

function all(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const rule of rules) rule(target, key);
  };
}
