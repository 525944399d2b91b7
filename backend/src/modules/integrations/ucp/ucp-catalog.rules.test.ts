import {
  CatalogProduct,
  cursorOf,
  pageOfCursor,
  profileOf,
  ucpDetail,
  ucpProduct,
} from './ucp-catalog.rules';

const SHOP = { name: 'Grocessay', publicUrl: 'https://shop.example' };
const TEA: CatalogProduct = {
  ...{ id: '7', sku: 'TEA-1', name: 'Tea', nameHi: 'चाय', nameMr: null, description: '' },
  ...{ unit: '250 g', barcode: '8901234567894' },
  pictures: [
    { imageUrl: '/media/tea.webp', alt: null, altHi: null, altMr: null },
    { imageUrl: 'https://p.test/leaves.webp', alt: 'Leaves', altHi: 'पत्ती', altMr: null },
  ],
  ...{
    pricePaise: 9_000,
    mrpPaise: 10_000,
    stockQuantity: 0,
    category: { slug: 'beverages', parent: null },
  },
};

it('tells prices in paise, the MRP above them, and addresses of this shop', () => {
  const product = ucpProduct(TEA, SHOP);
  expect(product).toMatchObject({
    title: 'Tea',
    description: { plain: 'Tea' },
    url: 'https://shop.example/product/7',
    price_range: { min: { amount: 9_000, currency: 'INR' } },
    list_price_range: { max: { amount: 10_000, currency: 'INR' } },
    media: [
      { url: 'https://shop.example/media/tea.webp', alt_text: 'Tea' },
      { url: 'https://p.test/leaves.webp', alt_text: 'Leaves' },
    ],
  });
  expect(product.variants[0]).toMatchObject({
    title: '250 g',
    barcodes: [{ type: 'GTIN', value: '8901234567894' }],
    availability: { available: false, status: 'out_of_stock' },
  });
  const plain = ucpProduct({ ...TEA, mrpPaise: 9_000, sku: null }, SHOP);
  expect(plain).not.toHaveProperty('list_price_range');
});

it('has the other sizes as variants behind the one that was found', () => {
  const large = { ...TEA, id: '8', sku: 'TEA-2', unit: '500 g', stockQuantity: 4 };
  const packSizes = [TEA, { ...large, pricePaise: 17_000, mrpPaise: 17_000 }];
  const product = ucpDetail({ ...TEA, packSizes }, SHOP);
  expect(product.price_range).toMatchObject({ min: { amount: 9_000 }, max: { amount: 17_000 } });
  expect(product.variants).toMatchObject([
    { id: '7', options: [{ name: 'Size', label: '250 g' }] },
    { id: '8', title: '500 g', url: 'https://shop.example/product/8' },
  ]);
  expect(product.options?.[0]?.values).toMatchObject([
    { label: '250 g', available: false },
    { label: '500 g', available: true },
  ]);
  expect(product.selected).toEqual([{ name: 'Size', label: '250 g' }]);
  expect(ucpDetail(TEA, SHOP)).not.toHaveProperty('options');
});

it.each([
  ['hi', 'चाय'],
  ['hi-IN', 'चाय'],
  ['mr', 'Tea'],
  ['constructor', 'Tea'],
])('names a product in %s as %s', (language, title) => {
  expect(ucpProduct(TEA, SHOP, language).title).toBe(title);
});

it('says in the language what pictures show', () => {
  const texts = ucpProduct(TEA, SHOP, 'hi').media.map((each) => each.alt_text);
  expect(texts).toEqual(['चाय', 'पत्ती']);
});

it('reads the cursors that it writes, and no other', () => {
  expect(pageOfCursor(cursorOf(12))).toBe(12);
  for (const odd of ['', 'x', cursorOf(0), Buffer.from('page 1e9').toString('base64url')])
    expect(pageOfCursor(odd)).toBeUndefined();
});

it('says where it is reached', () => {
  const [rest] = profileOf(SHOP).ucp.services['dev.ucp.shopping'];
  expect(rest?.endpoint).toBe('https://shop.example/ucp');
});
