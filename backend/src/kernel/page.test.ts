import fc from 'fast-check';
import { MAX_PAGE_SIZE, assertPage, pageOf } from './page';

describe('assertPage', () => {
  it('takes every page that can be', () => {
    const pages = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(pages, fc.integer({ min: 1, max: MAX_PAGE_SIZE }), (page, pageSize) => {
        expect(() => assertPage({ page, pageSize })).not.toThrow();
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity, 1_000_001])('refuses page %p', (page) => {
    expect(() => assertPage({ page, pageSize: 10 })).toThrow(
      'page should be a whole number from 1 to 1000000',
    );
  });

  it.each([0, -1, 1.5, NaN, 101])('refuses %p items a page', (pageSize) => {
    expect(() => assertPage({ page: 1, pageSize })).toThrow(
      'pageSize should be a whole number from 1 to 100',
    );
  });
});

describe('pageOf', () => {
  it('has just as many pages as all items need, and at least one', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (totalCount, pageSize) => {
        const { pageCount } = pageOf([], totalCount, { page: 1, pageSize });
        expect(pageCount).toBeGreaterThanOrEqual(1);
        expect(pageCount * pageSize).toBeGreaterThanOrEqual(totalCount);
        expect((pageCount - 1) * pageSize).toBeLessThanOrEqual(Math.max(0, totalCount - 1));
      }),
    );
  });
});
