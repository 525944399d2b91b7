import type { Category, ListedProduct } from '../../catalogue';
import { nameWithoutSize, picturesOf, pictureSlugOf } from '../../catalogue/index.rules';
import type { Paise } from '../../../kernel/money';
import type { StoreConfig } from '../../../platform/config/config';

/** The metadata of a server-rendered page. */
export interface PageHead {
  /** 404 if the path names a record that does not exist. */
  status: 200 | 404;
  title: string;
  description: string;
  /** Canonical URL; undefined for pages that search engines need not index. */
  canonical?: string;
  /** Structured data, one block each. */
  data: readonly object[];
}

/** The site of the pages, and its public address. */
export interface Site {
  store: StoreConfig;
  publicUrl: string;
}

/** A page on the path to another (breadcrumb). */
interface Step {
  name: string;
  path: string;
}

const PAISE_PER_RUPEE = 100;
const LONGEST_DESCRIPTION = 160;

/** A price in machine-readable form: rupees with two decimals. */
export const rupeesOf = (paise: Paise): string => (paise / PAISE_PER_RUPEE).toFixed(2);

/** Path of a product. */
export const productPath = (id: number): string => `/product/${id}`;

/** Path of a category. */
export const categoryPath = (slug: string): string => `/shop/${slug}`;

/** Titles of the permanent public pages, as in their headings. */
const STANDING: Record<string, string> = {
  '/': 'Fresh groceries in Thane',
  '/shop': 'All products',
  '/about-us': 'About Us',
  '/contact-us': 'Customer Support',
  '/client-register': 'Client Registration',
  '/client-login': 'Client Login',
  '/policies/terms': 'Terms of sale',
  '/policies/privacy': 'Privacy',
  '/policies/returns': 'Returns and refunds',
  '/policies/delivery': 'Delivery',
  '/policies/grievance': 'Grievance Officer',
};

/** Paths of the pages in the sitemap, besides products and categories. */
export const STANDING_PATHS = Object.keys(STANDING);

/** Metadata of a permanent page; other paths have only the shop's name. */
export function standingHead(path: string, site: Site): PageHead {
  const { store } = site;
  const title = STANDING[path];
  const description = `Fresh groceries at your door in ${store.city}, in the slot you choose.`;
  if (title === undefined) return { status: 200, title: store.name, description, data: [] };
  return {
    status: 200,
    title: titled(title, store),
    description,
    canonical: urlOf(path, site),
    data: path === '/' ? [groceryStore(site)] : [],
  };
}

/** Metadata of a product or category that does not exist. */
export function missingHead(title: string, site: Site): PageHead {
  return { ...standingHead('', site), status: 404, title: titled(title, site.store) };
}

/** Metadata of a category. */
export function categoryHead(category: Category, site: Site): PageHead {
  const { name, slug } = category;
  return {
    status: 200,
    title: titled(name, site.store),
    description: `${name} at your door in ${site.store.city}, in the slot you choose.`,
    canonical: urlOf(categoryPath(slug), site),
    data: [trail(stepsTo(category), site)],
  };
}

/**
 * Metadata of a product: description, price and availability.
 * @param sizes its available sizes, including itself
 */
export function productHead(
  product: ListedProduct,
  sizes: readonly ListedProduct[],
  site: Site,
): PageHead {
  const { id, name, description, sku, pricePaise, stockQuantity, category } = product;
  const url = urlOf(productPath(id), site);
  const isThere = stockQuantity > 0;
  return {
    status: 200,
    title: titled(name, site.store),
    description: shortened(description || `${name} at your door in ${site.store.city}.`),
    canonical: url,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        url,
        ...(description && { description }),
        image: picturesOf(product, pictureSlugOf(category)).map(
          ({ imageUrl }) => new URL(imageUrl, site.publicUrl).href,
        ),
        ...(sku && { sku }),
        category: category.name,
        ...(sizes.length > 0 && sizesOf(product, sizes, site)),
        offers: {
          '@type': 'Offer',
          url,
          price: rupeesOf(pricePaise),
          priceCurrency: 'INR',
          availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
        },
      },
      trail([...stepsTo(category), { name, path: productPath(id) }], site),
    ],
  };
}

/** The size of a product and its other sizes, each with a page of its own. */
function sizesOf(product: ListedProduct, sizes: readonly ListedProduct[], site: Site): object {
  const { id, name, unit, packGroup } = product;
  const others = sizes.filter((size) => size.id !== id);
  return {
    ...(unit && { size: unit }),
    inProductGroupWithID: packGroup,
    isVariantOf: {
      '@type': 'ProductGroup',
      name: nameWithoutSize(name),
      productGroupID: packGroup,
      variesBy: ['https://schema.org/size'],
      hasVariant: others.map((other) => ({ url: urlOf(productPath(other.id), site) })),
    },
  };
}

/** Breadcrumbs of a category, including itself. */
function stepsTo(category: Category): Step[] {
  const own = [category.parent, category].filter((each) => !!each);
  return [
    { name: 'All products', path: '/shop' },
    ...own.map(({ name, slug }) => ({ name, path: categoryPath(slug) })),
  ];
}

function titled(title: string, store: StoreConfig): string {
  return `${title} · ${store.name}`;
}

function urlOf(path: string, { publicUrl }: Site): string {
  return `${publicUrl}${path}`;
}

/** A text shortened for search results, cut between words. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST_DESCRIPTION) return plain;
  return `${plain.slice(0, LONGEST_DESCRIPTION).replace(/\s\S*$/, '')} …`;
}

function groceryStore(site: Site): object {
  const { name, city, addressLines, supportPhone, supportEmail } = site.store;
  return {
    '@context': 'https://schema.org',
    '@type': 'GroceryStore',
    name,
    url: urlOf('/', site),
    telephone: supportPhone,
    email: supportEmail,
    areaServed: city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLines.join(', '),
      addressLocality: city,
      addressCountry: 'IN',
    },
  };
}

function trail(steps: readonly Step[], site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path, site),
    })),
  };
}
