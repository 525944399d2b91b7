import { describe, expect, it } from 'vitest';

import { filterKey, readList, searchWith, viewKey } from './list-url.rules';

const at = (search: string) => new URLSearchParams(search);

describe('searchWith', () => {
  it('keeps the other filters, and begins at the start of the list', () => {
    expect(searchWith(at('?text=asha&after=c9&page=3'), { statuses: ['PACKED', 'SUCCESS'] })).toBe(
      '?text=asha&statuses=PACKED%2CSUCCESS',
    );
  });

  it('leaves out what is empty', () => {
    expect(searchWith(at('?text=asha&statuses=PACKED'), { text: '  ', statuses: [] })).toBe('?');
    expect(searchWith(at('?text=asha&sort=OLDEST'), { sort: undefined })).toBe('?text=asha');
  });

  it('goes to a named place', () => {
    expect(searchWith(at('?text=asha&before=c1'), { after: 'c9' })).toBe('?text=asha&after=c9');
  });
});

describe('filterKey', () => {
  it('is the same on every page of a list', () => {
    expect(filterKey(at('?b=2&after=c9&a=1'))).toBe(filterKey(at('?a=1&b=2&before=c3&hide=sku')));
    expect(filterKey(at('?a=1'))).not.toBe(filterKey(at('?a=2')));
  });
});

describe('viewKey', () => {
  it('tells views with other columns apart, and no pages', () => {
    expect(viewKey(at('?stock=LOW&after=c9&hide=sku'))).toBe('hide=sku&stock=LOW');
    expect(viewKey(at('?stock=LOW'))).toBe('stock=LOW');
  });
});

describe('readList', () => {
  it('passes over what is not known', () => {
    expect(readList(at('?statuses=PACKED,LOST'), 'statuses', ['SUCCESS', 'PACKED'])).toEqual([
      'PACKED',
    ]);
    expect(readList(at(''), 'statuses', ['SUCCESS'])).toEqual([]);
  });
});
