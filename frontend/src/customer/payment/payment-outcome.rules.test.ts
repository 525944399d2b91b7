import { expect, it } from 'vitest';

import { endsAttempt, isUnknown } from './payment-outcome.rules';
import { refusalOfStripe } from './stripe-refusal.rules';

it.each([
  ['PAYMENT_DECLINED', true, false],
  ['IDEMPOTENCY_KEY_REUSED', true, false],
  ['PAYMENT_PENDING', false, true],
  ['UNREACHABLE', false, true],
  ['UNAVAILABLE', false, true],
  ['VALIDATION', false, false],
])('%s ends the attempt: %s, leaves open what happened: %s', (code, ends, unknown) => {
  expect(endsAttempt(code)).toBe(ends);
  expect(isUnknown(code)).toBe(unknown);
});

it.each([
  ['card_error', 'PAYMENT_DECLINED'],
  ['validation_error', 'PAYMENT_DECLINED'],
  ['api_connection_error', 'PAYMENT_PENDING'],
  ['api_error', 'PAYMENT_PENDING'],
])('what Stripe calls %s is %s', (type, code) => {
  expect(refusalOfStripe({ type, message: 'No' })).toEqual({ code, message: 'No', fields: {} });
});
