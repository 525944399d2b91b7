import { beforeEach, expect, it } from 'vitest';

import { forgetSearches, keepSearch, recentSearches } from './recent-searches';

beforeEach(() => localStorage.clear());

it('keeps the newest six searches, each once', () => {
  for (const search of ['aloo', 'doodh', 'atta', 'ghee', 'Aloo', 'rice', 'dal', 'tea'])
    keepSearch(search);
  expect(recentSearches()).toEqual(['tea', 'dal', 'rice', 'Aloo', 'ghee', 'atta']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it('keeps nothing of an empty search', () => {
  keepSearch('');
  expect(recentSearches()).toEqual([]);
});

it.each(['no json', '{}', 'null', '[7, null]'])('has none where %j is stored', (text) => {
  localStorage.setItem('grocessay.searches', text);
  expect(recentSearches()).toEqual([]);
});
