import { Thing, fieldError, notFound } from './shop-error';
import { kernelMessages } from './kernel.messages';

/** The highest possible record number. */
export const MAX_RECORD_ID = 2_147_483_647;

/**
 * Parses a record id from outside: a GraphQL ID or a segment of a REST path.
 * @throws VALIDATION where it is not a number, NOT_FOUND where no record can have it
 */
export function readRecordId(value: unknown, thing: Thing, field: string): number {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (!/^\d+$/.test(text)) throw fieldError(field, kernelMessages.notNumber({ field }));
  const id = Number(text);
  if (id < 1 || id > MAX_RECORD_ID) throw notFound(thing, field);
  return id;
}

/**
 * Parses a number used in a search; a number without a record finds nothing.
 * @throws VALIDATION where it is neither a record number nor 0
 */
export function readSoughtNumber(value: string, field: string): number {
  if (!/^\d{1,10}$/.test(value) || Number(value) > MAX_RECORD_ID)
    throw fieldError(field, kernelMessages.notNumber({ field }));
  return Number(value);
}
