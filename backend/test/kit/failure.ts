import { Answer } from './client';

/** What a refused call said, whichever door it came through. */
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
  const { code, fields } = error ? error.extensions : body;
  return { status, code, message: (error ?? body).message, ...(fields && { fields }) };
}

/** Status, code and the names of the fields: what most refusals are about. */
export function refusalOf(answer: Answer): [number, string, ...string[]] {
  const { status, code, fields } = failureOf(answer);
  return [status, code, ...Object.keys(fields ?? {})];
}

/** What no answer may hold: the insides of the shop. */
export const INSIDES =
  /node_modules|\.ts:\d|\.js:\d|QueryFailed|TypeORM|SQLITE_|\bER_[A-Z]{3}|\bSELECT\b.*\bFROM\b|\bINSERT INTO\b.*\bVALUES\b|\$argon2|passwordHash|tokenHash|stacktrace/;
