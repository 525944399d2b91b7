import { nextAttempt, nextProbe } from './webhook-retry.rules';

const start = new Date('2026-11-26T06:00:00.000Z');
const secondsTo = (next: Date | undefined, from = start) =>
  next && (next.getTime() - from.getTime()) / 1000;

describe('nextAttempt', () => {
  it('waits longer each time, at most six hours', () => {
    const pauses = [1, 2, 3, 4, 7, 20].map((attempts) =>
      secondsTo(nextAttempt({ createdAt: start, attempts }, start)),
    );
    expect(pauses).toEqual([5, 20, 80, 320, 20_480, 21_600]);
  });

  it('gives up after three days, and tries until then', () => {
    let now = start;
    for (let attempts = 1; ; attempts++) {
      const next = nextAttempt({ createdAt: start, attempts }, now);
      if (!next) break;
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      now = next;
    }
    const days = (now.getTime() - start.getTime()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(2.7);
    expect(days).toBeLessThanOrEqual(3);
  });
});

describe('nextProbe', () => {
  it('waits at most five minutes', () => {
    expect([1, 2, 3, 4, 50].map((failures) => secondsTo(nextProbe(failures, start)))).toEqual([
      5, 20, 80, 300, 300,
    ]);
  });
});
