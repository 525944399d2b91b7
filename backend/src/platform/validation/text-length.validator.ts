import { ValidateBy } from 'class-validator';
import { noteLimits } from './field-limits';
import { says } from './says';
import { Message } from '../../kernel/message';
import { platformMessages } from '../platform.messages';

/**
 * Whether a value is a text of allowed length, in characters as databases count them. (The `Length` of class-validator
 * ignores variation selectors of emoji, and so accepts texts that do not fit into a column.)
 */
export function isTextOfLength(value: unknown, min: number, max: number): boolean {
  if (typeof value !== 'string' || value.length > 2 * max) return false;
  const length = [...value].length;
  return length >= min && length <= max;
}

/** Length limits of a field. */
export interface TextLimits {
  least: number;
  most: number;
}

/**
 * The same rule for the fields of an input.
 * @param message the message for other texts, if it says more than the length; it may contain the limits
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
