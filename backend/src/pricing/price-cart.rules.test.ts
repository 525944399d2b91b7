import 'reflect-metadata';
import fc from 'fast-check';
import { priceCart } from './price-cart.rules';

const anyLine = fc.record({
  mrpPaise: fc.integer({ min: 0, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const anyBasket = fc.array(anyLine, { maxLength: 60 });

describe('priceCart', () => {
  it('explains a bill paid online', () => {
    const bill = priceCart([{ mrpPaise: 46150, quantity: 1 }], true);
    expect(bill.steps.map((step) => [step.label, step.amountPaise, step.reason])).toEqual([
      ['Subtotal', 46150, null],
      ['Online payment', -2308, '5% of ₹461.50'],
      ['Delivery', 0, 'free'],
    ]);
    expect(bill.toPayPaise).toBe(43842);
  });

  it('gives no discount on cash on delivery', () => {
    expect(priceCart([{ mrpPaise: 2800, quantity: 2 }], false).toPayPaise).toBe(5600);
  });

  it('adds up, is never negative and takes at most 5 %, whatever the basket', () => {
    fc.assert(
      fc.property(anyBasket, fc.boolean(), (lines, paidOnline) => {
        const bill = priceCart(lines, paidOnline);
        expect(bill.steps.reduce((sum, step) => sum + step.amountPaise, 0)).toBe(bill.toPayPaise);
        expect(Number.isSafeInteger(bill.toPayPaise)).toBe(true);
        expect(bill.toPayPaise).toBeGreaterThanOrEqual(Math.floor(bill.subtotalPaise * 0.95));
        expect(bill.toPayPaise).toBeLessThanOrEqual(bill.subtotalPaise);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyBasket, fc.boolean(), (lines, paidOnline) => {
        expect(priceCart([...lines].reverse(), paidOnline)).toEqual(priceCart(lines, paidOnline));
      }),
    );
  });
});
