import { StaffRole } from '../../../src/kernel/permissions';
import { moveOrder } from '../../kit/order-keeping';
import { onRound, startRound } from '../../kit/rounds';
import { newKey } from '../../kit/shopping';
import { Actor } from '../actors';
import { Call, NOBODY, Subject } from '../call';
import { Customer } from '../people';
import { pictureArgs } from '../pictures';
import { World, newOrderOnItsWay, newPackedCashOrder, newPackedOrder } from '../world';

/** The roles in the tables that may ride a round. */
const RIDING: readonly string[] = [
  StaffRole.OWNER,
  StaffRole.MANAGER,
  StaffRole.ORDERS,
  StaffRole.RIDER,
];

/** The caller if permitted to ride; else another member who is. */
function riderOf({ members }: World, { column }: Actor) {
  const role = RIDING.includes(column) ? (column as StaffRole) : StaffRole.OWNER;
  return members[role];
}

/** A round of the caller, if permitted, with a packed order of a customer. */
async function newRound(
  world: World,
  of: Customer,
  actor: Actor,
  newOrder: typeof newPackedOrder = newPackedOrder,
) {
  const orderId = await newOrder(world, of);
  const { id } = riderOf(world, actor);
  const input = { riderId: String(id), orderIds: [orderId], idempotencyKey: newKey() };
  return onRound(world.members.owner.client, 'make', input);
}

/** The number of a stop of such a round, after its rider has left. */
async function newStopId(world: World, { of }: Subject, actor: Actor): Promise<string | number> {
  if (!of) return NOBODY;
  const { id, stops } = await newRound(world, of, actor);
  await startRound(riderOf(world, actor).client, id);
  return stops[0].id;
}

/** The number of a stop of such a round that its rider delivered. */
export async function newDeliveredStop(
  world: World,
  subject: Subject,
  actor: Actor,
): Promise<string | number> {
  const stopId = await newStopId(world, subject, actor);
  if (!subject.of) return NOBODY;
  const said = { stopId, receivedBy: 'Asha', cashPaise: 0 };
  await onRound(riderOf(world, actor).client, 'deliver', said);
  return stopId;
}

/** The number of a photo that a rider took of a delivery to a customer. */
export async function newDeliveryPhoto(
  world: World,
  subject: Subject,
  actor: Actor,
): Promise<string | number> {
  if (!subject.of) return NOBODY;
  const rider = { ...actor, column: StaffRole.RIDER };
  const stopId = await newDeliveredStop(world, subject, rider);
  const { body, headers } = await pictureArgs();
  const path = `/photos/stops/${stopId}`;
  const answer = await riderOf(world, rider).client.send('POST', path, body, headers);
  return /\d+/.exec(answer.body.url)?.[0] ?? '';
}

/** The number of an order on such a round that is payable on delivery. */
async function newOrderOfRound(world: World, of: Customer, actor: Actor): Promise<string> {
  const { id, stops } = await newRound(world, of, actor, newPackedCashOrder);
  await startRound(riderOf(world, actor).client, id);
  return stops[0].order.id;
}

const asOfRound = { names: 'whose', tellsOfOthers: true } as const;
let lastUtr = 100_000_000_000;

/** Calls for the rounds of riders, and their cash. */
export const ridingCalls: Record<string, Call> = {
  'Mutation.makeRound': {
    ...asOfRound,
    args: async (world, { of }) => {
      const riderId = String(world.members.owner.id);
      const orderIds = [of ? await newPackedOrder(world, of) : String(NOBODY)];
      return { input: { riderId, orderIds, idempotencyKey: newKey() } };
    },
  },
  'Mutation.changeRound': {
    ...asOfRound,
    args: async (world, { of }, actor) => {
      const riderId = String(world.members.owner.id);
      if (!of) return { input: { roundId: NOBODY, riderId, orderIds: ['1'], expectedVersion: 1 } };
      const { id: roundId, stops } = await newRound(world, of, actor);
      const orderIds = [stops[0].order.id];
      return { input: { roundId, riderId, orderIds, expectedVersion: 1 } };
    },
  },
  'Mutation.startRound': {
    ...asOfRound,
    args: async (world, { of }, actor) => ({
      roundId: of ? (await newRound(world, of, actor)).id : NOBODY,
    }),
  },
  'Mutation.carryOrder': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      input: { orderId: of ? await newPackedOrder(world, of) : NOBODY, to: 'OUT_FOR_DELIVERY' },
    }),
  },
  'Mutation.noteCarriedOrder': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      orderId: of ? await newPackedOrder(world, of) : NOBODY,
      text: 'The bell is broken',
    }),
  },
  'Mutation.deliverStop': {
    ...asOfRound,
    args: async (world, subject, actor) => {
      const stopId = await newStopId(world, subject, actor);
      return { input: { stopId, receivedBy: 'Asha', cashPaise: 0 } };
    },
  },
  'Mutation.failStop': {
    ...asOfRound,
    args: async (world, subject, actor) => {
      const stopId = await newStopId(world, subject, actor);
      return { input: { stopId, reason: 'Nobody was at home' } };
    },
  },
  'Mutation.confirmUpiPayment': {
    ...asOfRound,
    args: async (world, { of }, actor) => {
      const orderId = of ? await newOrderOfRound(world, of, actor) : NOBODY;
      return { input: { orderId, amountPaise: 100, utr: String(++lastUtr) } };
    },
  },
  'Mutation.handInRound': {
    ...asOfRound,
    args: async (world, { of }, actor) => {
      if (!of) return { input: { roundId: NOBODY, countedPaise: 0 } };
      const { id: roundId, stops } = await newRound(world, of, actor);
      await startRound(riderOf(world, actor).client, roundId);
      const said = { stopId: stops[0].id, reason: 'Nobody was at home' };
      await onRound(riderOf(world, actor).client, 'fail', said);
      return { input: { roundId, countedPaise: 0 } };
    },
  },
  'Mutation.writeOffDebt': {
    ...asOfRound,
    args: async (world, { of }) => {
      const input = { amountPaise: 100, reason: 'Broken eggs' };
      if (!of) return { input: { ...input, orderId: NOBODY } };
      const orderId = await newOrderOnItsWay(world, of);
      const { client } = world.members.owner;
      await moveOrder(client, orderId, 'DELIVERED');
      const query = 'query ($id: ID!) { adminOrder(id: $id) { order { toCollectPaise } } }';
      const { adminOrder } = await client.data(query, { id: orderId });
      return { input: { ...input, orderId, amountPaise: adminOrder.order.toCollectPaise } };
    },
  },
};
