import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';

import { randomKey } from '../../shared/lib/random-key';
import { useSession } from '../../shared/lib/session';
import type { Round, RoundStop } from '../rounds/round.rules';
import { queueOf } from './riding-queue';
import { projected, type RideStep } from './riding.rules';

/** The rounds of the rider as they will be once the queue is sent, and a function that adds actions. */
export function useRiding() {
  const ridingQueue = queueOf(useApolloClient());
  const state = useSyncExternalStore(ridingQueue.subscribe, ridingQueue.snapshot);
  const session = useSession();
  const adminId = session.role === 'admin' ? session.adminId : '';
  const { queue, kept, failures } = state;

  const act = (round: Round, stop: RoundStop | undefined, steps: readonly RideStep[]) =>
    void ridingQueue.add(
      steps.map((step) => ({
        ...{ key: randomKey(), adminId, refusal: null },
        ...{ roundId: round.id, orderId: stop?.order.id ?? null, step },
      })),
    );

  return {
    ...state,
    ridingQueue,
    adminId,
    own: queue.filter((action) => action.adminId === adminId),
    rounds: [...kept.values()]
      .filter(({ riderId }) => riderId === adminId)
      .map((round) => projected(round, queue, adminId)),
    failure: [...failures.values()][0],
    act,
  };
}
