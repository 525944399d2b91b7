import { Answer, Client } from './client';

/** Transfers by UPI, through the API. */

const PAYMENT = 'id orderId status amountPaise isByUpi utr rejectedBecause';
const STATE = `mutation ($input: StateTransferInput!) { answer: stateUpiTransfer(input: $input) { ${PAYMENT} } }`;
const CONFIRM = `mutation ($paymentId: ID!, $utr: String, $amountPaise: Paise) {
  answer: confirmUpiTransfer(paymentId: $paymentId, utr: $utr, amountPaise: $amountPaise) { ${PAYMENT} }
}`;
const REJECT = `mutation ($input: RejectTransferInput!) { answer: rejectUpiTransfer(input: $input) { ${PAYMENT} } }`;
const SENT = `mutation ($input: SentRefundInput!) {
  answer: markRefundSent(input: $input) { id status amountPaise utr isSentByHand }
}`;
const WAITING = `{
  upiAttention { statedCount refundCount }
  statedTransfers { reference customerName sumBeforeFeePaise isOrderCancelled payment { ${PAYMENT} } }
  refundsToSend { customerName payment { id orderId utr } refund { id status amountPaise reason utr } }
}`;
const SETTINGS = '{ upiSettings { version } }';
const CHANGE = `mutation ($input: UpiSettingsInput!) { changeUpiSettings(input: $input) { version } }`;

/** The payee in tests. */
export const PAYEE = { payeeAddress: 'grocessay@okbank', payeeName: 'Grocessay Thane' };

let lastUtr = 300_000_000_000;
/** A new UTR number. */
export const newUtr = () => String(++lastUtr);

/** Enables or disables UPI. */
export async function takeUpi(
  owner: Client,
  payee: Record<keyof typeof PAYEE, string | null> = PAYEE,
): Promise<void> {
  const { version: expectedVersion } = (await owner.data(SETTINGS)).upiSettings;
  await owner.data(CHANGE, { input: { ...payee, expectedVersion } });
}

export const stateTransfer = (client: Client, orderId: unknown, utr?: unknown): Promise<Answer> =>
  client.graphql(STATE, { input: { orderId, utr } });

export const confirmTransfer = (
  client: Client,
  paymentId: unknown,
  utr?: unknown,
  amountPaise?: unknown,
): Promise<Answer> => client.graphql(CONFIRM, { paymentId, utr, amountPaise });

export const rejectTransfer = (
  client: Client,
  paymentId: unknown,
  reason: unknown = 'Not in the statement',
): Promise<Answer> => client.graphql(REJECT, { input: { paymentId, reason } });

export const markSent = (client: Client, refundId: unknown, utr: unknown): Promise<Answer> =>
  client.graphql(SENT, { input: { refundId, utr } });

/** The transfers waiting for staff. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const waitingTransfers = (client: Client): Promise<any> => client.data(WAITING);
