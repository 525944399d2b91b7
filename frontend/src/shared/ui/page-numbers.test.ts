import { describe, expect, it } from 'vitest';

import { pageNumbers } from './page-numbers';

const written = (current: number, count: number) =>
  pageNumbers(current, count)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ');

describe('the row of pages', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 552, '1 2 3 … 552'],
    [3, 552, '1 2 3 4 … 552'],
    [300, 552, '1 … 299 300 301 … 552'],
    [552, 552, '1 … 550 551 552'],
  ])('on page %i of %i is %s', (current, count, row) => {
    expect(written(current, count)).toBe(row);
  });
});
