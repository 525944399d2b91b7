import fc from 'fast-check';
import { bestCoupon, nextCoupon } from './suggest-coupon.rules';

function coupon(code: string, percent: number, minimumSubtotalPaise: number, most?: number) {
  return {
    code,
    percent,
    minimumSubtotalPaise,
    maximumDiscountPaise: most ?? null,
    validFrom: null,
    validUntil: null,
    totalLimit: null,
    perCustomerLimit: null,
    usedCount: 0,
  };
}

const fresh10 = coupon('FRESH10', 10, 0);
const welcome15 = coupon('WELCOME15', 15, 50_000, 10_000);
const big25 = coupon('BIG25', 25, 150_000, 30_000);
const all = [big25, fresh10, welcome15];

describe('bestCoupon', () => {
  it('is the applicable one that takes the most off', () => {
    expect(bestCoupon(all, 40_000)).toEqual({
      coupon: fresh10,
      discountPaise: 4_000,
      missingPaise: 0,
    });
    expect(bestCoupon(all, 50_000)?.coupon).toBe(welcome15);
    expect(bestCoupon(all, 120_000)).toMatchObject({ coupon: fresh10, discountPaise: 12_000 });
    expect(bestCoupon(all, 150_000)).toMatchObject({ coupon: big25, discountPaise: 30_000 });
  });

  it('is none for an empty cart, or where nothing applies', () => {
    expect(bestCoupon(all, 0)).toBeNull();
    expect(bestCoupon([welcome15, big25], 49_999)).toBeNull();
    expect(bestCoupon([], 50_000)).toBeNull();
  });

  it('is the same whatever their order, also where two do the same', () => {
    const twins = [coupon('TWO', 10, 0), coupon('ONE', 10, 0)];
    expect(bestCoupon(twins, 1000)?.coupon.code).toBe('ONE');
    expect(bestCoupon([...twins].reverse(), 1000)?.coupon.code).toBe('ONE');
  });
});

describe('nextCoupon', () => {
  it('lacks the least, and would take more off than the best does now', () => {
    expect(nextCoupon(all, 40_000)).toEqual({
      coupon: welcome15,
      discountPaise: 7_500,
      missingPaise: 10_000,
    });
    expect(nextCoupon(all, 120_000)).toEqual({
      coupon: big25,
      discountPaise: 30_000,
      missingPaise: 30_000,
    });
  });

  it('is none where what lies ahead is no better', () => {
    expect(nextCoupon([fresh10, coupon('MEAGRE', 1, 100_000)], 90_000)).toBeNull();
    expect(nextCoupon(all, 150_000)).toBeNull();
  });

  it('becomes the best one, or is beaten, once what is missing is in the cart', () => {
    const anyCoupons = fc.uniqueArray(
      fc
        .tuple(
          fc.integer({ min: 1, max: 25 }),
          fc.nat(100_000),
          fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
        )
        .map(([percent, minimum, most]) =>
          coupon(`${percent}-${minimum}-${most}`, percent, minimum, most),
        ),
      { selector: ({ code }) => code, maxLength: 8 },
    );
    fc.assert(
      fc.property(anyCoupons, fc.nat(100_000), (coupons, subtotalPaise) => {
        const best = bestCoupon(coupons, subtotalPaise);
        const next = nextCoupon(coupons, subtotalPaise);
        if (!next) return;
        expect(next.discountPaise).toBeGreaterThan(best?.discountPaise ?? 0);
        expect(next.missingPaise).toBeGreaterThan(0);
        const then = bestCoupon(coupons, subtotalPaise + next.missingPaise);
        expect(then?.discountPaise).toBeGreaterThanOrEqual(next.discountPaise);
      }),
    );
  });
});
