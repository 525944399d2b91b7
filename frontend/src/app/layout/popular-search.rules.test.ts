import { expect, it } from 'vitest';

import { popularSearches } from './popular-search.rules';

it('searches for what sells best by the part of its name that one would type', () => {
  expect(
    popularSearches(['Potato (Aloo / Batata)', 'Apple, Shimla', 'Apple, Fuji', '(no name)', 'Tea']),
  ).toEqual(['Potato', 'Apple', 'Tea']);
});

it('has six at most', () => {
  expect(popularSearches(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toHaveLength(6);
});
