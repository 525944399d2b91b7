import type { PublicKey } from './ucp-signature';

/** The version of the Universal Commerce Protocol that responses follow. */
export const UCP_VERSION = '2026-04-08';

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`;

/** The capabilities that the shop offers, by their names in the protocol, with their specifications. */
const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': ['catalog/search', 'catalog_search'],
  'dev.ucp.shopping.catalog.lookup': ['catalog/lookup', 'catalog_lookup'],
  'dev.ucp.shopping.cart': ['cart', 'cart'],
  'dev.ucp.shopping.checkout': ['checkout', 'checkout'],
  'dev.ucp.shopping.order': ['order', 'order'],
} as const;

/** A capability of the protocol that the shop offers. */
export type Capability = keyof typeof CAPABILITIES;

/** Facts about the shop that responses need. */
export interface UcpShop {
  name: string;
  publicUrl: string;
}

/** A pack as returned by the shop's GraphQL API. */
export interface CatalogPack {
  id: string;
  sku: string | null;
  name: string;
  nameHi: string | null;
  nameMr: string | null;
  unit: string | null;
  barcode: string | null;
  pricePaise: number;
  mrpPaise: number;
  stockQuantity: number;
}

/** A product as returned by the shop's GraphQL API. */
export interface CatalogProduct extends CatalogPack {
  description: string;
  pictures: { imageUrl: string; alt: string | null; altHi: string | null; altMr: string | null }[];
  category: { slug: string; parent: { slug: string } | null };
  /** Its pack sizes, if selected. */
  packSizes?: CatalogPack[];
}

/**
 * The shop's profile at /.well-known/ucp.
 * @param signingKey the public key for order messages; without it the shop does not offer them
 */
export function profileOf({ publicUrl }: UcpShop, signingKey?: PublicKey) {
  const offered = Object.entries(CAPABILITIES).filter(
    ([name]) => signingKey !== undefined || name !== 'dev.ucp.shopping.order',
  );
  const capabilities = offered.map(([name, [page, schema]]) => [
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
    ...(signingKey && { signing_keys: [signingKey] }),
  };
}

/** The pages that a customer may want to read before they order. */
export const linksOf = ({ publicUrl }: UcpShop) => [
  { type: 'refund_policy', url: `${publicUrl}/policies/returns` },
  { type: 'shipping_policy', url: `${publicUrl}/policies/delivery` },
  { type: 'privacy_policy', url: `${publicUrl}/policies/privacy` },
  { type: 'terms_of_service', url: `${publicUrl}/policies/terms` },
];

/** The header of a response of a capability. */
export const answeredBy = (capability: Capability) => ({
  version: UCP_VERSION,
  capabilities: { [capability]: [{ version: UCP_VERSION }] },
});

/** The header of a response about a failure. */
export const FAILED = { version: UCP_VERSION, status: 'error' };

/** An identifier that a platform sent, and how it resolved to a product. */
export interface Resolved {
  id: string;
  match: 'exact';
}

/** The protocol's name of the option in which packs differ. */
const SIZE = 'Size';

/**
 * A product in the format of the protocol. Each pack of the shop is a product of its own: it is the first variant, and
 * the other sizes are further ones. A lookup of identifiers returns the requested variants only.
 * @param language of the title, such as 'hi'; falls back to English
 */
export function ucpProduct(
  product: CatalogProduct,
  shop: UcpShop,
  language?: string,
  inputs?: readonly Resolved[],
) {
  const { id, pictures, category, packSizes = [] } = product;
  const title = titleIn(product, language);
  const text = { plain: product.description || title };
  const others = packSizes.filter((pack) => pack.id !== id);
  const packs: CatalogPack[] = [product, ...others];
  const isListed = packs.some(({ mrpPaise, pricePaise }) => mrpPaise > pricePaise);
  const variantOf = (pack: CatalogPack) => ({
    ...ucpVariant(pack, shop, language, text),
    ...(others.length > 0 && { options: [{ name: SIZE, label: sizeOf(pack) }] }),
  });
  return {
    id,
    title,
    description: text,
    url: urlOf(id, shop),
    categories: [{ value: category.slug, taxonomy: 'merchant' }],
    price_range: rangeOf(packs.map(({ pricePaise }) => pricePaise)),
    ...(isListed && { list_price_range: rangeOf(packs.map(({ mrpPaise }) => mrpPaise)) }),
    media: pictures.map(({ imageUrl, alt, altHi, altMr }) => ({
      type: 'image',
      url: new URL(imageUrl, shop.publicUrl).href,
      alt_text: titleIn({ name: alt ?? title, nameHi: altHi, nameMr: altMr }, language),
    })),
    ...(others.length > 0 && {
      options: [
        {
          name: SIZE,
          values: packSizes.map((pack) => ({
            ...{ id: pack.id, label: sizeOf(pack) },
            ...{ exists: true, available: pack.stockQuantity > 0 },
          })),
        },
      ],
    }),
    variants: [
      { ...variantOf(product), ...(inputs && { inputs }) },
      ...others.map((pack) => variantOf(pack)),
    ],
  };
}

/** One product with the details of its page, including the selected size. */
export function ucpDetail(...asked: Parameters<typeof ucpProduct>) {
  const product = ucpProduct(...asked);
  const { options: selected } = product.variants[0] ?? {};
  return { ...product, ...(selected && { selected }) };
}

function ucpVariant(
  pack: CatalogPack,
  shop: UcpShop,
  language: string | undefined,
  description: { plain: string },
) {
  const { id, sku, barcode, unit, pricePaise, mrpPaise, stockQuantity } = pack;
  const isThere = stockQuantity > 0;
  return {
    id,
    ...(sku !== null && { sku }),
    ...(barcode !== null && { barcodes: [{ type: 'GTIN', value: barcode }] }),
    title: unit ?? titleIn(pack, language),
    description,
    url: urlOf(id, shop),
    price: rupees(pricePaise),
    ...(mrpPaise > pricePaise && { list_price: rupees(mrpPaise) }),
    availability: { available: isThere, status: isThere ? 'in_stock' : 'out_of_stock' },
    seller: { name: shop.name, links: linksOf(shop) },
  };
}

/** The label of a size: packs without a unit have it in their name. */
const sizeOf = ({ unit, name }: CatalogPack): string => unit ?? name;

const rupees = (amount: number) => ({ amount, currency: 'INR' });

const rangeOf = (amounts: readonly number[]) => ({
  min: rupees(Math.min(...amounts)),
  max: rupees(Math.max(...amounts)),
});

const urlOf = (id: string, { publicUrl }: UcpShop): string => `${publicUrl}/product/${id}`;

/** The name of a product in a language such as 'hi'; falls back to English. */
export function titleIn(
  { name, nameHi, nameMr }: Pick<CatalogProduct, 'name' | 'nameHi' | 'nameMr'>,
  language = '',
): string {
  if (/^hi\b/i.test(language)) return nameHi || name;
  return (/^mr\b/i.test(language) && nameMr) || name;
}

/** A page number as a cursor that is opaque to platforms. */
export const cursorOf = (page: number): string => Buffer.from(`page ${page}`).toString('base64url');

/** The page number of a cursor; undefined if `cursorOf` did not create it. */
export function pageOfCursor(cursor: string): number | undefined {
  const [, page] = /^page ([1-9]\d{0,6})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return page === undefined ? undefined : Number(page);
}
