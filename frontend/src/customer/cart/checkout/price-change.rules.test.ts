import { describe, expect, it } from 'vitest';

import type { ErrorCode } from '../../../generated/contract';
import { priceChangeOf, type PricedLine } from './price-change.rules';

const line = (productId: string, unitPricePaise: number, quantity = 1): PricedLine => ({
  productId,
  name: `Product ${productId}`,
  quantity,
  unitPricePaise,
});
const shown = { toPayPaise: 300, lines: [line('1', 100), line('2', 200)], steps: [] };
const refusal = (details: unknown, code: ErrorCode = 'PRICE_CHANGED') => ({
  code,
  message: 'x',
  fields: {},
  details,
});
const changeTo = (toPayPaise: number, lines: unknown) =>
  priceChangeOf(shown, refusal({ bill: { toPayPaise }, lines }));

describe('priceChangeOf', () => {
  it('names the lines that cost something else', () => {
    expect(changeTo(400, [line('1', 200), line('2', 200)])).toEqual({
      beforePaise: 300,
      afterPaise: 400,
      lines: [{ productId: '1', name: 'Product 1', before: line('1', 100), after: line('1', 200) }],
      steps: [],
      now: { lines: [line('1', 200), line('2', 200)], steps: [] },
    });
  });

  it('names lines that are new, gone or of another number', () => {
    const change = changeTo(900, [line('1', 100, 2), line('3', 700)]);
    expect(change?.lines.map(({ productId, before, after }) => [productId, before, after])).toEqual(
      [
        ['1', line('1', 100), line('1', 100, 2)],
        ['2', line('2', 200), undefined],
        ['3', undefined, line('3', 700)],
      ],
    );
  });

  it('names none where a discount has changed', () => {
    expect(changeTo(250, shown.lines)?.lines).toEqual([]);
  });

  it('names the fees and discounts that are others, new or gone, but not the subtotal', () => {
    const step = (kind: 'SUBTOTAL' | 'COUPON' | 'DELIVERY_FEE', amountPaise: number) => ({
      ...{ kind, amountPaise, label: kind },
    });
    const before = { ...shown, steps: [step('SUBTOTAL', 330), step('COUPON', -30)] };
    const steps = [step('SUBTOTAL', 300), step('DELIVERY_FEE', 40)];
    const now = refusal({ bill: { toPayPaise: 340, steps }, lines: shown.lines });
    expect(priceChangeOf(before, now)?.steps).toEqual([
      { kind: 'COUPON', label: 'COUPON', beforePaise: -30, afterPaise: 0 },
      { kind: 'DELIVERY_FEE', label: 'DELIVERY_FEE', beforePaise: 0, afterPaise: 40 },
    ]);
  });

  it.each([
    ['another refusal', refusal({ bill: { toPayPaise: 1 }, lines: [] }, 'OUT_OF_STOCK')],
    ['no details', refusal(undefined)],
    ['no total', refusal({ lines: [] })],
    ['no lines', refusal({ bill: { toPayPaise: 1 } })],
    ['odd lines', refusal({ bill: { toPayPaise: 1 }, lines: [{ name: 1 }] })],
  ])('is nothing for %s', (_what, odd) => {
    expect(priceChangeOf(shown, odd)).toBeUndefined();
  });
});
