import fc from 'fast-check';
import { fitIntoCart } from './fill-cart.rules';

describe('fitIntoCart', () => {
  it.each([
    [2, 0, 5, 2, null],
    [2, 3, 5, 2, null],
    [4, 0, 2, 2, 'only 2 left'],
    [4, 1, 2, 1, 'only 2 left'],
    [4, 2, 2, 0, 'only 2 left, all of them in the cart'],
    [4, 9, 2, 0, 'only 2 left, all of them in the cart'],
    [1, 0, 0, 0, 'out of stock'],
    [1, 3, 0, 0, 'out of stock'],
    [1, 0, undefined, 0, 'no longer sold'],
    [99, 999_951, 2_000_000, 49, 'a cart takes only 10,00,000 of one product'],
    [
      1,
      1_000_000,
      2_000_000,
      0,
      'a cart takes only 10,00,000 of one product, all of them in the cart',
    ],
  ])(
    'adds of %p wanted, %p in the cart, %p in stock: %p (%p)',
    (wanted, inCart, stock, quantity, reason) => {
      const fit = fitIntoCart(wanted, inCart, stock);
      expect([fit.quantity, fit.reason?.text ?? null]).toEqual([quantity, reason]);
    },
  );

  it('never adds more than is wanted, in stock or taken by a cart, and says why where it is less', () => {
    const pieces = fc.integer({ min: 1, max: 2000 });
    const counts = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(pieces, counts, counts, (wanted, inCart, inStock) => {
        const { quantity, reason } = fitIntoCart(wanted, inCart, inStock);
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity).toBeLessThanOrEqual(wanted);
        if (quantity > 0)
          expect(quantity + inCart).toBeLessThanOrEqual(Math.min(inStock, 1_000_000));
        expect(reason === null).toBe(quantity === wanted);
      }),
    );
  });
});
