import fc from 'fast-check';
import { MAX_LINE_QUANTITY, quantityProblem } from './cart.rules';

describe('quantityProblem', () => {
  it.each([0, '', null, undefined])('says the specified text for %p', (quantity) => {
    expect(quantityProblem(quantity)?.text).toBe('Qunatity should not be zero');
  });

  it.each([-1, 1.5, '2x', NaN, Infinity, 10 ** 9, {}, [], true])('refuses %p', (quantity) => {
    expect(quantityProblem(quantity)?.text).toBe(
      'Quantity should be a whole number from 1 to 10,00,000',
    );
  });

  it('takes whole numbers up to the limit, and nothing above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 * MAX_LINE_QUANTITY }), (quantity) => {
        expect(quantityProblem(quantity) === undefined).toBe(quantity <= MAX_LINE_QUANTITY);
      }),
    );
  });
});
