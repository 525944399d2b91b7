import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dayAhead } from './board';
import { expect, test } from './fixtures';
import type { Product } from './shared';
import {
  ORDER_MAIL_KINDS,
  addToCart,
  logIn,
  payOrder,
  placeOrder,
  readMails,
  register,
} from './shared';
import { ShopApi } from './shop-api';
import { ensureUpi, newUtr, stateTransfer } from './upi';

type MailReader = typeof import('../../backend/test/kit/mail-parts');
const { readMail } = createRequire(import.meta.url)(
  '../../backend/test/kit/mail-parts.ts',
) as MailReader;

/** The customer of the orders, and the staff who serve them. */
interface Parties {
  customer: ShopApi;
  staff: ShopApi;
  /** The ordered products: at least two of one kind. */
  products: readonly Product[];
}

const moveOperation = `mutation ($id: ID!, $to: OrderStatus!, $reason: String, $deliverySlotId: ID) {
  moveOrder(id: $id, to: $to, reason: $reason, deliverySlotId: $deliverySlotId) { nextStatuses }
}`;
const cancelOperation = 'mutation ($id: ID!) { cancelOrder(id: $id) { id } }';
const collectOperation = 'mutation ($id: ID!) { collectCash(orderId: $id) { id } }';
const startOperation = 'mutation ($id: ID!) { startPicking(orderId: $id) { nextStatuses } }';
const finishOperation = 'mutation ($id: ID!) { finishPicking(orderId: $id) { nextStatuses } }';
const linesOperation =
  'query ($id: ID!) { adminOrder(id: $id) { order { lines { id productId quantity version } } } }';
const refundOperation =
  'mutation ($input: RefundLinesInput!) { refundOrderLines(input: $input) { id } }';
const deliveryOperation = `mutation ($id: ID!, $input: OrderDeliveryInput!) {
  changeOrderDelivery(id: $id, input: $input) { order { id } }
}`;
const quoteOperation = `query ($input: OrderEditQuoteInput!) {
  orderEditQuote(input: $input) { bill { toPayPaise } }
}`;
const editOperation = 'mutation ($input: EditOrderInput!) { editOrder(input: $input) { id } }';
const confirmOperation =
  'mutation ($paymentId: ID!, $amountPaise: Paise) { confirmUpiTransfer(paymentId: $paymentId, amountPaise: $amountPaise) { id } }';
const rejectOperation =
  'mutation ($input: RejectTransferInput!) { rejectUpiTransfer(input: $input) { id } }';

interface Line {
  id: string;
  productId: string;
  quantity: number;
  version: number;
}

const slotOf = (days: number) => ({ deliverySlotId: `${dayAhead(days)}/1020` });
const move = (staff: ShopApi, id: string, to: string, more: Record<string, unknown> = {}) =>
  staff.call(moveOperation, { id, to, ...more });
const linesOf = async (staff: ShopApi, id: string) =>
  (await staff.call<{ order: { lines: Line[] } }>(linesOperation, { id })).order.lines;

/** An order of two pieces of each product. */
async function newOrder(
  { customer, products }: Parties,
  method: 'CARD' | 'CASH_ON_DELIVERY' = 'CASH_ON_DELIVERY',
  more: Parameters<typeof placeOrder>[2] = {},
): Promise<string> {
  for (const { id } of products) await addToCart(customer, id, 2);
  return (await placeOrder(customer, method, { ...slotOf(6), ...more })).id;
}

