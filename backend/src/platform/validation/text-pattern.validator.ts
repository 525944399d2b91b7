import { Matches } from 'class-validator';
import { Message } from '../../kernel/message';
import { noteLimits } from './field-limits';
import { says } from './says';

/**
 * The rule for text fields with a pattern.
 * @param message the message for other values
 */
export function TextPattern(pattern: RegExp, message: Message): PropertyDecorator {
  const rule = Matches(pattern, says(message));
  return (target, field) => {
    noteLimits(target, field, { pattern });
    rule(target, field);
  };
}
