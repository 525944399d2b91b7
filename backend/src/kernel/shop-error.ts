import { ErrorCode } from './error-codes';

/** What is wrong with which field: field name to a text for people. */
export type FieldMessages = Record<string, string>;

/** A failure that its reader may see: a stable code, a text for people, and the fields it is about. */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldMessages,
    /** After how many seconds the same may go through, where that is known. */
    readonly retryAfterSeconds?: number,
    /** What a program needs to go on, such as the present values after a CONFLICT; the documentation names its form. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'ShopError';
  }
}

/** A VALIDATION failure of one or more fields; its text is that of the first. */
export function validationError(fields: FieldMessages): ShopError {
  const [firstMessage = 'The input is not valid'] = Object.values(fields);
  return new ShopError('VALIDATION', firstMessage, fields);
}

/** A VALIDATION failure of a single field. */
export function fieldError(field: string, message: string): ShopError {
  return validationError({ [field]: message });
}

/** A NOT_FOUND failure that names the field with the unknown id. */
export function notFound(what: string, field: string): ShopError {
  const message = `No such ${what}`;
  return new ShopError('NOT_FOUND', message, { [field]: message });
}
