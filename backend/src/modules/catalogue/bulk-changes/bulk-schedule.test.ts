import { ShopError } from '../../../kernel/shop-error';
import { BulkChangeState } from './bulk-change.entity';
import { BulkTurn, assertSchedule, turnOf } from './bulk-schedule';

const NOW = new Date('2026-11-20T04:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);

describe('assertSchedule', () => {
  it.each([
    [null, null],
    [1, null],
    [null, 1],
    [1, 2],
    [364, 365],
  ])('takes %s days to %s days ahead', (starts, ends) => {
    expect(() => assertSchedule(scheduleOf(starts, ends), NOW)).not.toThrow();
  });

  it.each([
    [0, null, 'startsAt'],
    [-1, 1, 'startsAt'],
    [365.1, null, 'startsAt'],
    [null, 0, 'endsAt'],
    [2, 2, 'endsAt'],
    [2, 1, 'endsAt'],
    [1, 365.1, 'endsAt'],
  ])('refuses %s days to %s days ahead', (starts, ends, field) => {
    expect(refusedField(scheduleOf(starts, ends))).toBe(field);
  });

  const scheduleOf = (starts: number | null, ends: number | null) => ({
    startsAt: starts === null ? null : inDays(starts),
    endsAt: ends === null ? null : inDays(ends),
  });
  const refusedField = (schedule: ReturnType<typeof scheduleOf>) => {
    try {
      assertSchedule(schedule, NOW);
    } catch (error) {
      if (error instanceof ShopError) return Object.keys(error.fields ?? {})[0];
      throw error;
    }
    return undefined;
  };
});

describe('turnOf', () => {
  const { SCHEDULED, RUNNING, DONE, CANCELLED, UNDONE } = BulkChangeState;
  it.each([
    [SCHEDULED, 1, null, 0, undefined],
    [SCHEDULED, 0, null, 0, BulkTurn.START],
    [SCHEDULED, -1, 1, 0, BulkTurn.START],
    [SCHEDULED, -2, -1, 0, BulkTurn.SKIP],
    [RUNNING, -2, -1, 5, undefined],
    [DONE, -2, 1, 5, undefined],
    [DONE, -2, 0, 5, BulkTurn.END],
    [DONE, -2, 0, 0, undefined],
    [CANCELLED, null, -1, 5, BulkTurn.END],
    [CANCELLED, -1, null, 5, undefined],
    [UNDONE, -2, -1, 0, undefined],
  ])(
    'has %s, from %s to %s days from now with %i changed: %s',
    (state, starts, ends, changedCount, turn) => {
      const startsAt = starts === null ? null : inDays(starts);
      const endsAt = ends === null ? null : inDays(ends);
      expect(turnOf({ state, startsAt, endsAt, changedCount }, NOW)).toBe(turn);
    },
  );
});
