import { describe, expect, it } from 'vitest';

import { readProductFilter, searchOfFilter } from './product-filter.rules';

const usual = { search: '', category: '', sort: 'NAME', inStock: false, page: 1 } as const;

describe('the filter in the URL', () => {
  it('says nothing where everything is as usual', () => {
    expect(searchOfFilter(usual)).toBe('');
    expect(readProductFilter(new URLSearchParams(), 1)).toEqual(usual);
  });

  it('comes back as it was written', () => {
    const filter = {
      search: 'aloo & co',
      category: 'vegetables',
      sort: 'PRICE_LOW_TO_HIGH',
      inStock: true,
      page: 3,
    } as const;
    expect(readProductFilter(new URLSearchParams(searchOfFilter(filter)), 3)).toEqual(filter);
  });

  it('takes the usual order where the URL names none that exists', () => {
    expect(readProductFilter(new URLSearchParams('sort=RANDOM'), 1).sort).toBe('NAME');
  });
});
