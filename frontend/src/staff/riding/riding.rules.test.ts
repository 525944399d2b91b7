import { expect, it } from 'vitest';

import type { Round, RoundStop } from '../rounds/round.rules';
import { hasOrdersToTake, mapOf, nextToSend, projected, type RideAction } from './riding.rules';

const address = {
  ...{ recipientName: 'Asha', phone: '9820012345', landmark: 'Ganesh Talkies', instructions: null },
  ...{ line1: '12 Lake Road', line2: null, pinCode: '400602' },
};

const stopOf = (id: string): RoundStop => ({
  ...{ id, isOpen: true, outcome: null, receivedBy: null, failureReason: null },
  ...{ cashPaise: null, doneAt: null },
  order: {
    ...{ id: `9${id}`, status: 'PACKED', toCollectPaise: 10_000, address },
    recipient: { name: address.recipientName, phone: address.phone },
    upiRequest: { reference: 'GRO91', link: 'upi://pay?pa=shop@bank&am=100.00&tr=GRO91' },
    ...{ slotDate: '2026-11-24', slotStartMinute: 1020, slotEndMinute: 1140 },
  },
});

const round: Round = {
  ...{ id: '1', riderId: '5', riderEmail: 'rider@grocessay.test', version: 1 },
  ...{ slotDate: '2026-11-24', slotStartMinute: 1020, slotEndMinute: 1140 },
  ...{ startedAt: null, cashPaise: 0, handIn: null, stops: [stopOf('1'), stopOf('2')] },
};

const refusal = { code: 'CONFLICT', message: 'No' };
const actionOf = (key: string, step: RideAction['step'], refused = false): RideAction => ({
  ...{ key, adminId: '5', roundId: '1', orderId: null, step },
  refusal: refused ? refusal : null,
});
const start = actionOf('a', { kind: 'start' });
const deliver = actionOf('b', {
  ...{ kind: 'deliver', stopId: '1', receivedBy: 'Asha', cashPaise: 6_000 },
});
const fail = actionOf('c', { kind: 'fail', stopId: '2', reason: 'Nobody was at home' });

it('shows a round as it will be once the server has done what waits', () => {
  const after = projected(round, [start, deliver, fail], '5');
  expect(after.cashPaise).toBe(6_000);
  expect(
    after.stops.map(({ isOpen, outcome, order }) => [isOpen, outcome, order.toCollectPaise]),
  ).toEqual([
    [false, 'DELIVERED', 4_000],
    [false, 'FAILED', 10_000],
  ]);
  expect(hasOrdersToTake(round)).toBe(true);
  expect(hasOrdersToTake(projected(round, [start], '5'))).toBe(false);
});

it('has less to collect once the customer has paid by UPI, and shows no request that is paid', () => {
  const upi = actionOf('d', {
    ...{ kind: 'upi', stopId: '1', amountPaise: 4_000, utr: '123456789012' },
  });
  const [stop] = projected(round, [start, upi], '5').stops;
  expect(stop).toMatchObject({ isOpen: true, outcome: null });
  expect(stop?.order).toMatchObject({ toCollectPaise: 6_000, upiRequest: null });
});

it('sends what somebody did in its order, and holds what follows from a refusal', () => {
  expect(nextToSend([start, deliver, fail], '5')).toBe(start);
  expect(nextToSend([start, deliver, fail], '6')).toBeUndefined();
  expect(nextToSend([{ ...start, refusal }, deliver, fail], '5')).toBeUndefined();
  expect(nextToSend([{ ...deliver, refusal }, fail], '5')).toBe(fail);
});

it('sends a photo after its delivery, and holds it where that was refused', () => {
  const photo = actionOf('e', { kind: 'photo', stopId: '1', photo: new Blob(['x']) });
  expect(nextToSend([deliver, photo], '5')).toBe(deliver);
  expect(nextToSend([photo], '5')).toBe(photo);
  expect(nextToSend([{ ...deliver, refusal }, photo], '5')).toBeUndefined();
  expect(projected(round, [deliver, photo], '5')).toEqual(projected(round, [deliver], '5'));
});

it('links to a map of the address, and to none without an address', () => {
  const { order } = stopOf('1');
  expect(mapOf(order)).toBe(
    'https://www.google.com/maps/search/?api=1&query=12+Lake+Road%2C+Ganesh+Talkies%2C+Thane+400602',
  );
  expect(mapOf({ ...order, address: null })).toBeUndefined();
});
