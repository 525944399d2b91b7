import fc from 'fast-check';
import { searchTextOf } from '../products/search-text.rules';
import { ProductSort } from './product-sort.enum';
import { CatalogueModel } from './catalogue-model';
import { ListedProduct, listed } from '../products/listed-product';
import { EMPTY_PRODUCT } from '../products/product-fields.rules';

/** Products of the shop in these tests: name, other names such as brand and type, category. */
const PRODUCTS: [name: string, aliases: string | null, category?: string][] = [
  ['Gold Leaf', 'Hilltop;Leaf & Dust Tea', 'Beverages'],
  ['Tea - Lemon', 'Hilltop;Tea Bags', 'Beverages'],
  ['Tea/Coffee Mug - ship print', 'Claypot;Cups, Mugs & Tumblers', 'Household Products'],
  ['Green Tea Soap', 'Leafy;Bathing Bars & Soaps'],
  ['Almond Milk - Chocolate', 'Nutty;Flavoured, Nut Milk', 'Beverages'],
  ['Bread - Milk', 'Ovenly;Milk, White & Brown', 'Snacks'],
  ['Toned Milk', 'Gopal;Milk', 'Beverages'],
  ['Malt Powder - Milk flavour', 'Growtall;Health Drinks', 'Beverages'],
  ['Milk Biscuits', "Crumb's;Glucose & Milk Biscuits", 'Snacks'],
  ['Potato', 'Farmgate;Potato, Onion & Tomato', 'Vegetables'],
  ['Onion', 'Farmgate;Potato, Onion & Tomato', 'Vegetables'],
  ['Dum Aloo', 'Quickbite;Ready Meals', 'Snacks'],
  ['Khanda Cakes', 'Holycow;Pooja Needs', 'Household Products'],
  ['Garlic', 'Farmgate;Organic Vegetables', 'Vegetables'],
  ['Amla Pickle (without Garlic)', 'Nani;Veg Pickle'],
  ['Mango Pickle', 'Nani;Veg Pickle'],
  ['Tomato Ketchup - No Onion No Garlic', 'Nani;Ketchup & Sauces'],
  ['Sugar Free Oat Cookies', "Crumb's;Cookies", 'Snacks'],
  ['Choco Cookies', "Crumb's;Cookies", 'Snacks'],
  ['Sugar', 'Sweetfields;Sugar & Jaggery'],
  ['Carrot Crackers', 'Crunchy;Savoury Snacks', 'Snacks'],
  ['Bunch - Carrot', 'Farmgate;Root Vegetables', 'Vegetables'],
  ['Corn Puffs - salted', "Zappy's;Chips & Corn Snacks", 'Snacks'],
  ['Storage Rack - three shelves', 'Layaway;Racks & Holders', 'Household Products'],
  ['Non-Stick Pan', 'Ironside;Fry Pans', 'Household Products'],
  ['Stick Glue', 'Paperly;Stationery'],
  ['9Star Cola', null, 'Beverages'],
  ['KitePop Candy', null, 'Snacks'],
  ['Flavor Drops - Vanilla', null],
];

const categories = new Map<string, ListedProduct['category']>();
function productOf(
  [name, aliases, category = 'General']: (typeof PRODUCTS)[number],
  id: number,
  sku = `ERP-${100000 + id}`,
): ListedProduct {
  const known = categories.get(category);
  const record = known ?? {
    id: categories.size + 1,
    slug: category,
    name: category,
    imageUrl: '/s',
    position: 1,
    ...{ parentId: null, nameHi: null, nameMr: null, version: 1 },
  };
  categories.set(category, record);
  const texts = { ...EMPTY_PRODUCT, id, name, aliases, sku };
  const rest = {
    version: 1,
    changedAt: null,
    description: '',
    imageUrl: '/x',
    mrpPaise: 100,
    stockQuantity: 5,
  };
  return listed(
    { ...texts, ...rest, categoryId: record.id, searchText: searchTextOf(texts) },
    record,
  );
}

function shopOf(products: readonly ListedProduct[]): CatalogueModel {
  const model = new CatalogueModel();
  model.fill(products);
  return model;
}

const shop = shopOf(PRODUCTS.map((product, at) => productOf(product, at + 1)));

function find(search: string, model = shop) {
  const question = { search, filter: { inStock: false }, sort: ProductSort.RELEVANCE };
  const { items, correctedSearch } = model.page(question, 0, 100);
  return { names: items.map(({ name }) => name), correctedSearch };
}
const first = (search: string) => find(search).names[0];
const before = (search: string, one: string, other: string) => {
  const { names } = find(search);
  expect(names).toContain(one);
  if (names.includes(other)) expect(names.indexOf(one)).toBeLessThan(names.indexOf(other));
};

