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
    ['Fruits & Vegetables', 'Apple - Shimla', 'fruits'],
    ['Fruits & Vegetables', 'Okra', 'vegetables'],
    ['Fruits, Vegetables', 'Raw Banana', 'vegetables'],
    ['Fruits & Vegetables', '', undefined],
    ['Bakery, Cakes & Dairy', 'Paneer 200 g', 'frozen-foods'],
    ['Bakery, Cakes & Dairy', 'Brown Bread', 'snacks'],
    ['Bakery, Cakes & Dairy', 'Gift Box', 'snacks'],
    ['Aisle 7', 'Basmati Rice 5 kg', 'cereals'],
    ['Aisle 7', 'Filter Coffee', 'beverages'],
    ['Aisle 7', 'Zzz', undefined],
  ])('%s, %s: %s', (path, name, slug) => expect(guessCategory(path, name)).toBe(slug));
});
