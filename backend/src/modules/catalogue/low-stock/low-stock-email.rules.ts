import type { Language } from '../../../kernel/language';
import { formatCount } from '../../../kernel/money';
import { Named, productIn } from '../../../kernel/names';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import type { Product } from '../products/product.entity';

/** One email lists no more products; the console has them all. */
const MOST_ROWS = 50;

/** The values for the text of the daily email. */
export interface LowStockFacts {
  storeName: string;
  /** The recipient's language. */
  language: Language;
  /** The fewest pieces first. */
  products: readonly (Named & Pick<Product, 'id' | 'unit' | 'stockQuantity'>)[];
  /** The pieces of the products at places beside the shop; those without any are missing. */
  elsewhere: ReadonlyMap<number, number>;
  /** The console's list of products that are low. */
  listUrl: string;
}

interface LowStockTexts {
  subject(store: string, count: number): string;
  lead: string;
  heading: string;
  left(pieces: string): string;
  soldOut: string;
  elsewhere(pieces: string): string;
  more(count: string): string;
  link: string;
}

const TEXTS: Readonly<Record<Language, LowStockTexts>> = {
  en: {
    subject: (store, count) =>
      `${store}: ${count === 1 ? 'a product is' : `${formatCount(count)} products are`} low`,
    lead: 'What became low or sold out since the last email about it:',
    heading: 'Low stock',
    left: (pieces) => `${pieces} left`,
    soldOut: 'sold out',
    elsewhere: (pieces) => `${pieces} at other places`,
    more: (count) => `and ${count} more`,
    link: 'All that is low, and what to buy',
  },
  hi: {
    subject: (store, count) => `${store}: ${formatCount(count)} प्रोडक्ट कम हैं`,
    lead: 'पिछले ई-मेल के बाद जो कम हो गया या खत्म हो गया:',
    heading: 'कम स्टॉक',
    left: (pieces) => `${pieces} बचे हैं`,
    soldOut: 'खत्म',
    elsewhere: (pieces) => `दूसरी जगहों पर ${pieces}`,
    more: (count) => `और ${count}`,
    link: 'जो भी कम है, और क्या खरीदना है',
  },
  mr: {
    subject: (store, count) => `${store}: ${formatCount(count)} वस्तू कमी आहेत`,
    lead: 'मागील ई-मेलनंतर जे कमी झाले किंवा संपले:',
    heading: 'कमी स्टॉक',
    left: (pieces) => `${pieces} शिल्लक`,
    soldOut: 'संपले',
    elsewhere: (pieces) => `इतर ठिकाणी ${pieces}`,
    more: (count) => `आणि आणखी ${count}`,
    link: 'जे जे कमी आहे, आणि काय विकत घ्यायचे',
  },
};

/** Writes the email to a staff member about products that became low since the previous email, in their language. */
export function lowStockEmail({
  storeName,
  language,
  products,
  elsewhere,
  listUrl,
}: LowStockFacts): EmailContent {
  const texts = TEXTS[language];
  const stockOf = ({ id, stockQuantity }: Pick<Product, 'id' | 'stockQuantity'>): string => {
    const inShop = stockQuantity > 0 ? texts.left(formatCount(stockQuantity)) : texts.soldOut;
    const there = elsewhere.get(id);
    return there === undefined ? inShop : `${inShop}, ${texts.elsewhere(formatCount(there))}`;
  };
  const left = products.length - MOST_ROWS;
  return {
    language,
    from: storeName,
    subject: texts.subject(storeName, products.length),
    paragraphs: [texts.lead],
    tables: [
      {
        heading: texts.heading,
        rows: [
          ...products.slice(0, MOST_ROWS).map((product) => ({
            text: productIn(language, product),
            amount: stockOf(product),
          })),
          ...(left > 0 ? [{ text: texts.more(formatCount(left)) }] : []),
        ],
      },
    ],
    link: listUrl,
    linkLabel: texts.link,
  };
}
