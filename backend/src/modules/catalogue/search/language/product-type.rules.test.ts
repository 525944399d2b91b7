import { areOfOneType } from './product-type.rules';

const product = (name: string, aliases: string | null = null) => ({ name, aliases });

describe('the type of a product', () => {
  it.each([
    ['Amul Full Cream Milk 500 ml', 'Gokul Cow Milk 1 L'],
    ['Tomato, hybrid', 'Tomato (Desi)'],
    ['Onion, Nashik (Kanda)', 'White Onion'],
    ['Green Tea bags', 'Assam Tea 250 g'],
  ])('of %s is that of %s', (one, other) => {
    expect(areOfOneType(product(one), product(other))).toBe(true);
  });

  it.each([
    ['Amul Full Cream Milk 500 ml', 'Amul Butter 100 g'],
    ['Tomato, hybrid', 'White Onion'],
    ['Milk Chocolate', 'Cow Milk'],
    ['Pickle without garlic', 'Garlic'],
  ])('of %s is not that of %s', (one, other) => {
    expect(areOfOneType(product(one), product(other))).toBe(false);
  });

  it('is what another name says, too', () => {
    expect(areOfOneType(product('Bombay Special', 'kanda;onion'), product('White Onion'))).toBe(
      true,
    );
    expect(areOfOneType(product('Bombay Special', 'aloo'), product('White Onion'))).toBe(false);
  });
});
