import type { OrderInWalkFragment, ShortReason } from '../../generated/graphql';
import { withRefusal, without, type QueuedAction } from '../queue/action.rules';

export type WalkOrder = OrderInWalkFragment;
export type WalkLine = WalkOrder['order']['lines'][number];

/** What a picker did with one line, or with a whole order. */
export type Step =
  | { kind: 'pick'; lineId: string; pickedQuantity: number }
  | { kind: 'weigh'; lineId: string; grams: number }
  | { kind: 'short'; lineId: string; quantity: number; reason: ShortReason }
  /** The customer is asked what is to come instead of the missing pieces. */
  | { kind: 'ask'; lineId: string; quantity: number }
  | {
      kind: 'substitute';
      lineId: string;
      quantity: number;
      replacedQuantity: number;
      /** What they weigh, where the product is sold by weight. */
      grams?: number;
      product: { id: string; name: string };
    }
  | { kind: 'reset'; lineId: string }
  | { kind: 'finish' };

/** Something that a picker did and of which the server has not answered yet that it is done. */
export interface Action extends QueuedAction {
  orderId: string;
  step: Step;
  /** What it was about, for who reads what is unsent without the order. */
  subject: string;
  /** The version of the line that the picker saw; none of a whole order. */
  expectedVersion: number | null;
}

/** Actions in the order in which they were done. */
export type Queue = readonly Action[];

const lineOf = ({ step }: Action): string | undefined =>
  'lineId' in step ? step.lineId : undefined;

/** Refused because of the whole order, such as after a takeover: no other action of it would go through. */
const concernsOrder = ({ refusal, step }: Action): boolean =>
  refusal !== null && (refusal.code === 'ORDER_MOVE_REFUSED' || step.kind === 'finish');

/** Whether an action has to wait for the picker's answer about an earlier one. */
function isHeldBy(action: Action, earlier: Action): boolean {
  if (earlier.refusal === null || earlier.orderId !== action.orderId) return false;
  return (
    concernsOrder(earlier) || action.step.kind === 'finish' || lineOf(action) === lineOf(earlier)
  );
}

/** The actions of somebody that were neither refused, nor wait for the answer about one that was. */
export const waiting = (queue: Queue, adminId: string): Action[] => {
  const own = queue.filter((action) => action.adminId === adminId);
  return own.filter(
    (action, index) =>
      action.refusal === null && !own.slice(0, index).some((earlier) => isHeldBy(action, earlier)),
  );
};

/** What is sent next: the oldest action that waits for nothing but the connection. */
export const nextToSend = (queue: Queue, adminId: string): Action | undefined =>
  waiting(queue, adminId)[0];

/** The later actions of a line count on from the version that it has now. */
const renumbered = (queue: Queue, lineId: string | undefined, version: number): Queue => {
  if (lineId === undefined) return queue;
  let next = version;
  return queue.map((action) =>
    lineOf(action) === lineId ? { ...action, expectedVersion: next++ } : action,
  );
};

/** The picker wants it all the same: it is sent again, for the line as it is now. */
export const again = (queue: Queue, key: string, versionNow: number): Queue => {
  const line = queue.find((action) => action.key === key);
  return renumbered(withRefusal(queue, key, null), line && lineOf(line), versionNow);
};

/** The picker gives it up; what they did later with the same line counts on from how it is now. */
export const givenUp = (queue: Queue, key: string, versionNow: number): Queue => {
  const line = queue.find((action) => action.key === key);
  return renumbered(without(queue, key), line && lineOf(line), versionNow);
};

/** Pieces of a line that are neither picked, nor missing, nor replaced. */
export const openPieces = ({ quantity, pickedQuantity }: WalkLine): number =>
  quantity - (pickedQuantity ?? 0);

/** An order as it will be once the server has done what waits. */
export const projected = (order: WalkOrder, queue: Queue, adminId: string): WalkOrder =>
  waiting(queue, adminId)
    .filter(({ orderId }) => orderId === order.order.id)
    .reduce(afterAction, order);

function afterAction(walk: WalkOrder, action: Action): WalkOrder {
  const { order } = walk;
  if (action.step.kind === 'finish') return walk;
  const lines = order.lines.map((line) =>
    line.id === lineOf(action)
      ? { ...afterStep(line, action.step), version: line.version + 1 }
      : line,
  );
  return { ...walk, order: { ...order, lines } };
}

function afterStep(line: WalkLine, step: Step): WalkLine {
  switch (step.kind) {
    case 'pick':
      return { ...line, pickedQuantity: step.pickedQuantity };
    case 'weigh':
      return { ...line, pickedQuantity: line.quantity, weighedGrams: step.grams };
    case 'short':
      return {
        ...line,
        quantity: line.quantity - step.quantity,
        shortQuantity: line.shortQuantity + step.quantity,
        shortReason: step.reason,
      };
    case 'substitute':
      return {
        ...line,
        quantity: line.quantity - step.replacedQuantity,
        substitutedQuantity: line.substitutedQuantity + step.replacedQuantity,
      };
    case 'reset':
      return {
        ...line,
        pickedQuantity: null,
        weighedGrams: null,
        quantity: line.quantity + line.shortQuantity + line.substitutedQuantity,
        shortQuantity: 0,
        shortReason: null,
        substitutedQuantity: 0,
      };
    case 'ask':
    case 'finish':
      return line;
  }
}
