import { MessageRef, allMessages, formatMessage } from '../../src/kernel/message';
import { Answer } from './client';

/** What a refused call said, over GraphQL or REST. */
export interface Failure {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** Reads the failure out of an answer; throws where the call went through. */
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

/** Every text of a failure is its message with its values, so that other languages say the same. */
function assertSays({ messageId, params }: MessageRef, text: string): void {
  const template = allMessages().get(messageId);
  const expected = template === undefined ? undefined : formatMessage(template, params);
  if (text !== expected)
    throw new Error(`${messageId} should say ${String(expected)}, and it says ${text}`);
}

/** Status, code and the names of the fields: what most refusals are about. */
export function refusalOf(answer: Answer): [number, string, ...string[]] {
  const { status, code, fields } = failureOf(answer);
  return [status, code, ...Object.keys(fields ?? {})];
}

/** What no answer may hold: the insides of the shop. */
export const INSIDES =
  /node_modules|\.ts:\d|\.js:\d|QueryFailed|TypeORM|SQLITE_|\bER_[A-Z]{3}|\bSELECT\b.*\bFROM\b|\bINSERT INTO\b.*\bVALUES\b|\$argon2|passwordHash|tokenHash|stacktrace/;
