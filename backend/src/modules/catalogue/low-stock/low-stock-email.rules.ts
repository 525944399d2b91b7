import { formatCount } from '../../../kernel/money';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import type { Product } from '../products/product.entity';

/** More products stand in no one email; the console has them all. */
const MOST_ROWS = 50;

/** The values that the daily email is written from. */
export interface LowStockFacts {
  storeName: string;
  /** What has the fewest pieces first. */
  products: readonly Pick<Product, 'name' | 'unit' | 'stockQuantity'>[];
  /** Where the console lists what is low. */
  listUrl: string;
}

/** Tells the staff what became low since the email before. */
export function lowStockEmail({ storeName, products, listUrl }: LowStockFacts): EmailContent {
  const count = products.length;
  const left = count - MOST_ROWS;
  return {
    from: storeName,
    subject: `${storeName}: ${count === 1 ? 'a product is' : `${formatCount(count)} products are`} low`,
    paragraphs: ['What became low or sold out since the last email about it:'],
    tables: [
      {
        heading: 'Low stock',
        rows: [
          ...products.slice(0, MOST_ROWS).map(({ name, unit, stockQuantity }) => ({
            text: unit ? `${name}, ${unit}` : name,
            amount: stockQuantity > 0 ? `${formatCount(stockQuantity)} left` : 'sold out',
          })),
          ...(left > 0 ? [{ text: `and ${formatCount(left)} more` }] : []),
        ],
      },
    ],
    link: listUrl,
    linkLabel: 'All that is low, and what to buy',
  };
}
