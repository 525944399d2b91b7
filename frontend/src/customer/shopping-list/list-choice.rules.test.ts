import { describe, expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import type { ListMatch } from './use-match-list';
import { candidatesOf, firstChoices, linesOf } from './list-choice.rules';

const candidate = (id: string, quantity: number, stockQuantity = 20) => ({
  quantity,
  isExact: true,
  product: aProduct({ id, stockQuantity }),
});
const entry = (match: Partial<ListMatch>): ListMatch => ({
  text: '2 kg aloo',
  name: 'aloo',
  amount: '2 kg',
  best: candidate('1', 2),
  alternatives: [candidate('2', 4)],
  ...match,
});

describe('what becomes of a list', () => {
  it('begins with what is meant most likely, as far as it can be had', () => {
    const matches = [
      entry({}),
      entry({ best: candidate('3', 1, 0) }),
      entry({ best: null, alternatives: [] }),
    ];
    expect(firstChoices(matches)).toEqual([
      { productId: '1', quantity: 2, wanted: true },
      { productId: '3', quantity: 1, wanted: false },
      { productId: undefined, quantity: 1, wanted: false },
    ]);
  });

  it('is a line for each entry that is wanted and found', () => {
    expect(
      linesOf([
        { productId: '1', quantity: 2, wanted: true },
        { productId: '3', quantity: 1, wanted: false },
        { productId: undefined, quantity: 1, wanted: true },
      ]),
    ).toEqual([{ productId: '1', quantity: 2 }]);
  });

  it('may be any product that was found', () => {
    expect(candidatesOf(entry({})).map(({ product }) => product.id)).toEqual(['1', '2']);
    expect(candidatesOf(entry({ best: null, alternatives: [] }))).toEqual([]);
  });
});
