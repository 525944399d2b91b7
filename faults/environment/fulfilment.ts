import type { Caller } from './caller';
import { newKey } from './operations';
import { insist } from './patience';

/** Operations of staff on placed orders, each retried until the shop accepts or refuses it. */

const LINES = 'query ($id: ID!) { adminOrder(id: $id) { order { lines { id version } } } }';
const MOVE =
  'mutation ($id: ID!, $to: OrderStatus!) { moveOrder(id: $id, to: $to) { order { id } } }';
const START = 'mutation ($id: ID!) { startPicking(orderId: $id) { order { id } } }';
const FINISH = 'mutation ($id: ID!) { finishPicking(orderId: $id) { order { status } } }';

/** The action of a picker on a line. */
export interface LineAction {
  mutation: string;
  inputType: string;
  more: Record<string, unknown>;
}

/** Pieces of the line are damaged. */
export const damaged = (quantity: number): LineAction => ({
  mutation: 'shortOrderLine',
  inputType: 'ShortOrderLineInput',
  more: { quantity, reason: 'DAMAGED' },
});

/** The weight of the line. */
export const weighed = (grams: number): LineAction => ({
  mutation: 'weighOrderLine',
  inputType: 'WeighOrderLineInput',
  more: { grams },
});

/** The pieces of the line were picked. */
export const picked = (pickedQuantity: number): LineAction => ({
  mutation: 'pickOrderLine',
  inputType: 'PickOrderLineInput',
  more: { pickedQuantity },
});

export const startPicking = (keeper: Caller, id: string) => insist(keeper, START, { id });

export const finishPicking = (keeper: Caller, id: string) => insist(keeper, FINISH, { id });

export const moveOrder = (keeper: Caller, id: string, to: string) =>
  insist(keeper, MOVE, { id, to });

/** Applies an action to the only line of an order. */
export async function act(keeper: Caller, id: string, action: LineAction): Promise<void> {
  const { mutation, inputType, more } = action;
  const input = { ...(await onlyLine(keeper, id)), ...more, idempotencyKey: newKey() };
  const query = `mutation ($input: ${inputType}!) { ${mutation}(input: $input) { order { id } } }`;
  await insist(keeper, query, { input });
}

/** The current state of the only line of an order. */
export async function onlyLine(keeper: Caller, id: string) {
  const { adminOrder } = await insist(keeper, LINES, { id });
  const [{ id: orderLineId, version: expectedVersion }] = adminOrder.order.lines;
  return { orderLineId, expectedVersion };
}
