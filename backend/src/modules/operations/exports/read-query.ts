import { fieldError } from '../../../kernel/shop-error';
import { operationsMessages } from '../operations.messages';

const FLAGS = { true: 'true', false: 'false' };

/** The text of a single parameter; undefined if empty. Throws VALIDATION. */
export function textOf(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string')
    throw fieldError(name, operationsMessages.givenOnce({ field: name }));
  return value;
}

/** The comma-separated values of a parameter. Throws VALIDATION. */
export function listOf(query: Record<string, unknown>, name: string): string[] | undefined {
  return textOf(query, name)?.split(',');
}

/** Whether a parameter is true. Throws VALIDATION if it is neither true nor false. */
export function isTrue(query: Record<string, unknown>, name: string): boolean {
  return flagOf(query, name) === true;
}

/** The value of a boolean parameter, if any. Throws VALIDATION. */
export function flagOf(query: Record<string, unknown>, name: string): boolean | undefined {
  const text = textOf(query, name);
  return text === undefined ? undefined : named(FLAGS, text, name) === FLAGS.true;
}

/** The value with a name. Throws VALIDATION if there is none. */
export function named<Value extends string>(
  values: Record<string, Value>,
  name: string,
  field: string,
): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined)
    throw fieldError(
      field,
      operationsMessages.oneOf({ field, values: Object.keys(values).join(', ') }),
    );
  return value;
}
