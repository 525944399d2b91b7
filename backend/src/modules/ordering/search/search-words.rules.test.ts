import { nameWords, phoneDigits, searchTerms, searchWords } from './search-words.rules';

describe('nameWords', () => {
  it.each([
    ['Meera  Kulkarni', ['meera', 'kulkarni']],
    ['José D’Souza-Rao', ['jose', 'd', 'souza', 'rao']],
    ['मीरा कुलकर्णी', ['मीरा', 'कुलकर्णी']],
    ['Ram ram', ['ram']],
    [' ., ', []],
  ])('of %s are %j', (name, words) => expect(nameWords(name)).toEqual(words));

  it('are cut between characters', () => {
    expect(nameWords('𝒜'.repeat(50))).toEqual(['𝒜'.repeat(40)]);
  });
});

describe('phoneDigits', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['98765', '98765'],
    ['Ram 98765', null],
    ['', null],
  ])('of %j are %j', (text, digits) => expect(phoneDigits(text)).toBe(digits));
});

describe('searchWords', () => {
  it('are the names and phones of customer and recipient, each once', () => {
    expect(
      searchWords({
        customerName: 'Meera Kulkarni',
        customerPhone: '9876543210',
        recipientName: 'Anil Kulkarni',
        recipientPhone: '9123456780',
      }),
    ).toEqual([
      ...['9876543210', '9123456780', 'meera', 'kulkarni', 'anil'],
      ...['<0123456789', '<0876543219'],
    ]);
  });

  it('are a few, however long a name is', () => {
    const customerName = Array.from({ length: 60 }, (_, index) => `n${index}`).join(' ');
    expect(searchWords({ customerName, customerPhone: '1' })).toHaveLength(20);
  });
});

describe('searchTerms', () => {
  it.each([
    ['#2281', [{ kind: 'number', digits: '2281' }]],
    ['2281', [{ kind: 'digits', digits: '2281' }]],
    ['98765 43210', [{ kind: 'digits', digits: '9876543210' }]],
    [
      'meera 2281',
      [
        { kind: 'word', word: 'meera' },
        { kind: 'digits', digits: '2281' },
      ],
    ],
    ['  ', []],
  ])('of %j are %j', (text, terms) => expect(searchTerms(text)).toEqual(terms));
});
