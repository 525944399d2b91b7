/** The version of the Universal Commerce Protocol that answers are written by. */
export const UCP_VERSION = '2026-04-08';

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`;

/** What the shop offers by the protocol, by the names of the protocol, with where each is specified. */
const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': ['catalog/search', 'catalog_search'],
  'dev.ucp.shopping.catalog.lookup': ['catalog/lookup', 'catalog_lookup'],
  'dev.ucp.shopping.cart': ['cart', 'cart'],
  'dev.ucp.shopping.checkout': ['checkout', 'checkout'],
} as const;

/** A part of the protocol that the shop offers. */
export type Capability = keyof typeof CAPABILITIES;

/** What the protocol is told of the shop. */
export interface UcpShop {
  name: string;
  publicUrl: string;
}

/** A product as the shop's GraphQL answers it. */
export interface CatalogProduct {
  id: string;
  sku: string | null;
  name: string;
  nameHi: string | null;
  nameMr: string | null;
  description: string;
  unit: string | null;
  barcode: string | null;
  imageUrl: string;
  pricePaise: number;
  mrpPaise: number;
  stockQuantity: number;
  category: { slug: string; parent: { slug: string } | null };
}

/** What the shop tells of itself at /.well-known/ucp. */
export function profileOf({ publicUrl }: UcpShop) {
  const capabilities = Object.entries(CAPABILITIES).map(([name, [page, schema]]) => [
    name,
    [
      {
        version: UCP_VERSION,
        spec: `${SPECIFICATION}/specification/${page}`,
        schema: `${SPECIFICATION}/schemas/shopping/${schema}.json`,
      },
    ],
  ]);
  const rest = {
    version: UCP_VERSION,
    spec: `${SPECIFICATION}/specification/overview`,
    transport: 'rest',
    schema: `${SPECIFICATION}/services/shopping/rest.openapi.json`,
    endpoint: `${publicUrl}/ucp`,
  };
  return {
    ucp: {
      version: UCP_VERSION,
      services: { 'dev.ucp.shopping': [rest] },
      capabilities: Object.fromEntries(capabilities) as Record<Capability, object[]>,
      // Customers pay in the shop's own checkout.
      payment_handlers: {},
    },
  };
}

/** The pages that a customer may want to read before they order. */
export const linksOf = ({ publicUrl }: UcpShop) => [
  { type: 'refund_policy', url: `${publicUrl}/policies/returns` },
  { type: 'shipping_policy', url: `${publicUrl}/policies/delivery` },
  { type: 'privacy_policy', url: `${publicUrl}/policies/privacy` },
  { type: 'terms_of_service', url: `${publicUrl}/policies/terms` },
];

/** What stands above an answer of a capability. */
export const answeredBy = (capability: Capability) => ({
  version: UCP_VERSION,
  capabilities: { [capability]: [{ version: UCP_VERSION }] },
});

/** What stands above an answer that tells of a failure. */
export const FAILED = { version: UCP_VERSION, status: 'error' };

/** An identifier that a platform sent, and how it led to a product. */
export interface Resolved {
  id: string;
  match: 'exact';
}

/**
 * A product as the protocol has it: with one variant, since each pack of the shop is a product of its own.
 * @param language of the title, such as 'hi'; English where there is no other
 */
export function ucpProduct(
  product: CatalogProduct,
  shop: UcpShop,
  language?: string,
  inputs?: readonly Resolved[],
) {
  const { name, publicUrl } = shop;
  const { id, sku, barcode, unit, description, imageUrl, category } = product;
  const { pricePaise, mrpPaise, stockQuantity } = product;
  const title = titleIn(product, language);
  const text = { plain: description || title };
  const rupees = (amount: number) => ({ amount, currency: 'INR' });
  const url = `${publicUrl}/product/${id}`;
  const listed = mrpPaise > pricePaise;
  const isThere = stockQuantity > 0;
  return {
    id,
    title,
    description: text,
    url,
    categories: [{ value: category.slug, taxonomy: 'merchant' }],
    price_range: { min: rupees(pricePaise), max: rupees(pricePaise) },
    ...(listed && { list_price_range: { min: rupees(mrpPaise), max: rupees(mrpPaise) } }),
    ...(imageUrl !== '' && {
      media: [{ type: 'image', url: new URL(imageUrl, publicUrl).href, alt_text: title }],
    }),
    variants: [
      {
        id,
        ...(sku !== null && { sku }),
        ...(barcode !== null && { barcodes: [{ type: 'GTIN', value: barcode }] }),
        title: unit ?? title,
        description: text,
        url,
        price: rupees(pricePaise),
        ...(listed && { list_price: rupees(mrpPaise) }),
        availability: { available: isThere, status: isThere ? 'in_stock' : 'out_of_stock' },
        seller: { name, links: linksOf(shop) },
        ...(inputs && { inputs }),
      },
    ],
  };
}

/** The name of a product in a language such as 'hi'; in English where there is no other. */
export function titleIn(
  { name, nameHi, nameMr }: Pick<CatalogProduct, 'name' | 'nameHi' | 'nameMr'>,
  language = '',
): string {
  if (/^hi\b/i.test(language)) return nameHi || name;
  return (/^mr\b/i.test(language) && nameMr) || name;
}

/** The place of a page, as platforms send it back: opaque to them. */
export const cursorOf = (page: number): string => Buffer.from(`page ${page}`).toString('base64url');

/** The page of a cursor; nothing where `cursorOf` did not write it. */
export function pageOfCursor(cursor: string): number | undefined {
  const [, page] = /^page ([1-9]\d{0,6})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return page === undefined ? undefined : Number(page);
}
