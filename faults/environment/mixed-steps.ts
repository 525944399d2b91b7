import type { SeededRandom } from '../../backend/test/security/seeded-random';
import { cardInput, placeOperation, payOperation } from '../../backend/test/kit/shared';
import type { Caller } from './caller';
import { newKey } from './operations';

/** Random operations of customers and staff, chosen by the state of an order. */

/** An order as seen by staff. */
export interface SeenOrder {
  id: string;
  status: string;
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY';
  editVersion: number;
  lines: {
    id: string;
    quantity: number;
    refundedQuantity: number;
    returnedQuantity: number;
    unitPricePaise: number;
    totalPaise: number;
    version: number;
  }[];
  bill: {
    subtotalPaise: number;
    toPayPaise: number;
    steps: { kind: string; amountPaise: number }[];
  };
  payments: { id: string; amountPaise: number; status: string }[];
  refunds: { amountPaise: number; status: string }[];
  creditNotes: { giftCreditPaise: number }[];
}

/** A request with its caller. */
export interface Step {
  who: Caller;
  query: string;
  variables: Record<string, unknown>;
}

/** The data from which steps are generated. */
export interface World {
  random: SeededRandom;
  staff: Caller;
  customers: readonly Caller[];
  productIds: readonly string[];
  slotIds: readonly string[];
  /** A provider where customers pay online; without one they pay in the sandbox. */
  online?: {
    /** A customer pays in the provider's field, or is declined. */
    pay(secret: string): void;
    /** The provider sends a webhook. */
    tell(): Promise<void>;
  };
}

/** An order and its customer. */
export interface Known {
  customer: Caller;
  order: SeenOrder;
}

type Maker = (world: World, known: Known) => Promise<Step> | Step;

const REASON = 'Said by chance';

const mutation = (name: string, inputType: string, answer = 'id') =>
  `mutation ($input: ${inputType}!) { ${name}(input: $input) { ${answer} } }`;

/** Random products, each with a few pieces. */
export function somePieces({ random, productIds }: World) {
  const first = random.below(productIds.length);
  return Array.from({ length: 1 + random.below(2) }, (_, at) => ({
    productId: productIds[(first + at) % productIds.length] as string,
    quantity: 1 + random.below(4),
  }));
}

/** A step that orders the current cart. */
export function placeStep({ random, slotIds }: World, who: Caller): Step {
  const input = {
    idempotencyKey: newKey(),
    paymentMethod: random.chance(70) ? 'CARD' : 'CASH_ON_DELIVERY',
    deliverySlotId: random.pick(slotIds),
    useGiftCredit: random.chance(40),
  };
  return { who, query: placeOperation, variables: { input } };
}

const BEGIN = `mutation ($orderId: ID!, $key: String!) {
  beginOnlinePayment(orderId: $orderId, idempotencyKey: $key) { clientSecret payment { id } }
}`;

/** The customer closes the page before or after the payment now and then. */
const pay: Maker = async (world, known) => {
  const { online, random } = world;
  const { customer: who, order } = known;
  if (!online) return payByCard(world, known);
  const { body } = await who.ask(BEGIN, { orderId: order.id, key: newKey() });
  const begun = body?.data?.beginOnlinePayment;
  if (begun && random.chance(70)) online.pay(begun.clientSecret);
  return {
    ...{ who, variables: { id: begun && random.chance(60) ? begun.payment.id : '0' } },
    query: 'mutation ($id: ID!) { confirmOnlinePayment(paymentId: $id) { status } }',
  };
};

const payByCard: Maker = (_, { customer: who, order: { id: orderId } }) => {
  const input = cardInput({ orderId, idempotencyKey: newKey() });
  return { who, query: payOperation, variables: { input } };
};

const cancel: Maker = (_, { customer: who, order: { id } }) => ({
  ...{ who, variables: { id } },
  query: 'mutation ($id: ID!) { cancelOrder(id: $id) { id } }',
});

const EDIT_QUOTE = `query ($input: OrderEditQuoteInput!) {
  orderEditQuote(input: $input) { bill { toPayPaise } }
}`;

const edit: Maker = async (world, { customer, order }) => {
  const { random } = world;
  const lines = random
    .some(order.lines, 50)
    .map(({ id, quantity }) => ({ orderLineId: id, quantity: random.below(quantity + 1) }));
  const wanted = {
    ...{ orderId: order.id, lines, added: random.chance(40) ? somePieces(world) : [] },
    ...(random.chance(25) && { deliverySlotId: random.pick(world.slotIds) }),
  };
  const { body } = await customer.ask(EDIT_QUOTE, { input: wanted });
  const expectedTotalPaise = body?.data?.orderEditQuote.bill.toPayPaise ?? order.bill.toPayPaise;
  const expected = { expectedVersion: order.editVersion, expectedTotalPaise };
  const input = { ...wanted, ...expected, idempotencyKey: newKey() };
  return { who: customer, query: mutation('editOrder', 'EditOrderInput'), variables: { input } };
};

const ADDITION_QUOTE =
  'query ($input: AdditionQuoteInput!) { additionQuote(input: $input) { toPayPaise } }';

const add: Maker = async (world, { customer, order: { id: orderId } }) => {
  const wanted = { orderId, added: somePieces(world) };
  const { body } = await customer.ask(ADDITION_QUOTE, { input: wanted });
  const expectedTotalPaise = body?.data?.additionQuote.toPayPaise ?? 1;
  const input = { ...wanted, expectedTotalPaise, idempotencyKey: newKey() };
  return { who: customer, query: mutation('addToOrder', 'AddToOrderInput'), variables: { input } };
};

