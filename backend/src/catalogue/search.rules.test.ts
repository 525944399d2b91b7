import fc from 'fast-check';
import { likePattern, searchWords } from './search.rules';

/** What LIKE with the escape sign '!' takes a pattern for, after the standard of SQL. */
function matches(pattern: string, text: string): boolean {
  const signs = pattern.match(/![\s\S]|[\s\S]/g) ?? [];
  const expression = signs.map((sign) => {
    if (sign === '%') return '[\\s\\S]*';
    if (sign === '_') return '[\\s\\S]';
    return sign.replace(/^!(?=[\s\S])/, '').replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  });
  return new RegExp(`^${expression.join('')}$`).test(text);
}

const tricky = fc.string({
  unit: fc.constantFrom('!', '%', '_', '\\', "'", '"', 'a', 'ट', '*', '.'),
});

describe('likePattern', () => {
  it('matches exactly the texts that hold the word', () => {
    fc.assert(
      fc.property(tricky, tricky, (word, text) => {
        expect(matches(likePattern(word), text)).toBe(text.includes(word));
      }),
      { numRuns: 1000 },
    );
  });

  it('matches a text around the word', () => {
    fc.assert(
      fc.property(tricky, tricky, tricky, (before, word, after) => {
        expect(matches(likePattern(word), before + word + after)).toBe(true);
      }),
    );
  });
});

describe('searchWords', () => {
  it('are in lower case, without what separates them, and at most eight', () => {
    expect(searchWords('  Basmati\tRICE \n 5kg ')).toEqual(['basmati', 'rice', '5kg']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    for (const nothing of ['', '  ', null, undefined]) expect(searchWords(nothing)).toEqual([]);
  });
});
