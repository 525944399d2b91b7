import { expect, it } from 'vitest';

import { endsAttempt, isOfOrder, isUnknown } from './payment-outcome.rules';
import { refusalOfStripe } from './stripe-refusal.rules';

it.each([
  ['PAYMENT_DECLINED', true, false],
  ['IDEMPOTENCY_KEY_REUSED', true, false],
  ['PAYMENT_PENDING', false, true],
  ['UNREACHABLE', false, true],
  ['UNAVAILABLE', false, true],
  ['VALIDATION', false, false],
  ['PRICE_CHANGED', false, false],
])('%s ends the attempt: %s, leaves open what happened: %s', (code, ends, unknown) => {
  expect(endsAttempt(code)).toBe(ends);
  expect(isUnknown(code)).toBe(unknown);
});

it('loads the order again where it is the order that has changed', () => {
  expect(['ORDER_NOT_PAYABLE', 'PRICE_CHANGED', 'PAYMENT_DECLINED'].map(isOfOrder)).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ['card_error', 'PAYMENT_DECLINED'],
  ['validation_error', 'PAYMENT_DECLINED'],
  ['api_connection_error', 'PAYMENT_PENDING'],
  ['api_error', 'PAYMENT_PENDING'],
])('what Stripe calls %s is %s', (type, code) => {
  expect(refusalOfStripe({ type, message: 'No' })).toEqual({ code, message: 'No', fields: {} });
});
