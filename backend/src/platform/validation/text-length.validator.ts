import { ValidateBy } from 'class-validator';
import { noteLimits } from './field-limits';
import { says } from './says';
import { Message } from '../../kernel/message';
import { platformMessages } from '../platform.messages';

/**
 * Whether a value is a text of so many characters, counted as the databases count them. (The `Length` of
 * class-validator leaves out the signs that pick the form of an emoji, and so lets texts through for which a
 * column has no room.)
 */
export function isTextOfLength(value: unknown, min: number, max: number): boolean {
  if (typeof value !== 'string' || value.length > 2 * max) return false;
  const length = [...value].length;
  return length >= min && length <= max;
}

/** How many characters a field takes. */
export interface TextLimits {
  least: number;
  most: number;
}

/**
 * The rule above for the fields of an input.
 * @param message what it says of other texts, where that is more than how long they may be; a message may name the limits
 */
export function TextLength(
  least: number,
  most: number,
  message: (limits: TextLimits) => Message = platformMessages.textTooLong,
): PropertyDecorator {
  const validate = (value: unknown) => isTextOfLength(value, least, most);
  const rule = { name: 'textLength', validator: { validate } };
  const decorate = ValidateBy(rule, says(message({ least, most })));
  return (target, field) => {
    noteLimits(target, field, { least, most });
    decorate(target, field);
  };
}
