import fc from 'fast-check';
import { PRODUCT_FIELDS } from '../product-fields.rules';
import {
  GivenPicture,
  LONGEST_ALT,
  haveAddresses,
  haveRoom,
  haveShortTexts,
  picturesOf,
  readPictures,
  storedPictures,
} from './more-pictures.rules';

const NO_TEXTS = { alt: null, altHi: null, altMr: null };
const address = fc
  .tuple(fc.constantFrom('/', 'https://p.test/', 'HTTP://p.test/?'), fc.string({ maxLength: 20 }))
  .map(([start, rest]) => start + rest)
  .filter((imageUrl) => haveAddresses([{ imageUrl }]));
const alt = fc.option(fc.string({ unit: 'binary', maxLength: 30 }));
const picture = fc.record({ imageUrl: address, alt, altHi: alt, altMr: alt });

describe('further pictures', () => {
  it('are stored in one way, which an import reads back', () => {
    fc.assert(
      fc.property(fc.array(picture, { maxLength: 8 }), (given) => {
        const stored = storedPictures(given);
        expect(storedPictures(readPictures(stored))).toBe(stored);
        expect(PRODUCT_FIELDS.morePictures.read(stored ?? '')).toBe(stored);
      }),
    );
  });

  it('keep what they show, by language, in one line', () => {
    const given = { imageUrl: ' /uploads/a.webp ', alt: ' The\nback | of it ', altMr: 'मागे' };
    expect(storedPictures([given, { imageUrl: '/b.webp', alt: '' }])).toBe(
      '/uploads/a.webp | The back of it |  | मागे\n/b.webp',
    );
    expect(readPictures(storedPictures([given]))).toEqual([
      { imageUrl: '/uploads/a.webp', alt: 'The back of it', altHi: null, altMr: 'मागे' },
    ]);
  });

  it('are each there once, and none is a generated one', () => {
    const addresses = ['/a.webp', '/pictures/generated.svg?shape=jar', '/b.webp', '/a.webp'];
    expect(storedPictures(addresses.map((imageUrl) => ({ imageUrl })))).toBe('/a.webp\n/b.webp');
    expect(storedPictures([])).toBeNull();
  });

  it.each([
    'https://p.test/1.jpg https://p.test/2.jpg',
    'https://p.test/1.jpg,https://p.test/2.jpg',
    'https://p.test/1.jpg; https://p.test/2.jpg',
    'https://p.test/1.jpg\r\nhttps://p.test/2.jpg',
    ' https://p.test/1.jpg ,\nhttps://p.test/2.jpg\n',
  ])('are read from files of others: %j', (cell) => {
    expect(readPictures(cell)).toEqual(
      ['https://p.test/1.jpg', 'https://p.test/2.jpg'].map((imageUrl) => ({
        imageUrl,
        ...NO_TEXTS,
      })),
    );
  });

  it.each([
    [{ imageUrl: 'javascript:alert(1)' }, haveAddresses],
    [{ imageUrl: '' }, haveAddresses],
    [{ imageUrl: '/a\0' }, haveAddresses],
    [{ imageUrl: `/${'a'.repeat(2_048)}` }, haveAddresses],
    [{ imageUrl: '/a', altHi: 'म'.repeat(LONGEST_ALT + 1) }, haveShortTexts],
  ])('are refused: %j', (given: GivenPicture, rule) => {
    expect(rule([{ imageUrl: '/good.webp' }, given])).toBe(false);
  });

  it('are refused where the database has no room for all of them', () => {
    const long = (sign: string) => ({ imageUrl: `/${sign.repeat(2_040)}` });
    expect(haveRoom([...'abcdefg'].map(long))).toBe(true);
    expect(haveRoom([...'abcdefgh'].map(long))).toBe(false);
  });

  it('stand after the main one, which is not there twice', () => {
    const product = { name: 'Tea', unit: '250 g', imageUrl: '/a.webp' };
    const shown = picturesOf({ ...product, morePictures: '/a.webp\n/b.webp | Leaves' }, 'general');
    expect(shown).toEqual([
      { imageUrl: '/a.webp', ...NO_TEXTS },
      { imageUrl: '/b.webp', ...NO_TEXTS, alt: 'Leaves' },
    ]);
    const [generated] = picturesOf({ ...product, imageUrl: '', morePictures: null }, 'general');
    expect(generated?.imageUrl).toMatch(/^\/pictures\/generated\.svg\?/);
  });
});
