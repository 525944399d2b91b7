import { Answer, Client } from './client';
import { newKey } from './shopping';

/** Rounds of riders, through the API. */

const ORDER =
  'id status toCollectPaise recipient { name phone } address { recipientName phone line1 pinCode }';
const ROUND = `id riderEmail version startedAt cashPaise
  stops { id isOpen outcome receivedBy failureReason cashPaise order { ${ORDER} } }
  handIn { countedPaise differencePaise reason byEmail }`;

const CALLS = {
  make: `mutation ($input: NewRoundInput!) { answer: makeRound(input: $input) { ${ROUND} } }`,
  change: `mutation ($input: RoundChangeInput!) { answer: changeRound(input: $input) { ${ROUND} } }`,
  deliver: `mutation ($input: DeliverStopInput!) { answer: deliverStop(input: $input) { ${ROUND} } }`,
  fail: `mutation ($input: FailStopInput!) { answer: failStop(input: $input) { ${ROUND} } }`,
  handIn: `mutation ($input: HandInInput!) { answer: handInRound(input: $input) { ${ROUND} } }`,
  upi: `mutation ($input: UpiPaymentInput!) { answer: confirmUpiPayment(input: $input) { ${ORDER} } }`,
  writeOff: `mutation ($input: WriteOffInput!) { answer: writeOffDebt(input: $input) { ${ORDER} } }`,
};
const START = `mutation ($id: ID!) { answer: startRound(roundId: $id) { ${ROUND} } }`;
const MINE = `{ myRounds { ${ROUND} } }`;
const OF_DAY = `query ($day: LocalDate!) { deliveryRounds(day: $day) { ${ROUND} } ordersToDeliver(day: $day) { id } }`;

export type RoundCall = keyof typeof CALLS;

/** Sends a mutation of rounds. */
export function callRound(
  client: Client,
  call: RoundCall,
  input: Record<string, unknown>,
): Promise<Answer> {
  return client.graphql(CALLS[call], { input });
}

/** The same for a mutation that must succeed; returns its result. */
export async function onRound(
  client: Client,
  call: RoundCall,
  input: Record<string, unknown>,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<any> {
  return (await client.data(CALLS[call], { input })).answer;
}

export const startRound = (client: Client, id: unknown): Promise<Answer> =>
  client.graphql(START, { id });

/** A round with these orders whose rider has departed. */
export async function riddenRound(
  staff: Client,
  rider: { client: Client; id: string },
  orderIds: readonly string[],
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<any> {
  const input = { riderId: rider.id, orderIds, idempotencyKey: newKey() };
  const { id } = await onRound(staff, 'make', input);
  return (await rider.client.data(START, { id })).answer;
}

/** The rounds of the caller. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function myRounds(client: Client): Promise<any[]> {
  return (await client.data(MINE)).myRounds;
}

/** The rounds of a day, and the orders without a round. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function roundsOf(client: Client, day: string): Promise<any> {
  return client.data(OF_DAY, { day });
}
