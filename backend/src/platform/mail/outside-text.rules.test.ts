import fc from 'fast-check';
import { oneLine, withoutLinks } from './outside-text.rules';

describe('a text from outside', () => {
  it('is one line', () => {
    expect(oneLine('Meera\r\nBcc: all@shop.test\u2028Kulkarni\u0000 \u202Egnp.exe ')).toBe(
      'Meera Bcc: all@shop.test Kulkarni gnp.exe',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(oneLine(text)).not.toMatch(/[\r\n\u2028\u2029\u0085\u202E]/);
      }),
    );
  });

  it('keeps names in every script as they are', () => {
    const names = ['मीरा कुलकर्णी', "O'Brien & Sons", 'क्‍ष', 'Flat 3.2, 2nd floor', 'Dr. A. B. Rao'];
    expect(names.map(withoutLinks)).toEqual(names);
  });

  it('has nothing that a mail program makes a link of', () => {
    expect(withoutLinks('Win at https://evil.example/x or www.evil.example')).toBe(
      'Win at https: //evil. example/x or www. evil. example',
    );
    expect(withoutLinks('write to me@evil.example')).toBe('write to me@evil. example');
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(withoutLinks(url)).not.toMatch(/:\/\/|\w\.[a-z]{2}/i);
      }),
    );
  });
});
