import { isGeneratedSku } from './generated-sku.rules';
import { madeSku } from './product-values';
import { searchTextOf } from './search-text.rules';

const TEXTS = { nameHi: null, nameMr: null, aliases: null, brand: null, unit: '500 g' };

describe('isGeneratedSku', () => {
  it('is true of the SKUs that the shop generates, in either case', () => {
    for (const sku of [madeSku(), 'N-30f590bfdb', 'n-30f590bfdb', 'N-0123456789abcdef'])
      expect(isGeneratedSku(sku)).toBe(true);
  });

  it.each(['N-1', 'GRO-30f590bfdb', 'N-30f590bfdbx', 'AN-30f590bfdb', ''])(
    'is false of "%s"',
    (sku) => {
      expect(isGeneratedSku(sku)).toBe(false);
    },
  );
});

describe('the searched text', () => {
  it('has the SKU of a shopkeeper, and no generated one', () => {
    const product = { ...TEXTS, name: 'Tomato' };
    expect(searchTextOf({ ...product, sku: 'VEG-7' })).toBe('tomato 500 g veg-7');
    expect(searchTextOf({ ...product, sku: 'N-30f590bfdb' })).toBe('tomato 500 g');
    expect(searchTextOf({ ...product, sku: null })).toBe('tomato 500 g');
  });
});
