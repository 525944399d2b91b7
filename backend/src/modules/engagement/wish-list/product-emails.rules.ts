import { EmailContent } from '../../../platform/mail/email-content.rules';
import type { Language } from '../../../kernel/language';
import { Paise, formatPaise } from '../../../kernel/money';
import { Named, nameIn, productIn } from '../../../kernel/names';

/** The emails about products. */
export const productMailKinds = ['back-in-stock', 'price-drop'] as const;

/** The kind of an email about products. */
export type ProductMailKind = (typeof productMailKinds)[number];

/** A product in an email, with its previous price if the email mentions it. */
export interface AlertedProduct {
  productId: number;
  oldPaise?: Paise;
}

/** A product with its name in the email. */
export interface NamedProduct extends AlertedProduct, Named {
  unit: string | null;
  pricePaise: Paise;
  /** URL of its page. */
  url: string;
}

/** Maximum number of products per email: the data of a queued email has at most 254 characters. */
export const MAX_PRODUCTS_PER_EMAIL = 12;

/** Products in a queued email: numbers, and previous prices after a colon. */
export function writeAlertedProducts(products: readonly AlertedProduct[]): string {
  return products
    .map(({ productId, oldPaise }) =>
      oldPaise === undefined ? String(productId) : `${productId}:${oldPaise}`,
    )
    .join(',');
}

/** Parses the text of `writeAlertedProducts`. */
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

/** The values for the text of an email about products. */
export interface ProductEmailFacts {
  language: Language;
  storeName: string;
  supportEmail: string;
  products: readonly NamedProduct[];
  /** URL of the wish list. */
  wishListUrl: string;
  /** URL that unsubscribes from emails about prices. */
  stopUrl: string;
}

interface ProductTexts {
  cheaper: {
    subject(first: string, more: number): string;
    lead: string;
    price(product: string, now: string, before: string): string;
    wishList: string;
    change: string;
    stop: string;
  };
  back: {
    subject(first: string, more: number): string;
    lead: string;
    once: string;
    contact(email: string): string;
  };
}

const TEXTS: Readonly<Record<Language, ProductTexts>> = {
  en: {
    cheaper: {
      subject: (first, more) =>
        `${more > 0 ? `${first} and ${more} more became` : `${first} became`} cheaper`,
      lead: 'These products on your wish list cost less now:',
      price: (product, now, before) => `${product}: ${now} instead of ${before}`,
      wishList: 'Your wish list',
      change: 'Prices can change again until you order.',
      stop: 'To stop emails about prices, open this link:',
    },
    back: {
      subject: (first, more) =>
        `${first}${more > 0 ? ` and ${more} more are` : ' is'} in stock again`,
      lead: 'You asked us to tell you. In stock again:',
      once: 'This is the only email about it.',
      contact: (email) => `Questions? We are at ${email}.`,
    },
  },
  hi: {
    cheaper: {
      subject: (first, more) =>
        more > 0 ? `${first} और ${more} अन्य सामान सस्ते हुए` : `${first} का दाम घटा`,
      lead: 'आपकी विश लिस्ट के इस सामान का दाम घट गया है:',
      price: (product, now, before) => `${product}: ${before} की जगह ${now}`,
      wishList: 'आपकी विश लिस्ट',
      change: 'ऑर्डर करने तक दाम फिर बदल सकते हैं।',
      stop: 'दाम के ई-मेल बंद करने के लिए यह लिंक खोलें:',
    },
    back: {
      subject: (first, more) =>
        more > 0 ? `${first} और ${more} अन्य सामान फिर स्टॉक में` : `${first} फिर स्टॉक में`,
      lead: 'आपने बताने को कहा था। यह सामान फिर स्टॉक में है:',
      once: 'इसके बारे में यह एक ही ई-मेल है।',
      contact: (email) => `कोई सवाल? हमें ${email} पर ई-मेल करें।`,
    },
  },
  mr: {
    cheaper: {
      subject: (first, more) =>
        more > 0 ? `${first} आणि आणखी ${more} वस्तू स्वस्त झाल्या` : `${first}: किंमत कमी झाली`,
      lead: 'तुमच्या विश लिस्टमधील या वस्तूंची किंमत आता कमी आहे:',
      price: (product, now, before) => `${product}: ${before} ऐवजी ${now}`,
      wishList: 'तुमची विश लिस्ट',
      change: 'ऑर्डर करेपर्यंत किंमत पुन्हा बदलू शकते.',
      stop: 'किमतींचे ई-मेल बंद करण्यासाठी ही लिंक उघडा:',
    },
    back: {
      subject: (first, more) =>
        more > 0 ? `${first} आणि आणखी ${more} वस्तू पुन्हा स्टॉकमध्ये` : `${first} पुन्हा स्टॉकमध्ये`,
      lead: 'तुम्ही कळवायला सांगितले होते. या वस्तू पुन्हा स्टॉकमध्ये आहेत:',
      once: 'याबद्दल हा एकच ई-मेल आहे.',
      contact: (email) => `काही प्रश्न? आम्हाला ${email} वर ई-मेल करा.`,
    },
  },
};

/** Writes the email about saved products that became cheaper. */
export function priceDropEmail(facts: ProductEmailFacts): EmailContent {
  const { language, storeName, products, wishListUrl, stopUrl } = facts;
  const texts = TEXTS[language].cheaper;
  return {
    language,
    from: storeName,
    subject: `${storeName}: ${texts.subject(firstOf(facts), products.length - 1)}`,
    paragraphs: [texts.lead],
    links: [
      ...products.map(({ pricePaise, oldPaise = pricePaise, url, ...product }) => ({
        text: texts.price(
          productIn(language, product),
          formatPaise(pricePaise),
          formatPaise(oldPaise),
        ),
        url,
      })),
      { text: texts.wishList, url: wishListUrl },
    ],
    afterLink: [texts.change, texts.stop],
    lastLink: stopUrl,
  };
}

/** Writes the email about requested products that are in stock again. The wish list no longer shows them. */
export function backInStockEmail(
  facts: Omit<ProductEmailFacts, 'stopUrl' | 'wishListUrl'>,
): EmailContent {
  const { language, storeName, products, supportEmail } = facts;
  const texts = TEXTS[language].back;
  return {
    language,
    from: storeName,
    subject: `${storeName}: ${texts.subject(firstOf(facts), products.length - 1)}`,
    paragraphs: [texts.lead],
    links: products.map((product) => ({
      text: `${productIn(language, product)}: ${formatPaise(product.pricePaise)}`,
      url: product.url,
    })),
    afterLink: [texts.once, texts.contact(supportEmail)],
  };
}

function firstOf({ language, products }: Pick<ProductEmailFacts, 'language' | 'products'>): string {
  const [first] = products;
  return first ? nameIn(language, first) : '';
}
