import { asLanguage, callerLanguage } from './language';

describe('the language of a caller', () => {
  it.each([
    [{ cookie: 'language=mr' }, { code: 'mr', isChosen: true }],
    [
      { cookie: 'grocessay_session=x; language=hi', 'accept-language': 'en-IN' },
      { code: 'hi', isChosen: true },
    ],
    [{ cookie: 'a=b;language=en' }, { code: 'en', isChosen: true }],
    [{ 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, { code: 'hi', isChosen: false }],
    [{ 'accept-language': 'MR' }, { code: 'mr', isChosen: false }],
    [{ 'accept-language': 'de-DE,hi;q=0.5' }, { code: 'en', isChosen: false }],
    [
      { cookie: 'language=de', 'accept-language': 'hi' },
      { code: 'hi', isChosen: false },
    ],
    [{ cookie: 'mylanguage=hi' }, undefined],
    [{ 'accept-language': '*' }, undefined],
    [{}, undefined],
  ])('%j is %j', (headers, expected) => {
    expect(callerLanguage(headers)).toEqual(expected);
  });
});

describe('asLanguage', () => {
  it('takes what the shop speaks, and else English', () => {
    expect(['en', 'hi', 'mr', 'de', '', null, undefined].map(asLanguage)).toEqual([
      ...['en', 'hi', 'mr', 'en', 'en', 'en', 'en'],
    ]);
  });
});
