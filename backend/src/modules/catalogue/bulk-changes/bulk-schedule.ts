import { fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';
import { BulkChange, BulkChangeState } from './bulk-change.entity';

/** When a bulk change starts and ends by itself. */
export type BulkSchedule = Pick<BulkChange, 'startsAt' | 'endsAt'>;

const MOST_DAYS_AHEAD = 365;
const DAY_MS = 24 * 3_600_000;

/** @throws VALIDATION (startsAt, endsAt) for what is past, too far away, or ends before it starts */
export function assertSchedule({ startsAt, endsAt }: BulkSchedule, now: Date): void {
  const most = { most: MOST_DAYS_AHEAD };
  const latest = new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS);
  if (startsAt && (startsAt <= now || startsAt > latest))
    throw fieldError('startsAt', catalogueMessages.bulkStartsAt(most));
  if (endsAt && (endsAt <= (startsAt ?? now) || endsAt > latest))
    throw fieldError('endsAt', catalogueMessages.bulkEndsAt(most));
}

/** What the schedule of a change has it do. */
export enum BulkTurn {
  START = 'START',
  /** All of its time went by while no server ran. */
  SKIP = 'SKIP',
  /** Products are set back. */
  END = 'END',
}

/** What the schedule of a change has it do at an instant; nothing where it is not its time. */
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
