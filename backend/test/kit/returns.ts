import { Answer, Client } from './client';
import { linesOf } from './picking';
import { newKey } from './shopping';

/** Refunds of order lines through the API. */

const NOTE = `id number issuedAt reason amountPaise deliveryFeePaise adjustmentPaise
  toCollectPaise cashPaise cardPaise giftCreditPaise
  lines { orderLineId quantity returnedQuantity goods totalPaise discountPaise }`;
const REFUND = `mutation ($input: RefundLinesInput!) { refundOrderLines(input: $input) { ${NOTE} } }`;
const PREVIEW = `query ($input: RefundPreviewInput!) {
  refundPreview(input: $input) { amountPaise toCollectPaise cashPaise cardPaise giftCreditPaise }
}`;
const ORDER = `query ($id: ID!) {
  order(id: $id) {
    status paymentStatus toCollectPaise
    bill { toPayPaise }
    lines { id productId quantity refundedQuantity returnedQuantity }
    refunds { amountPaise status reason }
    creditNotes { ${NOTE} }
  }
}`;
const REFUND_PAYMENT = 'mutation ($input: RefundInput!) { refundPayment(input: $input) { id } }';

/** Pieces of a product in an order to refund. */
export interface Credited {
  productId: unknown;
  quantity: number;
  goods?: 'STOCK' | 'WASTE' | 'NOT_RETURNED';
}

/** The input of `refundOrderLines` for these pieces, with the current lines. */
export async function refundInput(
  staff: Client,
  orderId: unknown,
  pieces: readonly Credited[],
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const stored = await linesOf(staff, orderId);
  const lines = pieces.map(({ productId, quantity, goods = 'STOCK' }) => {
    const line = stored.find((each) => each.productId === String(productId));
    return { orderLineId: line?.id, expectedVersion: line?.version, quantity, goods };
  });
  const reason = 'It was soft';
  return { orderId: String(orderId), lines, reason, idempotencyKey: newKey(), ...changes };
}

export const refundLines = (staff: Client, input: Record<string, unknown>): Promise<Answer> =>
  staff.graphql(REFUND, { input });

/** The result of `refundPreview` for the same pieces as in `refundOrderLines`. */
export const previewRefund = (
  staff: Client,
  { orderId, lines }: Record<string, unknown>,
): Promise<Answer> => staff.graphql(PREVIEW, { input: { orderId, lines } });

/** Refunds pieces and returns the credit note; throws if it is refused. */
export async function credit(staff: Client, id: unknown, pieces: readonly Credited[]) {
  const input = await refundInput(staff, id, pieces);
  return (await staff.data(REFUND, { input })).refundOrderLines;
}

/** An order with its credit notes as its customer sees it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function creditedOrder(client: Client, id: unknown): Promise<any> {
  return (await client.data(ORDER, { id })).order;
}

/** Refunds an amount of a payment. */
export async function refundAmount(staff: Client, paymentId: unknown, amountPaise: number) {
  const input = {
    paymentId: String(paymentId),
    amountPaise,
    reason: 'Sorry',
    idempotencyKey: newKey(),
  };
  await staff.data(REFUND_PAYMENT, { input });
}
