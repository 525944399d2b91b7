import { expect, it } from 'vitest';

import { awaitsPayment } from './awaits-payment.rules';
import { billSum, isOver, mayHaveReceipt } from './order-status.rules';

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

it.each([
  ['SUCCESS', 'SUCCESS', 'CARD', 'Paid', 6460],
  ['CANCELLED', 'REFUNDED', 'CARD', 'Refunded', 6460],
  ['CANCELLED', 'PENDING', 'CARD', 'Nothing to pay', 0],
  ['CANCELLED', 'PENDING', 'CASH_ON_DELIVERY', 'Nothing to pay', 0],
  ['PENDING', 'PENDING', 'CARD', 'To pay', 6460],
  ['PACKED', 'PENDING', 'CASH_ON_DELIVERY', 'Pay at the door', 6000],
  ['DELIVERED', 'PENDING', 'CASH_ON_DELIVERY', 'To pay', 6000],
  ['DELIVERED', 'SUCCESS', 'CASH_ON_DELIVERY', 'Paid', 6460],
] as const)('the bill of an order that is %s, %s, %s says %s', (...row) => {
  const [status, paymentStatus, paymentMethod, label, paise] = row;
  const order = { status, paymentStatus, paymentMethod, toCollectPaise: 6000 };
  expect(billSum({ ...order, bill: { toPayPaise: 6460 } })).toEqual({ label, paise });
  expect(billSum({ ...order, bill: { toPayPaise: 0 } }).label).toBe('Nothing to pay');
});

it('the bill of a delivered order does not say whether the cash was paid before any of it is recorded', () => {
  const order = { status: 'DELIVERED', paymentStatus: 'PENDING', toCollectPaise: 6460 } as const;
  const sum = billSum({ ...order, paymentMethod: 'CASH_ON_DELIVERY', bill: { toPayPaise: 6460 } });
  expect(sum).toEqual({ label: 'Cash on delivery', paise: 6460 });
});
