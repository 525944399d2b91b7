import { searchWords } from './search.rules';

describe('searchWords', () => {
  it('are in lower case, without what separates them, and at most eight', () => {
    expect(searchWords('  Basmati\tRICE \n 5kg ')).toEqual(['basmati', 'rice', '5kg']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    for (const nothing of ['', '  ', null, undefined]) expect(searchWords(nothing)).toEqual([]);
  });
});
