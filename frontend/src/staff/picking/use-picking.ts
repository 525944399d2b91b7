import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';

import { randomKey } from '../../shared/lib/random-key';
import { useSession } from '../../shared/lib/session';
import { queueOf } from './picking-queue';
import { projected, type Action, type Step, type WalkLine, type WalkOrder } from './queue.rules';

/** The queue of this browser, the orders as they will be once it is sent, and a function that adds actions. */
export function usePicking() {
  const queue = queueOf(useApolloClient());
  const state = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const session = useSession();
  const adminId = session.role === 'admin' ? session.adminId : '';
  const own = state.queue.filter((action) => action.adminId === adminId);

  const orderOf = (id: string): WalkOrder | undefined => {
    const order = state.kept.get(id);
    return order && projected(order, state.queue, adminId);
  };

  /** Adds actions on a line, in sequence, or on a whole order. */
  const act = (orderId: string, line: WalkLine | undefined, steps: readonly Step[]) => {
    const actions = steps.map((step, index): Action => ({
      ...{ key: randomKey(), adminId, orderId, step, refusal: null },
      subject: line?.name ?? '',
      expectedVersion: line ? line.version + index : null,
    }));
    void queue.add(actions);
  };

  return { pickingQueue: queue, ...state, adminId, own, orderOf, act };
}
