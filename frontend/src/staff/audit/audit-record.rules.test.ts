import { expect, it } from 'vitest';

import { recordOf } from './audit-record.rules';

const entry = (changes: Partial<Parameters<typeof recordOf>[0]>) =>
  recordOf({ subject: 'PRODUCT', subjectId: '5', beforeJson: null, afterJson: '{}', ...changes });

it('leads to what an entry is about', () => {
  expect(entry({})).toBe('/admin/addproduct?id=5');
  expect(entry({ subject: 'ORDER' })).toBe('/admin/orders/5');
  expect(entry({ subject: 'STAFF' })).toBe('/admin/staff');
  expect(entry({ subject: 'CUSTOMER' })).toBe('/admin/customers/5');
  expect(entry({ subject: 'COUPON' })).toBe('/admin/offers');
});

it('leads from a payment or refund to its order', () => {
  expect(entry({ subject: 'REFUND', afterJson: '{"orderId":301}' })).toBe('/admin/orders/301');
  expect(entry({ subject: 'PAYMENT', beforeJson: '{"orderId":"302"}', afterJson: null })).toBe(
    '/admin/orders/302',
  );
  expect(entry({ subject: 'PAYMENT' })).toBeUndefined();
});

it('leads nowhere where the record is gone', () => {
  expect(entry({ afterJson: null })).toBeUndefined();
});
