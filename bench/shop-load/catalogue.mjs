// The generated catalogue for measurements. Product i is the same at every size.

/** The shop's categories by slug, with their products. */
const nounsByCategory = {
  vegetables: ['tomato', 'potato', 'onion', 'spinach', 'cauliflower', 'carrot', 'brinjal', 'okra'],
  fruits: ['mango', 'banana', 'apple', 'papaya', 'grapes', 'orange', 'guava', 'pomegranate'],
  snacks: ['namkeen', 'biscuits', 'chivda', 'chips', 'khakhra', 'rusk', 'wafers', 'peanuts'],
  beverages: ['tea', 'coffee', 'juice', 'lassi', 'buttermilk', 'sherbet', 'soda', 'milkshake'],
  'household-products': [
    'soap',
    'shampoo',
    'toothpaste',
    'detergent',
    'foil',
    'sponge',
    'broom',
    'bleach',
  ],
  'frozen-foods': ['peas', 'paratha', 'corn', 'samosa', 'icecream', 'nuggets', 'kulfi', 'momos'],
  cereals: ['rice', 'atta', 'besan', 'poha', 'rava', 'bajra', 'jowar', 'sabudana'],
  general: ['candles', 'matches', 'incense', 'batteries', 'tape', 'pens', 'notebook', 'thread'],
};
/** Slugs of the categories; product i belongs to the one at i modulo their count. */
export const categorySlugs = Object.keys(nounsByCategory);
const brands = [
  ...[
    'Sahyadri',
    'Konkan',
    'Deccan',
    'Godavari',
    'Krishna',
    'Malhar',
    'Ambika',
    'Surya',
    'Chandan',
  ],
  ...['Vasant', 'Panchvati', 'Annapurna', 'Gokul', 'Nilgiri', 'Kaveri', 'Himadri', 'Rajwadi'],
  ...['Swaraj', 'Mayura', 'Tulsi', 'Kesar', 'Madhuban', 'Shreeji', 'Dhanya', 'Sagar', 'Aarohi'],
];
const kinds = [
  ...['organic', 'fresh', 'roasted', 'classic', 'family', 'premium', 'daily', 'crunchy', 'sweet'],
  ...['spicy', 'salted', 'golden', 'mild', 'natural', 'farm', 'select', 'royal', 'tender', 'tangy'],
];
const packs = [
  '100 g',
  '200 g',
  '250 g',
  '500 g',
  '1 kg',
  '2 kg',
  '250 ml',
  '500 ml',
  '1 l',
  '6 pieces',
];

/** More than the load can buy. */
export const STOCK = 900_000;

/**
 * A small deterministic hash, so that products are the same in each run.
 * @param {number} i
 * @param {number} salt
 */
function hash(i, salt) {
  let x = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(salt + 11, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return (x ^ (x >>> 15)) >>> 0;
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} i
 * @param {number} salt
 */
const pick = (list, i, salt) => /** @type {T} */ (list[hash(i, salt) % list.length]);

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {number} i from 0 */
export function product(i) {
  const category = i % categorySlugs.length;
  const slug = /** @type {keyof typeof nounsByCategory} */ (categorySlugs[category]);
  const noun = pick(nounsByCategory[slug], i, 1);
  const brand = pick(brands, i, 2);
  const kind = pick(kinds, i, 3);
  const unit = pick(packs, i, 4);
  return {
    sku: `BENCH-${String(i).padStart(7, '0')}`,
    name: `${brand} ${capital(kind)} ${capital(noun)} ${unit} No ${i}`,
    category,
    slug,
    description: `${capital(kind)} ${noun} from ${brand}, packed in ${unit}. Keep in a cool dry place.`,
    unit,
    mrpPaise: 900 + (hash(i, 5) % 49_000),
    imageUrl: `/media/food/1f34${(hash(i, 6) % 6) + 4}.webp`,
    stock: STOCK,
  };
}

/** 200 searches in rotation: nouns, brands, kinds, and two words of one product. */
export function searchTerms() {
  const nouns = Object.values(nounsByCategory).flat();
  const terms = [...nouns, ...brands.map((brand) => brand.toLowerCase()), ...kinds];
  for (let i = 0; terms.length < 200; i++) {
    const [brand = '', , noun = ''] = product(i).name.toLowerCase().split(' ');
    terms.push(`${brand} ${noun}`);
  }
  return terms.slice(0, 200);
}

/** The words of a product's name in a search, in order: brand, kind, noun and pack. */
const wordings = [
  ...[
    [1, 2],
    [0, 2],
    [0, 1, 2],
    [2, 3],
    [0, 2, 3],
    [1, 2, 3],
    [0, 1, 2, 3],
    [2, 1],
    [2, 0],
  ],
  ...[
    [2, 0, 1],
    [3, 2],
    [2, 0, 3],
    [2, 1, 3],
    [2, 3, 0, 1],
    [0, 1],
    [1, 0, 2],
    [2, 3, 1, 0],
  ],
];

/**
 * Distinct searches that each find something: `at` is incremented from one to the next.
 * @param {number} at from 0
 * @param {number} size number of products of the shop
 */
export function searchFor(at, size) {
  const i = at % size;
  const { name, unit } = product(i);
  const [brand = '', kind = '', thing = ''] = name.toLowerCase().split(' ');
  const words = [brand, kind, thing, unit];
  const wording = /** @type {number[]} */ (wordings[(i + Math.floor(at / size)) % wordings.length]);
  return wording.map((place) => words[place]).join(' ');
}

/** @param {number} count */
export function* csvLines(count) {
  yield 'sku,name,category,description,unit,mrp,stock,picture\n';
  for (let i = 0; i < count; i++) {
    const { sku, name, slug, description, unit, mrpPaise, stock, imageUrl } = product(i);
    const mrp = (mrpPaise / 100).toFixed(2);
    yield `${sku},${name},${slug},"${description}",${unit},${mrp},${stock},${imageUrl}\n`;
  }
}
