import { describe, expect, it } from 'vitest';

import type { ProductTableFilter } from '../../generated/graphql';
import {
  changeOfTableForm,
  conditionsText,
  formOfTableFilter,
  productsCsvOf,
  readTableFilter,
  readTableSort,
  searchOfFilter,
} from './table-filter.rules';

const everything: ProductTableFilter & { ids: string[] } = {
  ...{ search: 'tea', category: 'beverages', brand: 'Tata', changedSince: '2026-11-20' },
  ...{ minPricePaise: 1_050, maxPricePaise: 9_000, gstRateBasisPoints: 500, hasPicture: true },
  stock: 'LOW',
  standing: 'HIDDEN',
  ids: ['1', '2'],
};

describe('the filter of the product table', () => {
  it('is read from the URL that was made of it', () => {
    const wanted = everything;
    expect(readTableFilter(new URLSearchParams(searchOfFilter(wanted)))).toEqual(wanted);
  });

  it('narrows the file of products', () => {
    expect(productsCsvOf({ stock: 'OUT', ids: ['1', '2'] })).toBe(
      '/exports/products.csv?stock=OUT&ids=1%2C2',
    );
    expect(productsCsvOf({})).toBe('/exports/products.csv');
  });

  it('leaves out what the URL has that is none', () => {
    const odd = new URLSearchParams('stock=ALL&hasPicture=yes&minPricePaise=x&search=+&ids=');
    expect(readTableFilter(odd)).toEqual({});
    expect(readTableSort(odd)).toBe('NEWEST');
  });

  it('goes through the form and back', () => {
    const filter = { ...everything, ids: undefined };
    const change = changeOfTableForm(formOfTableFilter(filter));
    const url = new URLSearchParams(Object.entries(change) as [string, string][]);
    expect(readTableFilter(url)).toEqual(filter);
    const unknown = changeOfTableForm(formOfTableFilter({ hasGstRate: false }));
    expect(unknown).toMatchObject({ hasGstRate: 'false', gstRateBasisPoints: '' });
  });

  it('is told in words', () => {
    expect(conditionsText(everything)).toBe(
      '2 chosen products · Low stock · Hidden · From ₹10.50 · Up to ₹90 · With picture · GST rate 5 % · Brand Tata · Changed since 2026-11-20',
    );
    expect(conditionsText({ search: 'tea' })).toBe('');
  });
});
