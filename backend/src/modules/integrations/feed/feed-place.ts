import { kernelMessages } from '../../../kernel/kernel.messages';
import { MAX_RECORD_ID } from '../../../kernel/record-id';
import { fieldError } from '../../../kernel/shop-error';

/**
 * Reads a place of the feed: the number of an event, or 0 for the beginning.
 * @throws VALIDATION (after)
 */
export function readFeedPlace(after: string): number {
  if (!/^\d{1,10}$/.test(after) || Number(after) > MAX_RECORD_ID)
    throw fieldError('after', kernelMessages.notNumber({ field: 'after' }));
  return Number(after);
}
