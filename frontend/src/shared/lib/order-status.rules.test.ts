import { expect, it } from 'vitest';

import { awaitsPayment, isOver, mayHaveReceipt } from './order-status.rules';

it.each([
  ['PENDING', true, false, false],
  ['SUCCESS', false, false, false],
  ['PACKED', false, false, true],
  ['OUT_FOR_DELIVERY', false, false, true],
  ['DELIVERED', false, true, true],
  ['DELIVERY_FAILED', false, false, true],
  ['RETURNED', false, true, true],
  ['CANCELLED', false, true, false],
] as const)('%s: awaits payment %s, is over %s, has a receipt %s', (status, awaits, over, has) => {
  expect(awaitsPayment({ status, paymentMethod: 'CARD' })).toBe(awaits);
  expect(awaitsPayment({ status, paymentMethod: 'CASH_ON_DELIVERY' })).toBe(false);
  expect(isOver(status)).toBe(over);
  expect(mayHaveReceipt(status)).toBe(has);
});
