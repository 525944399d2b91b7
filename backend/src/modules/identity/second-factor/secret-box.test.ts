import { SecretBox } from './secret-box';

const KEY = 'a key of this shop, 32 signs long';

describe('a secret', () => {
  it('is read again by the key that sealed it, and by no other', () => {
    const sealed = new SecretBox(KEY).seal('ABCD');
    expect(sealed).not.toContain('ABCD');
    expect(new SecretBox(KEY).open(sealed)).toBe('ABCD');
    expect(new SecretBox(`${KEY}!`).open(sealed)).toBeUndefined();
    expect(new SecretBox(undefined).open(sealed)).toBeUndefined();
  });

  it('is sealed otherwise each time', () => {
    const box = new SecretBox(KEY);
    expect(box.seal('ABCD')).not.toBe(box.seal('ABCD'));
  });

  it('from before there was a key stays readable', () => {
    expect(new SecretBox(KEY).open(new SecretBox(undefined).seal('ABCD'))).toBe('ABCD');
  });
});
