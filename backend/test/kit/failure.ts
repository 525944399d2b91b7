import { MessageRef, allMessages, formatMessage } from '../../src/kernel/message';
import { Answer } from './client';

/** The error of a refused call, over GraphQL or REST. */
export interface Failure {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** Extracts the error from a response; throws if the call succeeded. */
export function failureOf({ status, body, text }: Answer): Failure {
  const error = body?.errors?.[0];
  if (!error && (status < 400 || !body?.code)) throw new Error(`No failure: ${status} ${text}`);
  const { code, fields, fieldMessages = {}, ...reason } = error ? error.extensions : body;
  if (reason.messageId) {
    assertSays(reason, error.message);
    for (const [field, message] of Object.entries(fieldMessages))
      assertSays(message as MessageRef, fields[field]);
  }
  return { status, code, message: (error ?? body).message, ...(fields && { fields }) };
}

/** Checks that the text of an error matches its message with its values, so that translations say the same. */
function assertSays({ messageId, params }: MessageRef, text: string): void {
  const template = allMessages().get(messageId);
  const expected = template === undefined ? undefined : formatMessage(template, params);
  if (text !== expected)
    throw new Error(`${messageId} should say ${String(expected)}, and it says ${text}`);
}

/** Status, code and field names, as most tests check them. */
export function refusalOf(answer: Answer): [number, string, ...string[]] {
  const { status, code, fields } = failureOf(answer);
  return [status, code, ...Object.keys(fields ?? {})];
}

/** Internals that no response may contain. */
export const INSIDES =
  /node_modules|\.ts:\d|\.js:\d|QueryFailed|TypeORM|SQLITE_|\bER_[A-Z]{3}|\bSELECT\b.*\bFROM\b|\bINSERT INTO\b.*\bVALUES\b|\$argon2|passwordHash|tokenHash|stacktrace/;