async function act(
  staff: ShopApi,
  [type, mutation]: readonly [type: string, mutation: string],
  { id, version }: Line,
  input: Record<string, unknown> = {},
): Promise<void> {
  const key = { orderLineId: id, expectedVersion: version, idempotencyKey: randomUUID() };
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { nextStatuses } }`;
  await staff.call(document, { input: { ...key, ...input } });
}

/** Picks an order with one piece missing. */
async function pickShort({ staff }: Parties, id: string): Promise<void> {
  await staff.call(startOperation, { id });
  const [missing, ...others] = await linesOf(staff, id);
  if (!missing) throw new Error(`Order ${id} has no lines`);
  const short = { quantity: 1, reason: 'NOT_THERE' };
  await act(staff, ['ShortOrderLineInput', 'shortOrderLine'], missing, short);
  const [left] = await linesOf(staff, id);
  const pick = ['PickOrderLineInput', 'pickOrderLine'] as const;
  await act(staff, pick, left ?? missing, { pickedQuantity: 1 });
  for (const line of others) await act(staff, pick, line, { pickedQuantity: 2 });
  await staff.call(finishOperation, { id });
}

/** Order histories that together cause every kind of email. */
const histories: ((parties: Parties) => Promise<void>)[] = [
  async function deliveredChangedAndCredited(parties) {
    const { staff } = parties;
    const id = await newOrder(parties);
    await pickShort(parties, id);
    await move(staff, id, 'OUT_FOR_DELIVERY');
    await move(staff, id, 'DELIVERED');
    await staff.call(collectOperation, { id });
    const [line] = await linesOf(staff, id);
    const returned = { orderLineId: line?.id, expectedVersion: line?.version, quantity: 1 };
    const input = { orderId: id, lines: [{ ...returned, goods: 'WASTE' }], reason: 'It was soft' };
    await staff.call(refundOperation, { input: { ...input, idempotencyKey: randomUUID() } });
  },
  async function askedFor(parties) {
    const { staff } = parties;
    const id = await newOrder(parties, 'CASH_ON_DELIVERY', { substitution: 'CALL_ME' });
    await staff.call(startOperation, { id });
    const [missing] = await linesOf(staff, id);
    if (missing) await act(staff, ['AskCustomerInput', 'askCustomer'], missing, { quantity: 1 });
  },
  async function paidAndCancelled(parties) {
    const id = await newOrder(parties, 'CARD');
    await payOrder(parties.customer, id);
    await parties.customer.call(cancelOperation, { id });
  },
  async function failedTwiceAndReturned(parties) {
    const { staff } = parties;
    const id = await newOrder(parties);
    const reason = 'Nobody was at home';
    await move(staff, id, 'PACKED');
    await move(staff, id, 'OUT_FOR_DELIVERY');
    await move(staff, id, 'DELIVERY_FAILED', { reason });
    await move(staff, id, 'PACKED', slotOf(5));
    await move(staff, id, 'OUT_FOR_DELIVERY');
    await move(staff, id, 'DELIVERY_FAILED', { reason });
    await move(staff, id, 'RETURNED');
  },
  async function editedAndMoved(parties) {
    const { customer, staff } = parties;
    const orderId = await newOrder(parties);
    const [line] = await linesOf(staff, orderId);
    const edit = { orderId, lines: [{ orderLineId: line?.id, quantity: 1 }] };
    const { bill } = await customer.call<{ bill: { toPayPaise: number } }>(quoteOperation, {
      input: edit,
    });
    const agreed = { expectedVersion: 0, expectedTotalPaise: bill.toPayPaise };
    await customer.call(editOperation, {
      input: { ...edit, ...agreed, idempotencyKey: randomUUID() },
    });
    const input = { ...slotOf(5), expectedVersion: 0 };
    await staff.call(deliveryOperation, { id: orderId, input });
  },
  async function transferNotFound(parties) {
    const { customer, staff } = parties;
    await ensureUpi(staff);
    const orderId = await newOrder(parties, 'CARD');
    const { id: paymentId } = await stateTransfer(customer, orderId, newUtr());
    await staff.call(rejectOperation, { input: { paymentId, reason: 'Not in the statement' } });
  },
  async function transferTooSmall(parties) {
    const { customer, staff } = parties;
    await ensureUpi(staff);
    const orderId = await newOrder(parties, 'CARD');
    const stated = await stateTransfer(customer, orderId, newUtr());
    await staff.call(confirmOperation, { paymentId: stated.id, amountPaise: 100 });
  },
];

/** The HTML of the last email of each kind about orders to a recipient. */
async function pagesTo(recipient: string): Promise<Map<string, string>> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mails');
  const mails = await readMails(folder, (kind) => ORDER_MAIL_KINDS.includes(kind));
  const theirs = mails.filter(({ to }) => to === recipient);
  return new Map(theirs.map(({ kind, source }) => [kind, readMail(source).html]));
}

/** Provides the emails about orders to customers with a language: the HTML of each kind. */
export const orderMailsTest = test.extend<{
  mailedIn: (language: string) => Promise<Map<string, string>>;
}>({
  mailedIn: async ({ adminApi: staff, baseURL, newProduct, playwright }, use) => {
    await use(async (language) => {
      const request = await playwright.request.newContext({
        baseURL,
        storageState: { cookies: [languageCookie(language, baseURL)], origins: [] },
      });
      const customer = new ShopApi(request);
      const account = await register(customer);
      await logIn(customer, account);
      const products = [
        await newProduct({ nameHi: 'पके टमाटर', nameMr: 'पिकलेले टोमॅटो', stockQuantity: 100 }),
        await newProduct({ nameHi: 'काला चना', nameMr: 'काळे हरभरे', stockQuantity: 100 }),
      ];
      for (const history of histories) await history({ customer, staff, products });
      await request.dispose();
      let mails = new Map<string, string>();
      const kindsSent = async () => {
        mails = await pagesTo(account.email);
        return [...mails.keys()].sort();
      };
      await expect.poll(kindsSent).toEqual(ORDER_MAIL_KINDS);
      return mails;
    });
  },
});

function languageCookie(value: string, baseURL = '') {
  const site = { domain: new URL(baseURL).hostname, path: '/', expires: -1 };
  return {
    ...{ ...site, name: 'language', value },
    ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
  };
}
