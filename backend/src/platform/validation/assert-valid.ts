import { ValidatorOptions, validateSync } from 'class-validator';
import { FieldMessages, validationError } from '../../kernel/shop-error';
import { kernelMessages } from '../../kernel/kernel.messages';
import { Message } from '../../kernel/message';

/**
 * Checks an input against the rules on its class. Services call it, so that no transport can bypass it. The messages
 * follow the order of the class's fields, which is that of the specification.
 * @throws VALIDATION with one message a field
 */
export async function assertValid<Input extends object>(
  type: new () => Input,
  values: Partial<Record<keyof Input, unknown>>,
): Promise<Input> {
  return check(type, values, {});
}

/**
 * Checks the given fields of an input as `assertValid` does; missing (undefined) fields are not checked.
 * @throws VALIDATION with one message a field
 */
export async function assertValidChanges<Input extends object>(
  type: new () => Input,
  values: Partial<Record<keyof Input, unknown>>,
): Promise<Partial<Input>> {
  return check(type, values, { skipUndefinedProperties: true });
}

function check<Input extends object>(
  type: new () => Input,
  values: Partial<Record<keyof Input, unknown>>,
  options: ValidatorOptions,
): Input {
  const input: Input = Object.assign(new type(), values);
  const errors = validateSync(input, { forbidUnknownValues: false, ...options });
  const fields: FieldMessages = {};
  for (const { property, constraints, contexts } of errors)
    fields[property] = topmost(constraints, contexts);
  for (const [property, value] of Object.entries(input))
    if (!isStorable(value)) fields[property] ??= kernelMessages.notStorable({ field: property });
  if (Object.keys(fields).length > 0) throw validationError(fields);
  return input;
}

/** SQLite ends a text at a NUL, and a lone surrogate has no UTF-8 encoding: neither could be stored unchanged. */
function isStorable(value: unknown): boolean {
  return typeof value !== 'string' || !(value.includes('\0') || /\p{Surrogate}/u.test(value));
}

/** Decorators are applied from bottom to top: the first rule on a field is registered last. */
function topmost(
  constraints: Record<string, string> = {},
  contexts: Record<string, Message | undefined> = {},
): Message {
  const rule = Object.keys(constraints).at(-1) ?? '';
  return contexts[rule] ?? kernelMessages.fieldNotValid();
}
