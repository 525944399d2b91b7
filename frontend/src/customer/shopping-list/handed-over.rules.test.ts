import { describe, expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import { linesOfLink, matchesOf } from './handed-over.rules';

describe('the lines of a link', () => {
  it('are products with their pieces', () => {
    expect(linesOfLink('12:2,31:1000000')).toEqual([
      { productId: '12', quantity: 2 },
      { productId: '31', quantity: 1_000_000 },
    ]);
  });

  it.each([null, '', ',', '12', '12:', ':2', 'a:2', '12:2.5', '12:-1', '12:2:3'])(
    'are none of %j',
    (items) => {
      expect(linesOfLink(items)).toEqual([]);
    },
  );

  it('become entries that are clear', () => {
    const product = aProduct({ id: '12', unit: '1 kg' });
    expect(matchesOf([{ quantity: 2, product }])).toEqual([
      expect.objectContaining({
        amount: '1 kg',
        best: expect.objectContaining({ quantity: 2, product }),
        alternatives: [],
      }),
    ]);
  });
});
