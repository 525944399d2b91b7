import { expiryOf, isToken, newToken, urlOf } from './one-time-link.rules';

describe('a token', () => {
  it('has 128 bits in 22 signs that need no escape in an address', () => {
    const tokens = Array.from({ length: 1000 }, newToken);
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
      expect(Buffer.from(token, 'base64url')).toHaveLength(16);
      expect(isToken(token)).toBe(true);
    }
    expect(new Set(tokens).size).toBe(1000);
  });

  it.each([
    '',
    'A'.repeat(21),
    'A'.repeat(23),
    `${'A'.repeat(21)}=`,
    `${'A'.repeat(22)}\n`,
    5,
    null,
  ])('is not %j', (text) => {
    expect(isToken(text)).toBe(false);
  });
});

describe('a link', () => {
  it.each([
    ['password-reset', '2026-11-20T04:30:00.000Z'],
    ['substitute-question', '2026-11-20T04:15:00.000Z'],
    ['confirm-email', '2026-11-21T04:00:00.000Z'],
    ['change-email', '2026-11-21T04:00:00.000Z'],
    ['staff-invitation', '2026-11-23T04:00:00.000Z'],
  ] as const)('for %s that is made at 4:00 is good until %s', (purpose, expiresAt) => {
    expect(expiryOf(purpose, new Date('2026-11-20T04:00:00Z')).toISOString()).toBe(expiresAt);
  });

  it.each([
    ['password-reset', 'https://shop.in/reset-password#token=T'],
    ['staff-invitation', 'https://shop.in/reset-password#token=T'],
    ['substitute-question', 'https://shop.in/substitute-question#token=T'],
    ['confirm-email', 'https://shop.in/confirm-email#token=T'],
    ['change-email', 'https://shop.in/confirm-email#token=T'],
  ] as const)('for %s has its token behind the #', (purpose, url) => {
    expect(urlOf(purpose, 'https://shop.in', 'T')).toBe(url);
  });

  it('says whether it is for the staff', () => {
    const url = 'https://shop.in/reset-password?kind=admin#token=T';
    expect(urlOf('staff-invitation', 'https://shop.in', 'T', 'admin')).toBe(url);
  });
});
