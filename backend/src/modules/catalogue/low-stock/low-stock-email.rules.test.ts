import { emailText } from '../../../platform/mail/email-content.rules';
import { lowStockEmail } from './low-stock-email.rules';

const facts = { storeName: 'Naupada Stores', listUrl: 'https://shop.test/admin/stock' };
const tea = { name: 'Assam Tea', unit: '500 g', stockQuantity: 3 };
const salt = { name: 'Salt', unit: null, stockQuantity: 0 };

describe('the email about low stock', () => {
  it('lists what is there of each product', () => {
    const content = lowStockEmail({ ...facts, products: [salt, tea] });
    expect(content.subject).toBe('Naupada Stores: 2 products are low');
    expect(emailText(content)).toContain(
      'Low stock\nSalt: sold out\nAssam Tea, 500 g: 3 left\n\nhttps://shop.test/admin/stock',
    );
  });

  it('speaks of one product, and counts what it leaves out of many', () => {
    expect(lowStockEmail({ ...facts, products: [tea] }).subject).toMatch(/: a product is low$/);
    const many = lowStockEmail({ ...facts, products: new Array<typeof tea>(1_250).fill(tea) });
    expect(many.subject).toMatch(/: 1,250 products are low$/);
    expect(many.tables?.[0]?.rows).toHaveLength(51);
    expect(many.tables?.[0]?.rows.at(-1)).toEqual({ text: 'and 1,200 more' });
  });
});
