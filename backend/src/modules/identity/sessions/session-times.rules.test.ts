import fc from 'fast-check';
import { endOf, isOver, isUseWorthNoting, sessionTimes } from './session-times.rules';

const HOUR_MS = 60 * 60 * 1000;
const start = new Date('2026-03-02T06:30:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

const aSession = (adminId: number | null, lastUsedAfterMs: number | null) => ({
  adminId,
  createdAt: start,
  expiresAt: after(sessionTimes({ adminId }).absoluteMs),
  lastUsedAt: lastUsedAfterMs === null ? null : after(lastUsedAfterMs),
});

const owners = fc.constantFrom(null, 7);
const aMonthMs = 31 * 24 * HOUR_MS;

describe('a session', () => {
  it.each([
    ['a customer', null, 14 * 24, 30 * 24],
    ['a member of the staff', 7, 8, 24],
  ])('of %s ends idle, and at the latest', (_, adminId, idleHours, hours) => {
    const unused = aSession(adminId, null);
    expect(isOver(unused, after(idleHours * HOUR_MS - 1))).toBe(false);
    expect(isOver(unused, after(idleHours * HOUR_MS))).toBe(true);
    const used = aSession(adminId, hours * HOUR_MS - 2);
    expect(isOver(used, after(hours * HOUR_MS - 1))).toBe(false);
    expect(isOver(used, after(hours * HOUR_MS))).toBe(true);
    expect([endOf(unused), endOf(used)]).toEqual([
      after(idleHours * HOUR_MS),
      after(hours * HOUR_MS),
    ]);
  });

  it('that is over stays over', () => {
    fc.assert(
      fc.property(
        owners,
        fc.nat(aMonthMs),
        fc.nat(aMonthMs),
        fc.nat(aMonthMs),
        (adminId, used, at, later) => {
          const session = aSession(adminId, used);
          return !isOver(session, after(at)) || isOver(session, after(at + later));
        },
      ),
    );
  });

  it('that is used all the time is never over before its last day', () => {
    fc.assert(
      fc.property(owners, fc.nat(aMonthMs), (adminId, at) => {
        const { absoluteMs } = sessionTimes({ adminId });
        return isOver(aSession(adminId, at), after(at)) === at >= absoluteMs;
      }),
    );
  });
});

describe('a use', () => {
  it('is noted at most every 5 minutes', () => {
    expect(isUseWorthNoting(null, start)).toBe(true);
    expect(isUseWorthNoting(start, after(5 * 60_000 - 1))).toBe(false);
    expect(isUseWorthNoting(start, after(5 * 60_000))).toBe(true);
  });
});
