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
    const mail = { kind: 'confirm-email', createdAt, attempts } as const;
    expect(nextTry(mail, createdAt)).toEqual(after(minutes));
  });

  it.each([
    ['password-reset', 60],
    ['change-email', 24 * 60],
    ['confirm-email', 3 * 24 * 60],
    ['account-deleted', 3 * 24 * 60],
  ] as const)('is given up: %s after %d minutes', (kind, minutes) => {
    const mail = { kind, createdAt, attempts: 1 };
    expect(nextTry(mail, after(minutes - 1))).toEqual(after(minutes));
    expect(nextTry(mail, after(minutes))).toBeUndefined();
  });

  it('comes to an end, whatever happens', () => {
    let now = createdAt;
    for (let attempts = 1; ; attempts++) {
      const next = nextTry({ kind: 'password-changed', createdAt, attempts }, now);
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
