import type Stripe from 'stripe';
import { chargeStateOf, isForAmount, refundResultOf } from './stripe-answers.rules';

const intentOf = (changes: object) =>
  ({
    id: 'pi_1',
    status: 'requires_payment_method',
    amount: 9500,
    amount_received: 0,
    currency: 'inr',
    last_payment_error: null,
    latest_charge: null,
    ...changes,
  }) as Stripe.PaymentIntent;

const charge = (card: object) => ({ latest_charge: { payment_method_details: { card } } });

describe('what an intent says of a payment', () => {
  it.each([
    ['requires_payment_method', { outcome: 'open' }],
    ['requires_confirmation', { outcome: 'open' }],
    ['requires_action', { outcome: 'open' }],
    ['processing', { outcome: 'open' }],
    ['canceled', { outcome: 'none' }],
    ['succeeded', { outcome: 'charged', reference: 'pi_1' }],
  ])('with the status %s', (status, state) => {
    expect(chargeStateOf(intentOf({ status }))).toEqual(state);
  });

  it('after a decline is why, and that another card may be tried', () => {
    const declined = intentOf({ last_payment_error: { message: 'Your card was declined.' } });
    const state = { outcome: 'open', reason: 'Your card was declined.' };
    expect(chargeStateOf(declined)).toEqual(state);
    expect(chargeStateOf(intentOf({ last_payment_error: {} }))).toEqual({
      outcome: 'open',
      reason: 'The card was declined',
    });
  });

  it.each([
    ['visa', 'Visa'],
    ['rupay', 'RuPay'],
    ['amex', 'American Express'],
    ['cartes_bancaires', 'cartes_bancaires'],
  ])('names a card of the brand %s', (brand, cardBrand) => {
    const paid = { status: 'succeeded', ...charge({ brand, last4: '4242', exp_year: 2031 }) };
    expect(chargeStateOf(intentOf(paid))).toMatchObject({
      card: { cardBrand, cardLastFour: '4242', cardExpiryYear: 2031 },
    });
  });

  it('names no card where it is not told of one', () => {
    for (const latest_charge of ['ch_1', null, {}, { payment_method_details: {} }])
      expect(chargeStateOf(intentOf({ status: 'succeeded', latest_charge }))).toEqual({
        outcome: 'charged',
        reference: 'pi_1',
      });
  });
});

describe('an intent is for the sum of a payment', () => {
  it.each([
    [{}, true],
    [{ status: 'succeeded', amount_received: 9500 }, true],
    [{ status: 'succeeded', amount_received: 9499 }, false],
    [{ status: 'succeeded' }, false],
    [{ amount: 9501 }, false],
    [{ currency: 'usd' }, false],
  ])('%p: %p', (changes, isSo) => {
    expect(isForAmount(intentOf(changes), 9500)).toBe(isSo);
  });
});

describe('what Stripe says of a refund', () => {
  it.each([
    ['succeeded', { outcome: 'refunded', reference: 're_1' }],
    ['pending', { outcome: 'pending', reference: 're_1' }],
    ['requires_action', { outcome: 'pending', reference: 're_1' }],
    ['failed', { outcome: 'refused', reason: 'Stripe: expired_card' }],
    ['canceled', { outcome: 'refused', reason: 'Stripe: expired_card' }],
  ])('with the status %s', (status, result) => {
    const refund = { id: 're_1', status, failure_reason: 'expired_card' } as Stripe.Refund;
    expect(refundResultOf(refund)).toEqual(result);
  });
});
