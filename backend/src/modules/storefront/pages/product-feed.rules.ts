import type { ListedProduct } from '../../catalogue';
import { readPictures } from '../../catalogue/index.rules';
import { Site, productPath, rupeesOf } from './page-head.rules';
import { inXml } from './sitemap.rules';

/** The specification's maximum; the shop's own fields are shorter, except for the description. */
const LONGEST_TITLE = 150;

/** The start of a feed; entries and `FEED_END` follow. */
export function feedStart({ store, publicUrl }: Site): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>${inXml(store.name)}</title>`,
    `<link>${inXml(publicUrl)}/shop</link>`,
    `<description>${inXml(`Groceries in ${store.city}`)}</description>\n`,
  ].join('\n');
}

export const FEED_END = '</channel>\n</rss>\n';

/**
 * A product in the field names of Google's product data specification, which other catalogues read, too: `price` is the
 * MRP, and `sale_price` the price for customers if that is lower. The specification excludes SVG, so generated pictures
 * are omitted. Sizes of one product name their group.
 */
export function feedEntry(
  product: ListedProduct,
  { isOneOfSizes }: { isOneOfSizes: boolean },
  { publicUrl }: Site,
): string {
  const { id, name, unit, description, imageUrl, morePictures, barcode } = product;
  const { category, packGroup } = product;
  const { mrpPaise, pricePaise, stockQuantity } = product;
  const title = (unit ? `${name}, ${unit}` : name).slice(0, LONGEST_TITLE);
  const more = readPictures(morePictures).map((picture) => picture.imageUrl);
  const [image = '', ...furtherImages] = [...new Set([imageUrl, ...more])]
    .filter((address) => address !== '')
    .map((address) => new URL(address, publicUrl).href);
  const fields = [
    ['id', String(id)],
    ['title', title],
    ['description', description || title],
    ['link', `${publicUrl}${productPath(id)}`],
    ['image_link', image],
    ...furtherImages.map((address) => ['additional_image_link', address] as const),
    ['availability', stockQuantity > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', `${rupeesOf(mrpPaise)} INR`],
    ['sale_price', pricePaise < mrpPaise && `${rupeesOf(pricePaise)} INR`],
    ['gtin', barcode],
    ['identifier_exists', barcode ? 'yes' : 'no'],
    ['condition', 'new'],
    ['product_type', category.name],
    ['item_group_id', isOneOfSizes && packGroup],
    ['size', isOneOfSizes && unit],
  ] as const;
  const lines = fields.map(([field, value]) =>
    value ? `<g:${field}>${inXml(value)}</g:${field}>\n` : '',
  );
  return `<item>\n${lines.join('')}</item>\n`;
}
