import type { QueuedAction } from '../queue/action.rules';
import type { Round, RoundStop } from '../rounds/round.rules';

/** An action of a rider on a round, or on one of its stops. */
export type RideStep =
  | { kind: 'start' }
  | { kind: 'deliver'; stopId: string; receivedBy: string; cashPaise: number }
  | { kind: 'photo'; stopId: string; photo: Blob }
  | { kind: 'upi'; stopId: string; amountPaise: number; utr: string }
  | { kind: 'fail'; stopId: string; reason: string };

/** An action of a rider that the server has not confirmed yet. */
export interface RideAction extends QueuedAction {
  roundId: string;
  step: RideStep;
  /** The number of the order, for viewers of unsent actions without the round; null for a whole round. */
  orderId: string | null;
}

export type RideQueue = readonly RideAction[];

const stopIdOf = ({ step }: RideAction): string | undefined =>
  'stopId' in step ? step.stopId : undefined;

/** Whether an action has to wait for the rider's decision about an earlier one of its stop, or of its round. */
const isHeldBy = (action: RideAction, earlier: RideAction): boolean =>
  earlier.refusal !== null &&
  earlier.roundId === action.roundId &&
  (earlier.step.kind === 'start' || stopIdOf(earlier) === stopIdOf(action));

/** The actions of a rider that were neither refused, nor wait for a decision about a refused one. */
export const waiting = (queue: RideQueue, adminId: string): RideAction[] => {
  const own = queue.filter((action) => action.adminId === adminId);
  return own.filter(
    (action, index) =>
      action.refusal === null && !own.slice(0, index).some((earlier) => isHeldBy(action, earlier)),
  );
};

/** The next action to send: the oldest one that only waits for the connection. */
export const nextToSend = (queue: RideQueue, adminId: string): RideAction | undefined =>
  waiting(queue, adminId)[0];

/** The round as it will be once the server has performed the waiting actions. */
export const projected = (round: Round, queue: RideQueue, adminId: string): Round =>
  waiting(queue, adminId)
    .filter(({ roundId }) => roundId === round.id)
    .reduce(afterAction, round);

function afterAction(round: Round, { step }: RideAction): Round {
  if (step.kind === 'start') {
    const stops = round.stops.map((stop) => ({
      ...stop,
      order: stop.isOpen ? { ...stop.order, status: 'OUT_FOR_DELIVERY' as const } : stop.order,
    }));
    return { ...round, startedAt: round.startedAt ?? new Date(0).toISOString(), stops };
  }
  const stops = round.stops.map((stop) => (stop.id === step.stopId ? afterStep(stop, step) : stop));
  const cashPaise = step.kind === 'deliver' ? step.cashPaise : 0;
  return { ...round, stops, cashPaise: round.cashPaise + cashPaise };
}

function afterStep(stop: RoundStop, step: Exclude<RideStep, { kind: 'start' }>): RoundStop {
  const { order } = stop;
  if (step.kind === 'photo') return stop;
  if (step.kind === 'fail')
    return {
      ...{ ...stop, isOpen: false, outcome: 'FAILED', failureReason: step.reason },
      order: { ...order, status: 'DELIVERY_FAILED' },
    };
  if (step.kind === 'upi') {
    const toCollectPaise = order.toCollectPaise - step.amountPaise;
    // The request for the remainder has another reference, which the server assigns.
    return { ...stop, order: { ...order, toCollectPaise, upiRequest: null } };
  }
  const { receivedBy, cashPaise } = step;
  const toCollectPaise = order.toCollectPaise - cashPaise;
  return {
    ...{ ...stop, isOpen: false, outcome: 'DELIVERED', receivedBy, cashPaise },
    order: { ...order, status: 'DELIVERED', toCollectPaise },
  };
}

/** Whether orders of the round are still in the shop, for the rider to take along. */
export const hasOrdersToTake = ({ stops }: Round): boolean =>
  stops.some(({ isOpen, order }) => isOpen && order.status === 'PACKED');

const mapUrl = 'https://www.google.com/maps/search/';

/** A map of an address, which the phone opens in its own app if it has one. */
export function mapOf({ address }: RoundStop['order']): string | undefined {
  if (!address) return undefined;
  const { line1, line2, landmark, pinCode } = address;
  const query = [line1, line2, landmark, `Thane ${pinCode}`].filter(Boolean).join(', ');
  return `${mapUrl}?${new URLSearchParams({ api: '1', query })}`;
}
