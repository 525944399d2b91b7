import { describe, expect, it } from 'vitest';

import { readProductFilter, searchOfFilter, usualSort } from './product-filter.rules';

const usual = { search: '', category: '', sort: 'NAME', inStock: false, page: 1 } as const;

describe('the filter in the URL', () => {
  it('says nothing where everything is as usual', () => {
    expect(searchOfFilter(usual, 'NAME')).toBe('');
    expect(readProductFilter(new URLSearchParams(), 1, 'NAME')).toEqual(usual);
  });

  it('comes back as it was written', () => {
    const filter = {
      search: 'aloo & co',
      category: 'vegetables',
      sort: 'PRICE_LOW_TO_HIGH',
      inStock: true,
      page: 3,
    } as const;
    const parameters = new URLSearchParams(searchOfFilter(filter, 'NAME'));
    expect(readProductFilter(parameters, 3, 'NAME')).toEqual(filter);
  });

  it('takes the usual order where the URL names none that exists', () => {
    expect(readProductFilter(new URLSearchParams('sort=RANDOM'), 1, 'NAME').sort).toBe('NAME');
  });

  it('is by popularity on a phone, where nothing else was chosen', () => {
    const onPhone = usualSort(true);
    expect(readProductFilter(new URLSearchParams(), 1, onPhone).sort).toBe('POPULARITY');
    expect(searchOfFilter(usual, onPhone)).toBe('sort=NAME');
    expect(usualSort(false)).toBe('NAME');
  });
});
