import fc from 'fast-check';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from './credentials';

describe('the e-mail pattern', () => {
  it.each(['a@b.co', 'first.last-x_y@mail.shop.info', 'A9@X-Y.IN', '..@b.co', 'a@1.2.com'])(
    'takes %s',
    (email) => {
      expect(EMAIL_PATTERN.test(email)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    '@b.co',
    'a@b',
    'a@.co',
    'a@b.c',
    'a@b.grocery',
    'a@b.c1',
    'a b@c.co',
    'a+b@c.co',
    'a@b..co',
    'a@b.co ',
    'a@b.co\n',
    'आ@b.co',
    'a@b_c.co',
  ])('refuses %j', (email) => {
    expect(EMAIL_PATTERN.test(email)).toBe(false);
  });

  it('takes top-level parts of 2 to 4 letters and no others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]{1,8}$/), (part) => {
        expect(EMAIL_PATTERN.test(`a@b.${part}`)).toBe(part.length >= 2 && part.length <= 4);
      }),
    );
  });

  it('decides about a hostile text at once', () => {
    const startedAt = performance.now();
    expect(EMAIL_PATTERN.test(`a@${'a.'.repeat(50_000)}!`)).toBe(false);
    expect(EMAIL_PATTERN.test(`a@${'a'.repeat(100_000)}`)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});

describe('the password pattern', () => {
  it.each(['Abcdefg1', '1234567A', 'pass word A1', 'पासवर्ड A1', 'A1\nabcdef', 'A1'.repeat(64)])(
    'takes %j',
    (password) => {
      expect(PASSWORD_PATTERN.test(password)).toBe(true);
    },
  );

  it.each(['', 'Abcdef1', 'abcdefg1', 'Abcdefgh', '12345678', `${'A1'.repeat(64)}x`])(
    'refuses %j',
    (password) => {
      expect(PASSWORD_PATTERN.test(password)).toBe(false);
    },
  );
});
