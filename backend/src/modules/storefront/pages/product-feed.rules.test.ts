import type { ListedProduct } from '../../catalogue';
import { readConfig } from '../../../platform/config/config';
import { Site } from './page-head.rules';
import { feedEntry } from './product-feed.rules';

const site: Site = { store: readConfig({}).store, publicUrl: 'https://shop.test' };
const product = {
  id: 7,
  name: 'Salt & pepper <mix>',
  unit: '100 g',
  description: '',
  imageUrl: '/media/food/1f9c2.webp',
  morePictures: null,
  barcode: null,
  category: { name: 'Spices' },
  mrpPaise: 25000,
  pricePaise: 25000,
  stockQuantity: 3,
};

/** The fields of an entry, by name. */
function fieldsOf(changes: object, isOneOfSizes = false): Record<string, string> {
  const entry = feedEntry({ ...product, ...changes } as ListedProduct, { isOneOfSizes }, site);
  const fields = [...entry.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

describe('an entry of the product feed', () => {
  it('has what the specification of Google asks for, written as XML', () => {
    expect(fieldsOf({})).toEqual({
      id: '7',
      title: 'Salt &#38; pepper &#60;mix&#62;, 100 g',
      description: 'Salt &#38; pepper &#60;mix&#62;, 100 g',
      link: 'https://shop.test/product/7',
      image_link: 'https://shop.test/media/food/1f9c2.webp',
      availability: 'in_stock',
      price: '250.00 INR',
      identifier_exists: 'no',
      condition: 'new',
      product_type: 'Spices',
    });
  });

  it('tells the selling price beside the MRP, where it is lower', () => {
    const { price, sale_price: salePrice } = fieldsOf({ pricePaise: 11950 });
    expect([price, salePrice]).toEqual(['250.00 INR', '119.50 INR']);
  });

  it('tells the barcode, and that nothing is left', () => {
    const fields = fieldsOf({ barcode: '8901058851298', stockQuantity: 0 });
    expect(fields).toMatchObject({
      gtin: '8901058851298',
      identifier_exists: 'yes',
      availability: 'out_of_stock',
    });
  });

  it('tells further pictures, and the first of the own ones where the main one is generated', () => {
    const morePictures = '/uploads/a.webp | The back\nhttps://p.test/b.webp';
    expect(fieldsOf({ morePictures: '/uploads/a.webp' })).toMatchObject({
      image_link: 'https://shop.test/media/food/1f9c2.webp',
      additional_image_link: 'https://shop.test/uploads/a.webp',
    });
    expect(fieldsOf({ imageUrl: '', morePictures })).toMatchObject({
      image_link: 'https://shop.test/uploads/a.webp',
      additional_image_link: 'https://p.test/b.webp',
    });
  });

  it('names the group of sizes of one thing, and nothing of a group of one', () => {
    const inGroup = { packGroup: 'Salt 7' };
    expect(fieldsOf(inGroup, true)).toMatchObject({ item_group_id: 'Salt 7', size: '100 g' });
    expect(fieldsOf(inGroup)).not.toHaveProperty('item_group_id');
  });

  it('leaves out what it does not have', () => {
    expect(fieldsOf({ imageUrl: '', unit: null })).not.toHaveProperty('image_link');
    expect(fieldsOf({ unit: null })['title']).toBe('Salt &#38; pepper &#60;mix&#62;');
    expect(fieldsOf({ name: 'x'.repeat(200) })['title']).toHaveLength(150);
  });
});
