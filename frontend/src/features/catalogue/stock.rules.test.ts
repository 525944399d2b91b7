import { describe, expect, it } from 'vitest';

import { stockWarning } from './stock.rules';

describe('the warning about stock', () => {
  it.each([
    [0, undefined],
    [1, 'only 1 left'],
    [10, 'only 10 left'],
    [11, undefined],
  ])('with %i pieces is %s', (stock, text) => {
    expect(stockWarning(stock)).toBe(text);
  });
});