describe('a search has first', () => {
  it.each([
    ['tea', 'Gold Leaf', 'Tea/Coffee Mug - ship print'],
    ['tea', 'Tea - Lemon', 'Green Tea Soap'],
    ['chai', 'Tea - Lemon', 'Tea/Coffee Mug - ship print'],
    ['चहा', 'Tea - Lemon', 'Tea/Coffee Mug - ship print'],
    ['milk', 'Toned Milk', 'Malt Powder - Milk flavour'],
    ['milk', 'Toned Milk', 'Almond Milk - Chocolate'],
    ['milk', 'Almond Milk - Chocolate', 'Bread - Milk'],
    ['दूध', 'Toned Milk', 'Milk Biscuits'],
    ['soap', 'Green Tea Soap', 'Tea - Lemon'],
  ])('for %s what is of that type: %s before %s', before);

  it.each([
    ['aloo', 'Potato', 'Dum Aloo'],
    ['carrot', 'Bunch - Carrot', 'Carrot Crackers'],
  ])('for %s what stands on the shelf of such things: %s before %s', before);

  it.each([
    ['tea mug', 'Tea/Coffee Mug - ship print'],
    ['green tea soap', 'Green Tea Soap'],
    ['milk biscuits', 'Milk Biscuits'],
    ['farmgate onion', 'Onion'],
    ['gopal', 'Toned Milk'],
  ])('for %s %s', (search, name) => expect(first(search)).toBe(name));

  it.each(["zappy's", 'zappys', 'zappy’s'])('for %s what that brand makes', (search) =>
    expect(find(search).names).toEqual(['Corn Puffs - salted']),
  );

  it.each([
    ['9star', '9Star Cola'],
    ['9 star', '9Star Cola'],
    ['kite pop', 'KitePop Candy'],
    ['kitepop', 'KitePop Candy'],
    ['flavour drops', 'Flavor Drops - Vanilla'],
  ])('for %s %s, however it is written', (search, name) => expect(first(search)).toBe(name));
});

describe('a word that only sounds so', () => {
  it('is not looked for where anything is called so', () => {
    expect(first('kanda')).toBe('Onion');
    expect(find('kanda').names).not.toContain('Khanda Cakes');
    expect(first('khanda')).toBe('Khanda Cakes');
  });

  it('is found where nothing is', () => expect(first('zapy')).toBe('Corn Puffs - salted'));

  it('never comes before a word that was typed, whatever words there are', () => {
    const sounds = [
      ['karam', 'kharam', 'karaam'],
      ['dabu', 'dhabu', 'daboo'],
    ];
    const name = fc.tuple(fc.constantFrom('Red', 'Old', 'Big'), fc.constantFrom(...sounds.flat()));
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...sounds.flat()),
        (names, typed) => {
          const products = names.map((words, at) => productOf([words.join(' '), null], at + 1));
          const found = find(typed, shopOf(products)).names;
          const areTyped = found.map((each) => each.split(' ').includes(typed));
          expect(areTyped).toEqual([...areTyped].sort((one, other) => Number(other) - Number(one)));
        },
      ),
    );
  });
});

describe('what is not in', () => {
  it('is not found by its name before what has it', () => {
    expect(first('lasun')).toBe('Garlic');
    expect(first('garlic')).toBe('Garlic');
    expect(first('sugar')).toBe('Sugar');
    expect(first('stick')).toBe('Stick Glue');
  });

  it.each([
    ['sugar free', ['Sugar Free Oat Cookies']],
    ['sugar free cookies', ['Sugar Free Oat Cookies']],
    ['no sugar cookies', ['Sugar Free Oat Cookies']],
    ['without garlic', ['Amla Pickle (without Garlic)', 'Tomato Ketchup - No Onion No Garlic']],
    ['bina lahsun', ['Amla Pickle (without Garlic)', 'Tomato Ketchup - No Onion No Garlic']],
    ['without onion garlic', ['Tomato Ketchup - No Onion No Garlic']],
    ['non stick pan', ['Non-Stick Pan']],
  ])('is asked for by %s', (search, names) => expect(find(search).names.sort()).toEqual(names));
});

describe('the number of a product', () => {
  it('is found by itself, in capitals or not', () => {
    expect(find('erp-100003').names).toEqual(['Tea/Coffee Mug - ship print']);
  });

  it('finds nothing where no product has it, and nothing like it', () => {
    expect(find('erp-999999')).toEqual({ names: [], correctedSearch: null });
    expect(find('999999')).toEqual({ names: [], correctedSearch: null });
  });

  it('comes first and alone, whatever numbers there are', () => {
    const sku = fc.stringMatching(/^[A-Z]{1,4}[-_/][0-9]{2,6}(?:-[0-9A-Z]{1,3})?$/);
    fc.assert(
      fc.property(fc.uniqueArray(sku, { minLength: 1, maxLength: 8 }), (skus) => {
        const model = shopOf(
          skus.map((each, at) => productOf([`Thing ${at}`, null], at + 1, each)),
        );
        for (const [at, each] of skus.entries())
          expect(find(each.toLowerCase(), model).names).toEqual([`Thing ${at}`]);
      }),
    );
  });
});

describe('what was searched for instead', () => {
  const word = fc.constantFrom('tea', 'milk', 'cookies', 'potato', 'garlic', 'ketchup', 'crackers');
  const misspelled = fc
    .tuple(word, fc.nat(9), fc.constantFrom('', 'x', 'q'))
    .map(([text, at, letter]) => {
      const place = 1 + (at % (text.length - 1));
      return text.slice(0, place) + letter + text.slice(place + 1);
    });

  it('is what was found: searched for itself, it finds the same', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(word, misspelled), { minLength: 1, maxLength: 3 }), (words) => {
        const { names, correctedSearch } = find(words.join(' '));
        if (correctedSearch === null) return;
        expect(names.length).toBeGreaterThan(0);
        expect(find(correctedSearch)).toEqual({ names, correctedSearch: null });
      }),
    );
  });

  it('leaves out what says which one is wanted, where there is none', () => {
    const many = [1, 2, 3, 4, 5].map((each) => productOf([`Cow Milk ${each}`, null], each));
    const model = shopOf([...many, productOf(['Oat Biscuits', null], 6)]);
    expect(find('oat milk', model)).toMatchObject({ correctedSearch: 'milk' });
  });
});
