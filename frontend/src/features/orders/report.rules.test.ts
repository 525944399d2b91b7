import { describe, expect, it } from 'vitest';

import { anOrderInDetail } from '../../test/order-records';
import { reportableLines } from './report.rules';

const line = { id: '1', name: 'Milk', unit: '1 l', quantity: 5, refundedQuantity: 1 };
const report = (status: 'OPEN' | 'REJECTED', quantity: number) => ({
  ...{ id: '1', orderId: '301', kind: 'DAMAGED', status, text: '', answer: null },
  ...{ createdAt: '2026-11-20T09:00:00Z', creditNoteId: null },
  lines: [{ orderLineId: '1', quantity }],
});
const orderWith = (reports: object[], reportableUntil: string | null = '2026-11-23T09:00:00Z') =>
  ({ ...anOrderInDetail(), lines: [line], reports, reportableUntil }) as never;

describe('the lines that can be reported', () => {
  it('leave out what was paid back or is reported already', () => {
    const found = reportableLines(orderWith([report('OPEN', 2), report('REJECTED', 1)]));
    expect(found).toEqual([{ id: '1', name: 'Milk', unit: '1 l', left: 2 }]);
  });

  it('are none where all is reported, or the time is over', () => {
    expect(reportableLines(orderWith([report('OPEN', 4)]))).toEqual([]);
    expect(reportableLines(orderWith([], null))).toEqual([]);
  });
});
