import { Matches } from 'class-validator';
import { Message } from '../../kernel/message';
import { noteLimits } from './field-limits';
import { says } from './says';

/**
 * The rule for fields that are texts of a form.
 * @param message what it says of others
 */
export function TextPattern(pattern: RegExp, message: Message): PropertyDecorator {
  const rule = Matches(pattern, says(message));
  return (target, field) => {
    noteLimits(target, field, { pattern });
    rule(target, field);
  };
}
