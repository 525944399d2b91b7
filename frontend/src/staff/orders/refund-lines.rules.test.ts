import { describe, expect, it } from 'vitest';

import { chosenOf, refundLinesOf, applyConflict } from './refund-lines.rules';

const line = (id: string, quantity: number, refundedQuantity = 0) => ({
  ...{ id, name: `Product ${id}`, unit: '1 kg', version: 4, quantity, refundedQuantity },
});

describe('refundLinesOf', () => {
  it('has the lines of which pieces are left, once the order is packed and until it is over', () => {
    const lines = [line('1', 3, 1), line('2', 2, 2)];
    expect(refundLinesOf('DELIVERED', lines)).toMatchObject([{ id: '1', left: 2, quantity: 0 }]);
    for (const status of ['SUCCESS', 'PICKING', 'CANCELLED', 'RETURNED'] as const)
      expect(refundLinesOf(status, lines)).toEqual([]);
  });
});

describe('applyConflict', () => {
  const lines = refundLinesOf('PACKED', [line('1', 3), line('2', 2)]).map((each) => ({
    ...each,
    quantity: 2,
  }));

  it('keeps what is chosen as far as there are pieces, and tells both values', () => {
    const current = { lineId: 1, version: 5, quantity: 3, refundedQuantity: 2 };
    const taken = applyConflict(lines, current);
    expect(taken?.clash).toEqual({ name: 'Product 1', before: 3, left: 1, chosen: 2 });
    expect(chosenOf(taken?.lines ?? [])).toEqual([
      { orderLineId: '1', expectedVersion: 5, quantity: 1, goods: 'NOT_RETURNED' },
      { orderLineId: '2', expectedVersion: 4, quantity: 2, goods: 'NOT_RETURNED' },
    ]);
  });

  it('sends nothing of a line of which no piece is left', () => {
    const current = { lineId: 1, version: 5, quantity: 3, refundedQuantity: 3 };
    expect(chosenOf(applyConflict(lines, current)?.lines ?? [])).toMatchObject([
      { orderLineId: '2' },
    ]);
  });

  it('knows nothing of a line of another order', () => {
    expect(applyConflict(lines, { lineId: 99 })).toBeUndefined();
  });
});
