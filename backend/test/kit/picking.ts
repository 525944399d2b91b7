import { Answer, Client } from './client';
import { newKey } from './shopping';

/** Picking orders line by line, through the API. */

const LINE = `id productId name mrpPaise quantity orderedQuantity totalPaise discountPaise version
  pickedQuantity packGrams weighedGrams shortQuantity shortReason substitutedQuantity
  substitutesLineId replacedQuantity`;
const ORDER = `nextStatuses picking { staffEmail isOwn until }
  order {
    id status paymentStatus canBeCancelled
    lines { ${LINE} }
    bill { subtotalPaise toPayPaise steps { kind amountPaise reason } }
    events { fromStatus toStatus paymentStatus actorRole note }
    refunds { amountPaise status reason }
  }`;

const ADMIN_ORDER = `query ($id: ID!) { adminOrder(id: $id) { ${ORDER} } }`;
const START = `mutation ($id: ID!) { startPicking(orderId: $id) { ${ORDER} } }`;
const FINISH = `mutation ($id: ID!) { finishPicking(orderId: $id) { ${ORDER} } }`;
/** The inputs and mutations of the actions on lines. */
const ACTIONS = {
  pick: ['PickOrderLineInput', 'pickOrderLine'],
  weigh: ['WeighOrderLineInput', 'weighOrderLine'],
  short: ['ShortOrderLineInput', 'shortOrderLine'],
  ask: ['AskCustomerInput', 'askCustomer'],
  substitute: ['SubstituteOrderLineInput', 'substituteOrderLine'],
  reset: ['LineActionInput', 'resetOrderLine'],
} as const;

/** A line of an order as a picker sees it. */
export interface PickedLine {
  id: string;
  productId: string;
  version: number;
  quantity: number;
  orderedQuantity: number;
  totalPaise: number;
  discountPaise: number;
  pickedQuantity: number | null;
  packGrams: number | null;
  weighedGrams: number | null;
  shortQuantity: number;
  substitutedQuantity: number;
  substitutesLineId: string | null;
}

export type PickingAction = keyof typeof ACTIONS;

export const startPicking = (staff: Client, id: unknown): Promise<Answer> =>
  staff.graphql(START, { id });

export const finishPicking = (staff: Client, id: unknown): Promise<Answer> =>
  staff.graphql(FINISH, { id });

/** An order as its picker sees it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function pickedOrder(staff: Client, id: unknown): Promise<any> {
  return (await staff.data(ADMIN_ORDER, { id })).adminOrder;
}

/** The lines of an order. */
export async function linesOf(staff: Client, id: unknown): Promise<PickedLine[]> {
  return (await pickedOrder(staff, id)).order.lines;
}

/** Sends an action for a line, with the given version or that of the line. */
export function actOnLine(
  staff: Client,
  action: PickingAction,
  line: Pick<PickedLine, 'id' | 'version'>,
  input: Record<string, unknown> = {},
  told = ORDER,
): Promise<Answer> {
  const [type, mutation] = ACTIONS[action];
  const document = `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { ${told} } }`;
  return staff.graphql(document, {
    input: {
      orderLineId: line.id,
      expectedVersion: line.version,
      idempotencyKey: newKey(),
      ...input,
    },
  });
}

/** Applies an action to the current line of a product in an order; throws if it is refused. */
export async function act(
  staff: Client,
  id: unknown,
  productId: unknown,
  action: PickingAction,
  input: Record<string, unknown> = {},
): Promise<void> {
  const line = (await linesOf(staff, id)).find(
    (each) => each.productId === String(productId) && each.substitutesLineId === null,
  );
  if (!line) throw new Error(`Order ${String(id)} has no line of product ${String(productId)}`);
  const { body } = await actOnLine(staff, action, line, input);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
}

/**
 * Picks all remaining pieces of an order; products sold by weight get the ordered weight.
 * @param reader reads its lines if the picker may not; then the picker knows only the number
 */
export async function pickTheRest(staff: Client, id: unknown, reader = staff): Promise<void> {
  const told = reader === staff ? ORDER : 'order { id }';
  for (const line of await linesOf(reader, id)) {
    if (line.substitutesLineId !== null || line.pickedQuantity === line.quantity) continue;
    const answer =
      line.packGrams === null
        ? await actOnLine(staff, 'pick', line, { pickedQuantity: line.quantity }, told)
        : await actOnLine(staff, 'weigh', line, { grams: line.quantity * line.packGrams }, told);
    if (answer.body.errors) throw new Error(JSON.stringify(answer.body.errors));
  }
}

/** Picks the rest and completes picking; returns the order. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function packPicked(staff: Client, id: unknown): Promise<any> {
  await pickTheRest(staff, id);
  return (await staff.data(FINISH, { id })).finishPicking;
}
