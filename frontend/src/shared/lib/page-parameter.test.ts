import { describe, expect, it } from 'vitest';

import { readPage, searchOfPage } from './page-parameter';

describe('the page in the URL', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=x', 1],
  ])('reads %j as page %d', (search, page) => {
    expect(readPage(new URLSearchParams(search))).toBe(page);
  });

  it('keeps the rest of the query, and leaves out the first page', () => {
    const parameters = new URLSearchParams('search=aloo&page=2');
    expect(searchOfPage(parameters, 5)).toBe('?search=aloo&page=5');
    expect(searchOfPage(parameters, 1)).toBe('?search=aloo');
    expect(searchOfPage(new URLSearchParams('page=2'), 1)).toBe('?');
  });
});
