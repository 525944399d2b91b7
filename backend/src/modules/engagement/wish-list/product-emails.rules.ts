import { EmailContent } from '../../../platform/mail/email-content.rules';
import { Paise, formatPaise } from '../../../kernel/money';

/** The emails about products. */
export const productMailKinds = ['back-in-stock', 'price-drop'] as const;

/** What an email about products tells. */
export type ProductMailKind = (typeof productMailKinds)[number];

/** A product in a mail, with the price it had before where that is told. */
export interface AlertedProduct {
  productId: number;
  oldPaise?: Paise;
}

/** A product as an email names it. */
export interface NamedProduct extends AlertedProduct {
  name: string;
  unit: string | null;
  pricePaise: Paise;
}

/** More products stand in no one mail: what a mail needs to know has 254 letters. */
export const MAX_PRODUCTS_PER_EMAIL = 12;

/** Products as a mail keeps them until it is written: numbers, and old prices behind a colon. */
export function writeAlertedProducts(products: readonly AlertedProduct[]): string {
  return products
    .slice(0, MAX_PRODUCTS_PER_EMAIL)
    .map(({ productId, oldPaise }) =>
      oldPaise === undefined ? String(productId) : `${productId}:${oldPaise}`,
    )
    .join(',');
}

/** What `writeAlertedProducts` wrote. */
export function readAlertedProducts(detail: string | null): AlertedProduct[] {
  return (detail ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [productId, oldPaise] = part.split(':').map(Number);
      return {
        productId: productId ?? 0,
        ...(oldPaise !== undefined && { oldPaise }),
      };
    });
}

/** The values that an email about products is written from. */
export interface ProductEmailFacts {
  storeName: string;
  supportEmail: string;
  products: readonly NamedProduct[];
  /** Where the wish list is. */
  wishListUrl: string;
  /** Where mails of prices are ended. */
  stopUrl: string;
}

/** Tells what became cheaper of what somebody saved for later. */
export function priceDropEmail(facts: ProductEmailFacts): EmailContent {
  const { storeName, products, wishListUrl, stopUrl } = facts;
  const first = products[0]?.name ?? '';
  const more = products.length - 1;
  return {
    from: storeName,
    subject: `${storeName}: ${more > 0 ? `${first} and ${more} more became` : `${first} became`} cheaper`,
    paragraphs: [
      'What you saved for later costs less now:',
      ...products.map(({ pricePaise, oldPaise, ...product }) => {
        const before = oldPaise === undefined ? '' : ` instead of ${formatPaise(oldPaise)}`;
        return `${nameOf(product)}: ${formatPaise(pricePaise)}${before}`;
      }),
      'Your wish list is here:',
    ],
    link: wishListUrl,
    afterLink: [
      'Prices can change again until you order.',
      'You do not want such mails any more? Here none is sent from now on:',
    ],
    lastLink: stopUrl,
  };
}

/** Tells what is in stock again of what somebody asked for. */
export function backInStockEmail(facts: Omit<ProductEmailFacts, 'stopUrl'>): EmailContent {
  const { storeName, products, wishListUrl, supportEmail } = facts;
  const first = products[0]?.name ?? '';
  const more = products.length - 1;
  return {
    from: storeName,
    subject: `${storeName}: ${first}${more > 0 ? ` and ${more} more are` : ' is'} in stock again`,
    paragraphs: [
      'You asked us to tell you. In stock again:',
      ...products.map((product) => `${nameOf(product)}: ${formatPaise(product.pricePaise)}`),
      'They are here:',
    ],
    link: wishListUrl,
    afterLink: [
      'It was asked for once, so this is the only mail about it.',
      `We are at ${supportEmail}.`,
    ],
  };
}

function nameOf({ name, unit }: Pick<NamedProduct, 'name' | 'unit'>): string {
  return unit ? `${name}, ${unit}` : name;
}
