import { Thing, fieldError, notFound } from './shop-error';
import { kernelMessages } from './kernel.messages';

/** The highest number that a record can have. */
export const MAX_RECORD_ID = 2_147_483_647;

/**
 * Reads the id of a stored record as it comes from outside: a GraphQL ID or a part of a REST path.
 * @throws VALIDATION where it is no number, NOT_FOUND where no record can have it
 */
export function readRecordId(value: unknown, thing: Thing, field: string): number {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (!/^\d+$/.test(text)) throw fieldError(field, kernelMessages.notNumber({ field }));
  const id = Number(text);
  if (id < 1 || id > MAX_RECORD_ID) throw notFound(thing, field);
  return id;
}

/**
 * Reads a number that is looked for: where nothing has it, nothing is found.
 * @throws VALIDATION where it is no number of a record or 0
 */
export function readSoughtNumber(value: string, field: string): number {
  if (!/^\d{1,10}$/.test(value) || Number(value) > MAX_RECORD_ID)
    throw fieldError(field, kernelMessages.notNumber({ field }));
  return Number(value);
}
