import { Answer, Client } from './client';
import { newKey } from './shopping';

/** Adding to an order that is paid, through the API. */

const QUOTE = `query ($input: AdditionQuoteInput!) {
  additionQuote(input: $input) { subtotalPaise toPayPaise steps { kind amountPaise } }
}`;
const ADD = `mutation ($input: AddToOrderInput!) {
  addToOrder(input: $input) {
    id status paymentMethod paymentStatus substitution deliveredWith
    deliverySlot { date startMinute } deliveryAddress { line1 }
    lines { productId quantity } bill { subtotalPaise toPayPaise steps { kind amountPaise } }
    events { note }
  }
}`;

/** Pieces of a product, at a price that was shown. */
export interface Added {
  productId: unknown;
  quantity: unknown;
  unitPricePaise?: number;
}

export const quoteAddition = (
  client: Client,
  orderId: unknown,
  added: Added[],
  terms: { useGiftCredit?: unknown } = {},
): Promise<Answer> => client.graphql(QUOTE, { input: { orderId, added, ...terms } });

/** Sends an addition with what is expected. */
export const sendAddition = (
  client: Client,
  orderId: unknown,
  input: {
    added: Added[];
    expectedTotalPaise: number;
    idempotencyKey?: string;
    useGiftCredit?: boolean;
  },
): Promise<Answer> =>
  client.graphql(ADD, { input: { orderId, idempotencyKey: newKey(), ...input } });

/** Adds for what the quote says; answers the order of the addition. */
export async function addToOrder(
  client: Client,
  orderId: unknown,
  added: Added[],
  terms: { useGiftCredit?: boolean } = {},
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<any> {
  const { additionQuote } = await client.data(QUOTE, { input: { orderId, added, ...terms } });
  const { toPayPaise: expectedTotalPaise } = additionQuote;
  const { body } = await sendAddition(client, orderId, { added, expectedTotalPaise, ...terms });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.addToOrder;
}
