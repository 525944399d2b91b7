import { ValidateBy } from 'class-validator';
import { noteLimits } from './field-limits';
import { says } from './says';
import { Message } from '../../kernel/message';

/** The limits of a number for messages. */
export interface NumberLimits {
  least: number;
  most: number;
  /** The same as `most`, for messages that group its digits. */
  mostCount: number;
}

/**
 * The rule for fields that are whole numbers within limits.
 * @param message the message for other values; it may contain the limits
 */
export function WholeNumber(
  least: number,
  most: number,
  message: (limits: NumberLimits) => Message,
): PropertyDecorator {
  const validate = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  const rule = { name: 'wholeNumber', validator: { validate } };
  const decorate = ValidateBy(rule, says(message({ least, most, mostCount: most })));
  return (target, field) => {
    noteLimits(target, field, { least, most });
    decorate(target, field);
  };
}

/** The rule for amounts of money in paise; its messages state the limit in rupees. */
export function AmountOfPaise(
  least: number,
  most: number,
  message: (limits: { mostCount: number }) => Message,
): PropertyDecorator {
  return WholeNumber(least, most, () => message({ mostCount: most / 100 }));
}
