import { guessCategory } from './category-guess.rules';

describe('guessCategory', () => {
  it.each([
    ['Fruits & Vegetables/Fresh Fruits/Exotic Fruits', 'Kiwi', 'fruits'],
    ['Fruits & Vegetables/Fresh Vegetables', 'Okra', 'vegetables'],
    ['Beverages/Fruit Juices & Drinks', 'Mango Delight', 'beverages'],
    ['Beauty > Hair Care > Hair Oil', 'Coconut Oil', 'household-products'],
    ['Food/Biscuits/Cream Biscuits', 'Orange', 'snacks'],
    ['Food/Masalas & Spices', 'Turmeric', 'cereals'],
    ['Snacks/Frozen Vegetables', 'Green Peas', 'frozen-foods'],
    ['Baby Care/Baby Food', 'Rice Porridge', 'cereals'],
    ['Aisle 7', 'Basmati Rice 5 kg', 'cereals'],
    ['Aisle 7', 'Filter Coffee', 'beverages'],
    ['Aisle 7', 'Zzz', undefined],
  ])('%s, %s: %s', (path, name, slug) => expect(guessCategory(path, name)).toBe(slug));
});
