import { fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';
import { BulkChange, BulkChangeState } from './bulk-change.entity';

/** The scheduled start and end of a bulk change. */
export type BulkSchedule = Pick<BulkChange, 'startsAt' | 'endsAt'>;

const MOST_DAYS_AHEAD = 365;
const DAY_MS = 24 * 3_600_000;

/** @throws VALIDATION (startsAt, endsAt) for a time that is past, too far away, or an end before the start */
export function assertSchedule({ startsAt, endsAt }: BulkSchedule, now: Date): void {
  const most = { most: MOST_DAYS_AHEAD };
  const latest = new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS);
  if (startsAt && (startsAt <= now || startsAt > latest))
    throw fieldError('startsAt', catalogueMessages.bulkStartsAt(most));
  if (endsAt && (endsAt <= (startsAt ?? now) || endsAt > latest))
    throw fieldError('endsAt', catalogueMessages.bulkEndsAt(most));
}

/** The next step of a schedule. */
export enum BulkTurn {
  START = 'START',
  /** Start and end both passed while no server ran. */
  SKIP = 'SKIP',
  /** Products are restored. */
  END = 'END',
}

/** The step of a change's schedule that is due; undefined if none is. */
export function turnOf(
  {
    state,
    startsAt,
    endsAt,
    changedCount,
  }: BulkSchedule & Pick<BulkChange, 'state' | 'changedCount'>,
  now: Date,
): BulkTurn | undefined {
  const isOver = endsAt !== null && endsAt <= now;
  if (state === BulkChangeState.SCHEDULED && startsAt && startsAt <= now)
    return isOver ? BulkTurn.SKIP : BulkTurn.START;
  const isCarriedOut = state === BulkChangeState.DONE || state === BulkChangeState.CANCELLED;
  return isCarriedOut && isOver && changedCount > 0 ? BulkTurn.END : undefined;
}
