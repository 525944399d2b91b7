import { Place } from './places.rules';
import { productWords } from './product-words.rules';

const NO_MORE = { nameHi: null, nameMr: null, brand: null, unit: null, sku: null };
const placesOf = (name: string, aliases: string | null = null, category = 'General') =>
  productWords({ name, aliases, ...NO_MORE }, category).places;
const place = (word: string, ...product: Parameters<typeof placesOf>) =>
  placesOf(...product).get(word);

describe('what a product is', () => {
  it.each<[string, string, string | null]>([
    ['milk', 'Full Cream Milk', null],
    ['onion', 'Onion, Nashik (Kanda)', null],
    ['kanda', 'Onion, Nashik (Kanda)', null],
    ['cardamom', 'Cardamom/Elaichi - Whole', null],
    ['elaichi', 'Cardamom/Elaichi - Whole', null],
    ['tea', 'Green Tea bags', null],
    ['mug', 'Tea/Coffee Mug - blue', null],
    ['case', 'Soap Case', null],
  ])('%s in %s', (word, name, aliases) => expect(place(word, name, aliases)).toBe(Place.HEAD));

  it.each<[string, string, string]>([
    ['mug', 'Ship Mug for Tea', 'Claypot;Cups, Mugs & Tumblers'],
    ['tea', 'Gold Tea', 'Hills;Leaf & Dust Tea'],
    ['eggs', 'Brown Egg', 'Hen;Eggs'],
    ['potato', 'Potato - small', 'Potato, Onion & Tomato'],
  ])('%s in %s, as its type has it, too', (word, name, aliases) =>
    expect(place(word, name, aliases)).toBeGreaterThanOrEqual(Place.NAME_TYPED),
  );

  it('is not what stands before the word that its type names', () => {
    const type = 'Cups, Mugs & Tumblers';
    expect(place('tea', 'Tea and Coffee Mug', type)).toBeLessThan(Place.HEAD);
    expect(place('coffee', 'Tea and Coffee Mug', type)).toBeLessThan(Place.HEAD);
    expect(place('oil', 'Olive Oil - Mango Pickle', 'Veg Pickle')).toBeLessThan(Place.HEAD);
  });

  it('is what its type says, where the name does not say it', () => {
    expect(place('tea', 'Red Ticket', 'Hills;Leaf & Dust Tea')).toBe(Place.ALIAS_HEAD);
    expect(place('honey', 'Forest Gold', 'Hills;Honey')).toBe(Place.ALIAS);
  });

  it('is what its names in Hindi and Marathi say', () => {
    const texts = {
      ...NO_MORE,
      name: 'Tomato',
      nameHi: 'टमाटर',
      nameMr: 'टोमॅटो',
      aliases: 'tamatar',
    };
    const { places } = productWords(texts, 'Vegetables');
    for (const word of ['टमाटर', 'टोमॅटो', 'tamatar']) expect(places.get(word)).toBe(Place.ALIAS);
  });

  it('is one of the things of its type only', () => {
    const type = 'Potato, Onion & Tomato';
    expect(place('onion', 'Potato - small', type)).toBe(Place.ALIAS_ITEM);
    expect(place('onion', 'Onion - small', type)).toBe(Place.HEAD_TYPED);
  });

  it('is not what a jar of it is in, unless the jar is sold', () => {
    expect(place('honey', 'Honey Jar', null)).toBe(Place.HEAD);
    expect(place('honey', 'Honey Jar', null, 'Household Products')).toBeLessThan(Place.HEAD);
  });

  it('is one word of two, whatever stands in brackets behind them', () => {
    const texts = { name: 'Butter Milk - Ginger (Spiced)', aliases: null, ...NO_MORE };
    expect(productWords(texts, 'Beverages').headWords).toBe(2);
  });

  it('is nothing that it says it has none of', () => {
    expect(place('garlic', 'Mango Pickle (without Garlic)')).toBe(Place.ABSENT);
    expect(place('sugar', 'Sugar Free Drops', 'Sugar Free;Sweeteners')).toBe(Place.ABSENT);
    expect(place('garlic', 'Mango Pickle (with Garlic)')).toBe(Place.NAME);
  });

  it('stands in whole phrases that it is called by', () => {
    const { phrases } = productWords(
      { name: 'Figs', aliases: 'Dry Fruits & Berries', ...NO_MORE },
      'Snack Foods',
    );
    expect([...phrases].sort()).toEqual(['dri fruit', 'dri fruit beri', 'snak fud'].sort());
  });

  it('is wholly a word that is its type and stands in its name', () => {
    const phrasesOf = (name: string, aliases: string) =>
      productWords({ name, aliases, ...NO_MORE }, 'Beverages').phrases;
    expect(phrasesOf('Toned Milk', 'Gopal;Milk')).toEqual(new Set(['milk']));
    expect(phrasesOf('Gopal Gold', 'Gopal Dairy;Milk')).not.toContain('milk');
    expect(phrasesOf('Almond Milk', 'Flavoured, Soya Milk')).not.toContain('milk');
  });
});
