import { describe, expect, it } from 'vitest';

import type { OrderStatus } from '../../generated/graphql';
import { bySlot, moved, stateOf, stillPossible, totalsOf, type Round } from './round.rules';

const orderOf = (
  id: string,
  status: OrderStatus,
  toCollectPaise: number,
  slotStartMinute = 1020,
) => ({
  ...{ id, status, toCollectPaise, slotStartMinute, slotEndMinute: slotStartMinute + 120 },
  ...{ slotDate: '2026-11-24', address: null, recipient: null, upiRequest: null },
});

const nothingSaid = { receivedBy: null, failureReason: null, cashPaise: null, doneAt: null };

const stopOf = (
  id: string,
  status: OrderStatus,
  toCollectPaise: number,
  outcome: Round['stops'][number]['outcome'] = null,
) => ({
  ...{ id, ...nothingSaid, outcome, isOpen: outcome === null },
  order: orderOf(id, status, toCollectPaise),
});

const roundOf = (...stops: Round['stops']): Round => ({
  ...{ id: '1', riderId: '5', riderEmail: 'rider@grocessay.test', version: 1 },
  ...{ slotDate: '2026-11-24', slotStartMinute: 1020, slotEndMinute: 1140 },
  ...{ startedAt: null, cashPaise: 0, handIn: null, stops },
});

const packed = stopOf('7', 'PACKED', 10_000);
const delivered = stopOf('8', 'DELIVERED', 2_500, 'DELIVERED');
const failed = stopOf('9', 'DELIVERY_FAILED', 4_000, 'FAILED');

describe('a round', () => {
  it('is planned, on the way, back with its cash, and handed in', () => {
    const planned = roundOf(packed, delivered);
    const handIn = {
      ...{ countedPaise: 0, differencePaise: 0, reason: null, byEmail: null },
      at: '2026-11-24T14:00:00Z',
    };
    const startedAt = '2026-11-24T11:00:00Z';
    expect(
      [
        planned,
        { ...planned, startedAt },
        roundOf(delivered, failed),
        { ...roundOf(delivered), handIn },
      ].map(stateOf),
    ).toEqual(['planned', 'started', 'to-hand-in', 'handed-in']);
  });

  it('sums what is to be collected of open stops, and what is owed of delivered ones', () => {
    expect(totalsOf(roundOf(packed, delivered, failed))).toEqual({
      ...{ stopCount: 3, deliveredCount: 1, failedCount: 1, openCount: 1 },
      ...{ toCollectPaise: 10_000, debtPaise: 2_500 },
    });
  });

  it('loses from a plan what was delivered or given to somebody else meanwhile', () => {
    const free = [orderOf('11', 'PACKED', 0)];
    expect(stillPossible(['8', '11', '7', '12'], roundOf(packed, delivered), free)).toEqual([
      '11',
      '7',
    ]);
  });
});

it('moves one stop a place up or down, and none out of the sequence', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('groups orders by slot, the first slot first', () => {
  const late = orderOf('1', 'PACKED', 0, 1140);
  const early = orderOf('2', 'PACKED', 0, 540);
  expect(bySlot([late, early])).toEqual([
    [540, [early]],
    [1140, [late]],
  ]);
});