const PICKING = 'orderId: $id) { order { id } }';

const startPicking: Maker = ({ staff: who }, { order: { id } }) => ({
  ...{ who, variables: { id } },
  query: `mutation ($id: ID!) { startPicking(${PICKING} }`,
});

const finishPicking: Maker = ({ staff: who }, { order: { id } }) => ({
  ...{ who, variables: { id } },
  query: `mutation ($id: ID!) { finishPicking(${PICKING} }`,
});

const pick: Maker = ({ random, staff: who, productIds }, { order }) => {
  const { id: orderLineId, quantity, version } = random.pick(order.lines);
  const about = { orderLineId, expectedVersion: version, idempotencyKey: newKey() };
  const [name, inputType, more] = random.pick([
    ['pickOrderLine', 'PickOrderLineInput', { pickedQuantity: quantity }],
    ['pickOrderLine', 'PickOrderLineInput', { pickedQuantity: quantity }],
    ['pickOrderLine', 'PickOrderLineInput', { pickedQuantity: quantity }],
    ['shortOrderLine', 'ShortOrderLineInput', { quantity: 1, reason: 'DAMAGED' }],
    [
      'substituteOrderLine',
      'SubstituteOrderLineInput',
      { productId: random.pick(productIds), quantity: 1, replacedQuantity: 1 },
    ],
  ] as const);
  const input = { ...about, ...more };
  return { who, query: mutation(name, inputType, 'order { id }'), variables: { input } };
};

const MOVE = `mutation ($id: ID!, $to: OrderStatus!, $slot: ID) {
  moveOrder(id: $id, to: $to, reason: "${REASON}", deliverySlotId: $slot) { order { id } }
}`;

/** The next statuses for each status. */
const NEXT: Record<string, string[]> = {
  SUCCESS: ['PACKED', 'CANCELLED'],
  PICKING: ['CANCELLED'],
  PACKED: ['OUT_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'CANCELLED'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'DELIVERED', 'DELIVERY_FAILED'],
  DELIVERY_FAILED: ['PACKED', 'RETURNED', 'RETURNED'],
};

const move: Maker = ({ random, staff: who, slotIds }, { order: { id, status } }) => {
  const to = random.pick(NEXT[status] ?? ['DELIVERED']);
  const isLater = status === 'DELIVERY_FAILED' && to === 'PACKED';
  const variables = { id, to, slot: isLater ? random.pick(slotIds) : null };
  return { who, query: MOVE, variables };
};

const collectCash: Maker = ({ staff: who }, { order: { id } }) => ({
  ...{ who, variables: { id } },
  query: 'mutation ($id: ID!) { collectCash(orderId: $id) { id } }',
});

const refundLines: Maker = ({ random, staff: who }, { order: { id: orderId, lines } }) => {
  const { id: orderLineId, version: expectedVersion } = random.pick(lines);
  const goods = random.pick(['STOCK', 'WASTE', 'NOT_RETURNED']);
  const input = {
    ...{ orderId, reason: REASON, idempotencyKey: newKey() },
    lines: [{ orderLineId, expectedVersion, quantity: 1 + random.below(2), goods }],
  };
  const query = mutation('refundOrderLines', 'RefundLinesInput');
  return { who, query, variables: { input } };
};

const refundAmount: Maker = ({ random, staff: who }, { order: { payments } }) => {
  const { id: paymentId, amountPaise } = payments[0] ?? { id: '0', amountPaise: 1 };
  const input = {
    ...{ paymentId, reason: REASON, idempotencyKey: newKey() },
    amountPaise: random.chance(30) ? null : 1 + random.below(amountPaise),
  };
  return { who, query: mutation('refundPayment', 'RefundInput'), variables: { input } };
};

const report: Maker = ({ random }, { customer: who, order: { id: orderId, lines } }) => {
  const input = {
    ...{ orderId, kind: 'DAMAGED', idempotencyKey: newKey() },
    lines: [{ orderLineId: random.pick(lines).id, quantity: 1 }],
  };
  const query = mutation('reportOrderProblem', 'ReportProblemInput');
  return { who, query, variables: { input } };
};

const decide: Maker = async ({ random, staff: who }) => {
  const { body } = await who.ask('{ openOrderReports { id } }');
  const input = {
    ...{ reportId: body?.data?.openOrderReports[0]?.id ?? '0', reason: REASON },
    ...{ decision: random.pick(['CREDIT', 'REFUND']), goods: 'WASTE' },
  };
  const query = mutation('decideOrderReport', 'DecideReportInput');
  return { who, query, variables: { input } };
};

/** The operations for each status; repeated entries are more frequent. */
const MAKERS: Record<string, readonly Maker[]> = {
  PENDING: [pay, pay, pay, pay, cancel],
  SUCCESS: [edit, edit, add, add, startPicking, startPicking, move, cancel, refundAmount],
  PICKING: [pick, pick, pick, finishPicking, finishPicking, edit, move],
  PACKED: [move, move, refundLines, refundAmount, add],
  OUT_FOR_DELIVERY: [move, move, move, refundLines, collectCash],
  DELIVERY_FAILED: [move, move, refundAmount],
  DELIVERED: [report, report, decide, decide, refundLines, refundAmount, collectCash],
};

/** A random step with an order, mostly one that fits its status. */
export async function stepWith(world: World, known: Known): Promise<Step> {
  const { random } = world;
  const status = random.chance(85) ? known.order.status : random.pick(Object.keys(MAKERS));
  return random.pick(MAKERS[status] ?? [cancel])(world, known);
}
