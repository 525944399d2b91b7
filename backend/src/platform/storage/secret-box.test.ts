import { SecretBox } from './secret-box';

const KEY = 'a key of this shop, 32 signs long';
const boxOf = (key: string | undefined) => new SecretBox(key, 'tests');

describe('a secret', () => {
  it('is read again by the key that sealed it, and by no other', () => {
    const sealed = boxOf(KEY).seal('ABCD');
    expect(sealed).not.toContain('ABCD');
    expect(boxOf(KEY).open(sealed)).toBe('ABCD');
    expect(boxOf(`${KEY}!`).open(sealed)).toBeUndefined();
    expect(boxOf(undefined).open(sealed)).toBeUndefined();
  });

  it('of one purpose is not read for another', () => {
    expect(new SecretBox(KEY, 'other tests').open(boxOf(KEY).seal('ABCD'))).toBeUndefined();
  });

  it('is sealed otherwise each time', () => {
    const box = boxOf(KEY);
    expect(box.seal('ABCD')).not.toBe(box.seal('ABCD'));
  });

  it('from before there was a key stays readable', () => {
    expect(boxOf(KEY).open(boxOf(undefined).seal('ABCD'))).toBe('ABCD');
  });
});
