import type { APIRequestContext } from '@playwright/test';
import { ShopApi } from './shop-api';
import { acceptInvitation, inviteStaff } from './staff';

interface Round {
  id: string;
  version: number;
  stops: {
    id: string;
    outcome: string | null;
    cashPaise: number | null;
    order: { id: string; toCollectPaise: number };
  }[];
}

const roundsOperation =
  '{ myRounds { id version stops { id outcome cashPaise order { id toCollectPaise } } } }';
const makeOperation = 'mutation ($input: NewRoundInput!) { makeRound(input: $input) { id } }';
const changeOperation =
  'mutation ($input: RoundChangeInput!) { changeRound(input: $input) { id } }';
const startOperation = 'mutation ($id: ID!) { startRound(roundId: $id) { id } }';
const deliverOperation =
  'mutation ($input: DeliverStopInput!) { deliverStop(input: $input) { id } }';
const failOperation = 'mutation ($input: FailStopInput!) { failStop(input: $input) { id } }';

/** A new rider with their own request context. */
export async function newRider(owner: ShopApi, request: APIRequestContext, folder?: string) {
  const api = new ShopApi(request);
  const email = await inviteStaff(owner, 'RIDER');
  const id = await acceptInvitation(api, email, folder);
  const rounds = () => api.call<Round[]>(roundsOperation);
  return { id, email, request, api, rounds };
}

export type TestRider = Awaited<ReturnType<typeof newRider>>;

/** Gives a rider a round of packed orders. */
export const giveRound = (staff: ShopApi, riderId: string, orderIds: readonly string[]) =>
  staff.call<{ id: string }>(makeOperation, {
    input: { riderId, orderIds, idempotencyKey: `round-of-${orderIds.join('-')}` },
  });

/** Changes the only round of a rider, with its current version. */
export async function changeRoundOf(
  staff: ShopApi,
  rider: TestRider,
  orderIds: readonly string[],
): Promise<void> {
  for (const { id: roundId, version } of await rider.rounds()) {
    const input = { roundId, riderId: rider.id, orderIds, expectedVersion: version };
    await staff.call(changeOperation, { input });
  }
}

/** The rider departs, fails to deliver some orders, and delivers all others for cash. */
export async function rideRounds(rider: TestRider, failing: readonly string[]): Promise<void> {
  for (const { id, stops } of await rider.rounds()) {
    await rider.api.call(startOperation, { id });
    for (const { id: stopId, order } of stops)
      if (failing.includes(order.id))
        await rider.api.call(failOperation, { input: { stopId, reason: 'Nobody at home' } });
      else
        await rider.api.call(deliverOperation, {
          input: { stopId, receivedBy: 'Asha', cashPaise: order.toCollectPaise },
        });
  }
}
