import { describe, expect, it } from 'vitest';

import { aCart, aProduct } from '../../../test/records';
import { seenCart } from './seen-cart.rules';

const potato = aProduct();
const onion = aProduct({ id: '5014', name: 'Onion', mrpPaise: 4250, stockQuantity: 1 });
const cart = aCart([{ product: potato, quantity: 2 }]);
const onlyOnion = (id: string) => (id === onion.id ? onion : undefined);
const seen = (...intents: [string, number][]) => seenCart(cart, new Map(intents), onlyOnion);
const linesOf = ({ items }: ReturnType<typeof seen>) =>
  items.map(({ product, quantity, totalPaise }) => [product.name, quantity, totalPaise]);

describe('the cart that is seen', () => {
  it('is that of the server where nothing is wanted', () => {
    expect(seen()).toBe(cart);
  });

  it('has what is wanted, and is summed up', () => {
    const wanted = seen([potato.id, 5], [onion.id, 2]);
    expect(linesOf(wanted)).toEqual([
      [potato.name, 5, 17_000],
      ['Onion', 2, 8_500],
    ]);
    expect(wanted).toMatchObject({ totalQuantity: 7, grandTotalPaise: 25_500 });
    expect(wanted.items[1]?.exceedsStock).toBe(true);
  });

  it('has lost what is not wanted any more', () => {
    expect(seen([potato.id, 0], [onion.id, 0])).toMatchObject({
      items: [],
      totalQuantity: 0,
      grandTotalPaise: 0,
    });
  });

  it('shows no line of a product that it knows too little of', () => {
    expect(linesOf(seen(['999', 3]))).toEqual([[potato.name, 2, 6_800]]);
  });
});
