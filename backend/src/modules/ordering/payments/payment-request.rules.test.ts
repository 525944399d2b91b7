import fc from 'fast-check';
import { Card } from './card.rules';
import { paymentFingerprint, refundFingerprint } from './payment-request.rules';

const asha: Card = {
  number: '4242424242424242',
  nameOnCard: 'ASHA PATIL',
  expiryYear: 2031,
  cvv: '123',
};

describe('the fingerprint of a payment', () => {
  it('is the same for the same request, and another one for another order, card, year or name', () => {
    const same = paymentFingerprint(7, asha);
    expect(paymentFingerprint(7, { ...asha })).toBe(same);
    const others = [
      paymentFingerprint(8, asha),
      paymentFingerprint(undefined, asha),
      paymentFingerprint(7),
      paymentFingerprint(7, { ...asha, number: '5555555555554444' }),
      paymentFingerprint(7, { ...asha, expiryYear: 2032 }),
      paymentFingerprint(7, { ...asha, nameOnCard: 'ASHA PATEL' }),
    ];
    expect(new Set([same, ...others]).size).toBe(7);
  });

  it('knows nothing of the cvv, nor of the digits before the last four', () => {
    const digits = fc.stringMatching(/^\d{11}$/);
    fc.assert(
      fc.property(digits, fc.stringMatching(/^\d{3,4}$/), (middle, cvv) => {
        const other = { ...asha, number: `4${middle}4242`, cvv };
        expect(paymentFingerprint(7, other)).toBe(paymentFingerprint(7, asha));
      }),
    );
  });
});

describe('the fingerprint of a refund', () => {
  it('tells a part from all, and one reason from another', () => {
    const all = [
      refundFingerprint(7, 500, 'Bruised'),
      refundFingerprint(7, undefined, 'Bruised'),
      refundFingerprint(7, 500, 'Late'),
      refundFingerprint(8, 500, 'Bruised'),
    ];
    expect(new Set(all).size).toBe(4);
    expect(refundFingerprint(7, 500, 'Bruised')).toBe(all[0]);
  });
});
