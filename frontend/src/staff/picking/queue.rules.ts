import type { OrderInWalkFragment, ShortReason } from '../../generated/graphql';
import { withRefusal, without, type QueuedAction } from '../queue/action.rules';

export type WalkOrder = OrderInWalkFragment;
export type WalkLine = WalkOrder['order']['lines'][number];

/** An action of a picker on one line, or on a whole order. */
export type Step =
  | { kind: 'pick'; lineId: string; pickedQuantity: number }
  | { kind: 'weigh'; lineId: string; grams: number }
  | { kind: 'short'; lineId: string; quantity: number; reason: ShortReason }
  /** Asks the customer for a substitute of the missing pieces. */
  | { kind: 'ask'; lineId: string; quantity: number }
  | {
      kind: 'substitute';
      lineId: string;
      quantity: number;
      replacedQuantity: number;
      /** Their weight, if the product is sold by weight. */
      grams?: number;
      product: { id: string; name: string };
    }
  | { kind: 'reset'; lineId: string }
  | { kind: 'finish' };

/** An action of a picker that the server has not confirmed yet. */
export interface Action extends QueuedAction {
  orderId: string;
  step: Step;
  /** A description, for viewers of unsent actions without the order. */
  subject: string;
  /** The version of the line that the picker saw; null for a whole order. */
  expectedVersion: number | null;
}

/** Actions in the order in which they were done. */
export type Queue = readonly Action[];

const lineOf = ({ step }: Action): string | undefined =>
  'lineId' in step ? step.lineId : undefined;

/** Refused because of the whole order, such as after a takeover: its other actions would fail, too. */
const concernsOrder = ({ refusal, step }: Action): boolean =>
  refusal !== null && (refusal.code === 'ORDER_MOVE_REFUSED' || step.kind === 'finish');

/** Whether an action has to wait for the picker's decision about an earlier one. */
function isHeldBy(action: Action, earlier: Action): boolean {
  if (earlier.refusal === null || earlier.orderId !== action.orderId) return false;
  return (
    concernsOrder(earlier) || action.step.kind === 'finish' || lineOf(action) === lineOf(earlier)
  );
}

/** The actions of a picker that were neither refused, nor wait for a decision about a refused one. */
export const waiting = (queue: Queue, adminId: string): Action[] => {
  const own = queue.filter((action) => action.adminId === adminId);
  return own.filter(
    (action, index) =>
      action.refusal === null && !own.slice(0, index).some((earlier) => isHeldBy(action, earlier)),
  );
};

/** The next action to send: the oldest one that only waits for the connection. */
export const nextToSend = (queue: Queue, adminId: string): Action | undefined =>
  waiting(queue, adminId)[0];

/** Renumbers the expected versions of a line's later actions, starting at its current version. */
const renumbered = (queue: Queue, lineId: string | undefined, version: number): Queue => {
  if (lineId === undefined) return queue;
  let next = version;
  return queue.map((action) =>
    lineOf(action) === lineId ? { ...action, expectedVersion: next++ } : action,
  );
};

/** The picker repeats the action: it is resent for the current version of the line. */
export const again = (queue: Queue, key: string, versionNow: number): Queue => {
  const line = queue.find((action) => action.key === key);
  return renumbered(withRefusal(queue, key, null), line && lineOf(line), versionNow);
};

/** The picker discards the action; later actions on the same line are renumbered from its current version. */
export const givenUp = (queue: Queue, key: string, versionNow: number): Queue => {
  const line = queue.find((action) => action.key === key);
  return renumbered(without(queue, key), line && lineOf(line), versionNow);
};

/** Pieces of a line that are neither picked, nor missing, nor replaced. */
export const openPieces = ({ quantity, pickedQuantity }: WalkLine): number =>
  quantity - (pickedQuantity ?? 0);

/** The order as it will be once the server has performed the waiting actions. */
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
