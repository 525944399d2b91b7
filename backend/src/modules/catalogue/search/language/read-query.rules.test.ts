import { GroceryNames } from './grocery-names';
import { readQuery } from './read-query.rules';

const names = new GroceryNames();

describe('a search', () => {
  it.each([' ', '-', '/', ',', "'", '+'])('is read as 8 words at most, separated by %j', (sign) => {
    const words = Array.from({ length: 66 }, (_, at) => `q${String.fromCharCode(97 + (at % 26))}`);
    const query = readQuery(words.join(sign), names);
    const read = query?.meanings.flatMap(({ tokens }) => tokens) ?? [];
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThanOrEqual(8);
  });
});
