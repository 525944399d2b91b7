import fc from 'fast-check';
import { failureCodes, nextTry } from './mail-retry.rules';

const createdAt = new Date('2026-11-20T04:00:00Z');
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

describe('a mail that could not be sent', () => {
  it.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [9, 256],
    [10, 360],
    [2000, 360],
  ])('is tried again after attempt %d in %d minutes', (attempts, minutes) => {
    expect(nextTry({ createdAt, attempts }, createdAt)).toEqual(after(minutes));
  });

  it.each([
    ['of an hour', 60, 60],
    ['of a day', 24 * 60, 24 * 60],
    ['of no time of its own', undefined, 3 * 24 * 60],
  ])(
    'is given up, one that is worth sending %s (%p), after %d minutes',
    (_, worthMinutes, minutes) => {
      const mail = { createdAt, attempts: 1 };
      expect(nextTry(mail, after(minutes - 1), worthMinutes)).toEqual(after(minutes));
      expect(nextTry(mail, after(minutes), worthMinutes)).toBeUndefined();
    },
  );

  it('comes to an end, whatever happens', () => {
    let now = createdAt;
    for (let attempts = 1; ; attempts++) {
      const next = nextTry({ createdAt, attempts }, now);
      if (!next) break;
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(attempts).toBeLessThan(30);
      now = next;
    }
  });
});

describe('failureCodes', () => {
  it('keeps codes and nothing else', () => {
    const error = Object.assign(new Error('550 no such user asha@shop.test'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    expect(failureCodes(error)).toBe('EENVELOPE 550');
    expect(failureCodes(new Error('asha@shop.test'))).toBe('unknown');
    expect(failureCodes(undefined)).toBe('unknown');
  });

  it('never keeps an address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(failureCodes({ code: address, responseCode: address })).toBe('unknown');
      }),
    );
  });
});
