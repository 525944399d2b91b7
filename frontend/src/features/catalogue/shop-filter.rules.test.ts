import { describe, expect, it } from 'vitest';

import {
  narrowingsOf,
  readShopFilter,
  searchOfShop,
  widened,
  type ShopFilter,
} from './shop-filter.rules';

const usual: ShopFilter = {
  search: '',
  category: '',
  sort: 'RELEVANCE',
  inStock: false,
  veg: false,
  pages: 1,
};
const everything: ShopFilter = {
  search: 'aloo & kanda',
  category: 'vegetables',
  sort: 'UNIT_PRICE',
  inStock: true,
  veg: true,
  minPaise: 5000,
  maxPaise: 9999,
  pages: 3,
};

describe('the filter of the shop in a URL', () => {
  it.each([usual, everything, { ...usual, maxPaise: 0 }])('comes back as it went: %o', (filter) => {
    expect(readShopFilter(filter.category, new URLSearchParams(searchOfShop(filter)))).toEqual(
      filter,
    );
  });

  it('leaves out what is as usual', () => {
    expect(searchOfShop(usual)).toBe('');
  });

  it.each([
    'sort=PRIZE',
    'minPaise=-1',
    'maxPaise=1e3',
    'pages=0',
    'pages=x',
    'veg=yes',
    'inStock=1',
  ])('takes no nonsense: %s', (query) => {
    expect(readShopFilter('', new URLSearchParams(query))).toEqual(usual);
  });

  it('holds no more pages than a browser should', () => {
    expect(readShopFilter('', new URLSearchParams('pages=99999')).pages).toBe(100);
  });

  it('counts what narrows the list, and forgets it', () => {
    expect([narrowingsOf(usual), narrowingsOf(everything)]).toEqual([0, 4]);
    expect(narrowingsOf({ ...usual, maxPaise: 4999 })).toBe(1);
    expect(widened(everything)).toEqual({ ...usual, search: 'aloo & kanda', sort: 'UNIT_PRICE' });
  });
});
