import type { Language } from '../../../kernel/language';
import { emailText } from '../../../platform/mail/email-content.rules';
import { lowStockEmail } from './low-stock-email.rules';

const facts = {
  ...{ storeName: 'Naupada Stores', listUrl: 'https://shop.test/admin/stock' },
  language: 'en' as Language,
  elsewhere: new Map<number, number>(),
};
const tea = {
  id: 1,
  name: 'Assam Tea',
  nameHi: 'असम चाय',
  nameMr: null,
  unit: '500 g',
  stockQuantity: 3,
};
const salt = { id: 2, name: 'Salt', nameHi: 'नमक', nameMr: 'मीठ', unit: null, stockQuantity: 0 };

describe('the email about low stock', () => {
  it('lists what is there of each product', () => {
    const content = lowStockEmail({ ...facts, products: [salt, tea] });
    expect(content.subject).toBe('Naupada Stores: 2 products are low');
    expect(emailText(content)).toContain(
      'Low stock\nSalt: sold out\nAssam Tea, 500 g: 3 left\n\nhttps://shop.test/admin/stock',
    );
  });

  it.each([
    ['hi', 'Naupada Stores: 2 प्रोडक्ट कम हैं', 'कम स्टॉक\nनमक: खत्म\nअसम चाय, 500 ग्राम: 3 बचे हैं'],
    ['mr', 'Naupada Stores: 2 वस्तू कमी आहेत', 'कमी स्टॉक\nमीठ: संपले\nAssam Tea, 500 ग्रॅम: 3 शिल्लक'],
  ] as const)('is in the language of its reader: %s', (language, subject, table) => {
    const content = lowStockEmail({ ...facts, language, products: [salt, tea] });
    expect(content.subject).toBe(subject);
    expect(emailText(content)).toContain(table);
  });

  it.each([
    ['en', 'Assam Tea, 500 g: 3 left, 1,200 at other places'],
    ['hi', 'असम चाय, 500 ग्राम: 3 बचे हैं, दूसरी जगहों पर 1,200'],
    ['mr', 'Assam Tea, 500 ग्रॅम: 3 शिल्लक, इतर ठिकाणी 1,200'],
  ] as const)('says what lies at other places: %s', (language, line) => {
    const elsewhere = new Map([[tea.id, 1_200]]);
    const content = lowStockEmail({ ...facts, language, products: [tea], elsewhere });
    expect(emailText(content)).toContain(line);
  });

  it('speaks of one product, and counts what it leaves out of many', () => {
    expect(lowStockEmail({ ...facts, products: [tea] }).subject).toMatch(/: a product is low$/);
    const many = lowStockEmail({ ...facts, products: new Array<typeof tea>(1_250).fill(tea) });
    expect(many.subject).toMatch(/: 1,250 products are low$/);
    expect(many.tables?.[0]?.rows).toHaveLength(51);
    expect(many.tables?.[0]?.rows.at(-1)).toEqual({ text: 'and 1,200 more' });
  });
});
