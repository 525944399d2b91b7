import { fieldError } from '../../../kernel/shop-error';
import { operationsMessages } from '../operations.messages';

const FLAGS = { true: 'true', false: 'false' };

/** A parameter that is given once; an empty one is none. Throws VALIDATION. */
export function textOf(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string')
    throw fieldError(name, operationsMessages.givenOnce({ field: name }));
  return value;
}

/** The parts of a parameter between its commas. Throws VALIDATION. */
export function listOf(query: Record<string, unknown>, name: string): string[] | undefined {
  return textOf(query, name)?.split(',');
}

/** Whether a parameter says true. Throws VALIDATION where it says something else than true and false. */
export function isTrue(query: Record<string, unknown>, name: string): boolean {
  return flagOf(query, name) === true;
}

/** What a parameter says, if anything: true or false. Throws VALIDATION. */
export function flagOf(query: Record<string, unknown>, name: string): boolean | undefined {
  const text = textOf(query, name);
  return text === undefined ? undefined : named(FLAGS, text, name) === FLAGS.true;
}

/** The value of a name. Throws VALIDATION where there is none of this name. */
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
