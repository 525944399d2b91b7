import { ValidateBy, ValidationOptions } from 'class-validator';

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

/** The rule above for the fields of an input. */
export function TextLength(
  min: number,
  max: number,
  options: ValidationOptions,
): PropertyDecorator {
  const validate = (value: unknown) => isTextOfLength(value, min, max);
  return ValidateBy({ name: 'textLength', validator: { validate } }, options);
}
