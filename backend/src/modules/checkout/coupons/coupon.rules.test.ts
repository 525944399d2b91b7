import fc from 'fast-check';
import { CouponConditions, couponProblem, missingForCoupon } from './coupon.rules';

const now = new Date('2026-11-21T06:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const free: CouponConditions = {
  minimumSubtotalPaise: 0,
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  perCustomerLimit: null,
  usedCount: 0,
};
const problem = (
  conditions: Partial<CouponConditions>,
  { subtotalPaise = 10_000, ownUses = 0 } = {},
) => couponProblem({ ...free, ...conditions }, { now, subtotalPaise, ownUses })?.text;

describe('couponProblem', () => {
  it('finds none where there are no conditions', () => {
    expect(problem({}, { subtotalPaise: 0, ownUses: 1000 })).toBeUndefined();
  });

  it('counts the first instant in and the last one out', () => {
    expect(problem({ validFrom: now, validUntil: at(1) })).toBeUndefined();
    expect(problem({ validFrom: at(1) })).toBe('This coupon is not valid yet');
    expect(problem({ validUntil: now })).toBe('This coupon has ended');
  });

  it('says what the cart lacks', () => {
    expect(problem({ minimumSubtotalPaise: 10_000 })).toBeUndefined();
    expect(problem({ minimumSubtotalPaise: 10_001 })).toBe(
      'This coupon is for baskets of ₹100.01 and more: ₹0.01 is missing',
    );
  });

  it('counts the uses of all and of the customer', () => {
    expect(problem({ totalLimit: 3, usedCount: 2 })).toBeUndefined();
    expect(problem({ totalLimit: 3, usedCount: 3 })).toBe('This coupon has been used up');
    expect(problem({ perCustomerLimit: 1 }, { ownUses: 1 })).toBe(
      'You have used this coupon already',
    );
    expect(problem({ perCustomerLimit: 3 }, { ownUses: 2 })).toBeUndefined();
    expect(problem({ perCustomerLimit: 3 }, { ownUses: 3 })).toBe(
      'You have used this coupon 3 times already',
    );
  });

  it('asks for more in the cart only where more in it would help', () => {
    const tooLittle = { minimumSubtotalPaise: 50_000 };
    expect(problem({ ...tooLittle, validUntil: now })).toBe('This coupon has ended');
    expect(problem({ ...tooLittle, totalLimit: 1, usedCount: 1 })).toBe(
      'This coupon has been used up',
    );
  });

  it('goes away with what is missing', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (minimumSubtotalPaise, subtotalPaise) => {
        const coupon = { ...free, minimumSubtotalPaise };
        const missingPaise = missingForCoupon(coupon, subtotalPaise);
        const occasion = (paise: number) => ({ now, subtotalPaise: paise, ownUses: 0 });
        expect(couponProblem(coupon, occasion(subtotalPaise + missingPaise))).toBeUndefined();
        if (missingPaise > 0)
          expect(couponProblem(coupon, occasion(subtotalPaise + missingPaise - 1))).toBeDefined();
      }),
    );
  });
});
