import fc from 'fast-check';
import { isImageAddress } from '../image-address.rules';
import {
  addressOf,
  illustrationOf,
  generatedPictureOf,
  ownPicture,
  readIllustration,
} from './illustration.rules';
import { PRODUCE_BY_NAME } from './produce-names.rules';
import { PACK_SHAPES } from './shapes/packs.rules';
import { PRODUCE_SHAPES } from './shapes/produce.rules';
import { TINTS } from './tints.rules';

const shapeOf = (name: string, category = 'general', unit: string | null = null) =>
  illustrationOf({ name, unit }, category).shape;

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://shop.test').searchParams);

const products = fc.record({
  name: fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(...PRODUCE_BY_NAME.keys()),
    fc.constant('क्षि'.repeat(50)),
    fc.constant(`a${'\u0301'.repeat(199)}`),
  ),
  unit: fc.option(fc.string({ unit: 'binary', maxLength: 40 })),
});
const categories = fc.constantFrom('fruits', 'vegetables', 'beverages', 'household-products', 'x');

describe('what a product is illustrated by', () => {
  it.each([
    ['Apple, Shimla (Safarchand)', 'apple'],
    ['Green Apple, Granny Smith', 'green-apple'],
    ['Grapes, black seedless', 'grapes-black'],
    ['Cabbage - Red', 'red-cabbage'],
    ['Green Peas in pods (Matar)', 'peas'],
    ['Strawberries', 'strawberry'],
    ['Tomatoes, local', 'tomato'],
    ['Mint Leaves', 'mint'],
  ])('is for fresh %s itself', (name, shape) => {
    expect(shapeOf(name, 'vegetables')).toBe(shape);
  });

  it.each([
    'Banana Flower',
    'Pineapple - Slices',
    'Grapes - Red Globe',
    'Capsicum - Purple',
    'Tender Coconut',
    'Baby Corn',
    'Potato Plant',
    'Mango Ginger',
    'Banana Chips',
  ])('is never produce that looks different: %s', (name) => {
    expect(PRODUCE_SHAPES).not.toHaveProperty(shapeOf(name, 'vegetables'));
  });

  it('is produce only among the fruits and vegetables', () => {
    expect(shapeOf('Banana', 'snacks')).toBe('pouch');
  });

  it.each([
    ['Toilet Cleaner', 'cleaner'],
    ['Paneer, malai', 'block'],
    ['Table Butter, salted', 'block'],
    ['Peanut Butter', 'jar'],
    ['Argan Body Butter', 'jar'],
    ['Nacho Crisps - Cheese', 'packet'],
    ['Eggs, brown (Ande)', 'egg-tray'],
    ['Whole Wheat Bread', 'loaf'],
    ['LED Bulb 9 W', 'bulb'],
    ['Green Tea bags', 'box'],
    ['Milk Chocolate bar', 'bar'],
    ['Full Cream Milk', 'pouch'],
    ['Frozen Sweet Corn', 'pouch'],
    ['Soap Case', 'box'],
    ['Juice Glass Tumbler', 'box'],
  ])('is for %s a pack as it comes in: %s', (name, shape) => {
    expect(shapeOf(name)).toBe(shape);
  });

  it.each(['Candle Stand', 'Bread Knife', 'Battery Charger', 'Bulb Holder', 'Egg Boiler'])(
    'is no thing that a name only mentions: %s',
    (name) => {
      expect(illustrationOf({ name, unit: null }, 'household-products')).toMatchObject({
        shape: 'box',
      });
    },
  );

  it.each([
    ['Kolam Rice', '5 kg', 'cereals', 'sack'],
    ['Kolam Rice', '1 kg', 'cereals', 'pouch'],
    ['Kokum Agal', '700 ml', 'beverages', 'bottle'],
    ['Glass Shine', '500 ml', 'household-products', 'cleaner'],
    ['Something', null, 'general', 'pouch'],
  ])('goes by the unit where the name says nothing: %s of %s', (name, unit, category, shape) => {
    expect(shapeOf(name, category, unit)).toBe(shape);
  });

  it('has on its label what it is, how much, and what it is made of', () => {
    const product = { name: 'Mango Pickle (Lonche), homemade', unit: '300 g' };
    expect(illustrationOf(product, 'general')).toEqual({
      ...{ shape: 'jar', label: 'Mango Pickle', size: '300 g', emblem: 'mango' },
      tint: expect.any(Number),
    });
    expect(illustrationOf({ name: 'Lipstick - Cherry', unit: null }, 'general')).toMatchObject({
      label: 'Lipstick Cherry',
      emblem: undefined,
    });
  });
});

describe('the address of a generated picture', () => {
  it('is one that may be stored, says all that it shows, and is always the same', () => {
    fc.assert(
      fc.property(products, categories, (product, category) => {
        const address = generatedPictureOf(product, category);
        expect(address).toBe(generatedPictureOf({ ...product }, category));
        expect(isImageAddress(address)).toBe(true);
        expect(address.length).toBeLessThanOrEqual(2048);
        const read = readIllustration(queryOf(address));
        expect(read).toEqual(illustrationOf(product, category));
        expect(addressOf(read as NonNullable<typeof read>)).toBe(address);
      }),
    );
  });

  it('stands for no picture of its own', () => {
    expect(ownPicture('/pictures/generated.svg')).toBe('');
    expect(ownPicture(generatedPictureOf({ name: 'Salt', unit: '1 kg' }, 'general'))).toBe('');
    expect(ownPicture('/uploads/a.webp')).toBe('/uploads/a.webp');
  });

  it.each([
    { shape: 'constructor' },
    { shape: ['pouch', 'jar'] },
    { shape: 'pouch', tint: String(TINTS.length) },
    { shape: 'pouch', tint: '-1' },
    { shape: 'pouch', tint: '1e0' },
    { shape: 'pouch', label: 'x'.repeat(151) },
    { shape: 'pouch', size: ['1', '2'] },
    { shape: 'pouch', emblem: 'jar' },
  ])('is read only where it is one of ours: %j', (query) => {
    expect(readIllustration(query)).toBeUndefined();
  });

  it('without any word shows a pack without one', () => {
    expect(readIllustration({})).toMatchObject({ shape: 'pouch', label: '', size: '' });
  });
});

it('has no name for two illustrations of produce, nor one shape for produce and packs', () => {
  const names = [...PRODUCE_BY_NAME.keys()];
  expect(new Set(names).size).toBe(names.length);
  const shapes = [...Object.keys(PACK_SHAPES), ...Object.keys(PRODUCE_SHAPES)];
  expect(new Set(shapes).size).toBe(shapes.length);
});
