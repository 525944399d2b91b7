import { In } from 'typeorm';
import { Admin } from '../../identity';
import { Clock } from '../../../kernel/clock';
import { OrderStatus } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findAllLocked, findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { Message } from '../../../kernel/message';
import { Actor, staffActor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { keyReused } from '../payments/payment-answers';
import { DeliveryRound } from './delivery-round.entity';
import { RoundStop } from './round-stop.entity';
import { NewRoundInput, RoundChangeInput } from './round.input';
import { RoundView } from './round.type';
import { RoundsService, openStopsOf } from './rounds.service';
import { isOpenStop } from './stop.rules';

const NOT_HANDED_IN = {
  ...{ startedAt: null, handedInAt: null, handedInById: null },
  ...{ countedPaise: null, differencePaise: null, differenceReason: null },
};

/** Assigns rounds to riders. */
export class PlanRoundsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly rounds: RoundsService,
  ) {}

  /**
   * Creates a round of packed orders of one slot, once per key.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, ORDER_MOVE_REFUSED if an order
   *   is not packed, or on another round
   */
  async make(viewer: Viewer, values: NewRoundInput): Promise<RoundView> {
    const actor = staffActor(viewer, 'move-orders');
    const input = await assertValid(NewRoundInput, values);
    const riderId = readRecordId(input.riderId, 'admin', 'riderId');
    const orderIds = readOrderIds(input.orderIds);
    const madeById = actor.id as number;
    const { idempotencyKey: requestKey } = input;
    const fingerprint = requestFingerprint([riderId, orderIds]);
    const id = await this.database.write(
      async (tx) => {
        // Lock first: of two requests with the same key, the second waits here and finds the round of the first.
        await lockAll(tx, orderIds);
        const made = await tx.findOneBy(DeliveryRound, { madeById, requestKey });
        if (made && made.fingerprint !== fingerprint)
          throw keyReused(orderingMessages.roundKeyReused());
        if (made) return made.id;
        await assertRider(tx, riderId);
        const orders = await this.lockPacked(tx, orderIds);
        const [{ slotDate, slotStartMinute, slotEndMinute }] = orders;
        const slot = { slotDate, slotStartMinute, slotEndMinute };
        const madeAt = this.clock.now();
        const round = { riderId, ...slot, madeById, requestKey, fingerprint, madeAt };
        const roundId = await insertRows(tx, DeliveryRound, [
          { ...round, ...NOT_HANDED_IN, version: 1 },
        ]);
        await insertStops(tx, roundId, orders);
        await this.record(tx, actor, 'round.made', roundId, { riderId, orderIds });
        return roundId;
      },
      { repeatable: true },
    );
    return this.rounds.find(id);
  }

  /**
   * Changes the rider, the open stops or the sequence of a round. Stops with a result stay, and stay first.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT, ORDER_MOVE_REFUSED as `make`, or once no
   *   stop is open
   */
  async change(viewer: Viewer, values: RoundChangeInput): Promise<RoundView> {
    const actor = staffActor(viewer, 'move-orders');
    const input = await assertValid(RoundChangeInput, values);
    const id = readRecordId(input.roundId, 'round', 'roundId');
    const riderId = readRecordId(input.riderId, 'admin', 'riderId');
    const orderIds = readOrderIds(input.orderIds);
    await this.database.write(async (tx) => {
      const round = await findLocked(tx, DeliveryRound, id);
      if (!round) throw notFound('round', 'roundId');
      if (round.handedInAt) throw refused('roundId', orderingMessages.roundHandedIn());
      if (round.version !== input.expectedVersion) throw changedMeanwhile(round, input);
      if (riderId !== round.riderId) await assertRider(tx, riderId);
      await this.replaceOpenStops(tx, round, orderIds);
      await tx.update(DeliveryRound, { id }, { riderId, version: round.version + 1 });
      await this.record(tx, actor, 'round.changed', id, { riderId, orderIds });
    });
    return this.rounds.find(id);
  }

  private async replaceOpenStops(
    tx: Transaction,
    round: DeliveryRound,
    orderIds: readonly number[],
  ): Promise<void> {
    const stops = await tx.find(RoundStop, {
      where: { roundId: round.id },
      order: { position: 'ASC' },
    });
    const orders = await lockAll(tx, [...orderIds, ...stops.map(({ orderId }) => orderId)]);
    const open = stops.filter((stop) => isOpenStop(stop, orders.get(stop.orderId) as Order));
    if (open.length === 0) throw refused('roundId', orderingMessages.roundDone());
    const kept = open.filter(({ orderId }) => orderIds.includes(orderId));
    const removed = open.filter((stop) => !kept.includes(stop));
    if (removed.length > 0) await tx.delete(RoundStop, { id: In(removed.map(({ id }) => id)) });
    const added = orderIds.filter((id) => !kept.some(({ orderId }) => orderId === id));
    if (added.length > 0) await insertStops(tx, round.id, await this.lockPacked(tx, added, round));
    for (const [at, orderId] of orderIds.entries()) {
      const { deliveryVersion } = orders.get(orderId) as Order;
      const stop = { roundId: round.id, orderId, deliveryVersion };
      await tx.update(RoundStop, stop, { position: stops.length + at + 1 });
    }
  }

  /** These orders in this sequence, locked: packed, of one slot, and on no round. */
  private async lockPacked(
    tx: Transaction,
    ids: readonly number[],
    round?: DeliveryRound,
  ): Promise<[Order, ...Order[]]> {
    const byId = await lockAll(tx, ids);
    const orders = ids.map((id) => byId.get(id) as Order) as [Order, ...Order[]];
    const taken = await openStopsOf(tx, orders);
    const slot = round ?? orders[0];
    for (const order of orders) {
      const { id, status } = order;
      if (status !== OrderStatus.PACKED)
        throw refused('orderIds', orderingMessages.notPackedYet({ id }));
      if (taken.has(id)) throw refused('orderIds', orderingMessages.onAnotherRound({ id }));
      if (order.slotDate !== slot.slotDate || order.slotStartMinute !== slot.slotStartMinute)
        throw fieldError('orderIds', orderingMessages.roundOfOneSlot());
    }
    return orders;
  }

  private record(
    tx: Transaction,
    actor: Actor,
    action: string,
    subjectId: number,
    after: object,
  ): Promise<void> {
    return this.events.record(tx, [{ actor, action, subject: 'round', subjectId, after }]);
  }
}

function readOrderIds(ids: readonly string[]): number[] {
  return ids.map((id) => readRecordId(id, 'order', 'orderIds'));
}

async function assertRider(tx: Transaction, id: number): Promise<void> {
  const admin = await tx.findOneBy(Admin, { id });
  if (!admin) throw notFound('admin', 'riderId');
  if (!admin.permissions.includes('deliver-orders'))
    throw fieldError('riderId', orderingMessages.notRider());
}

/** Locks orders by ascending id, so that concurrent transactions that lock several never deadlock. */
async function lockAll(tx: Transaction, ids: readonly number[]): Promise<Map<number, Order>> {
  const found = await findAllLocked(tx, Order, ids);
  const orders = new Map(found.map((order) => [order.id, order]));
  if (!ids.every((id) => orders.has(id))) throw notFound('order', 'orderIds');
  return orders;
}

function insertStops(tx: Transaction, roundId: number, orders: readonly Order[]): Promise<unknown> {
  const nothingSaid = { outcome: null, receivedBy: null, failureReason: null };
  const stops = orders.map(({ id: orderId, deliveryVersion }, at) => ({
    ...{ roundId, orderId, deliveryVersion, position: at + 1 },
    ...nothingSaid,
    ...{ cashPaise: null, doneAt: null },
  }));
  return insertRows(tx, RoundStop, stops);
}

function changedMeanwhile(round: DeliveryRound, { expectedVersion }: RoundChangeInput): ShopError {
  const message = orderingMessages.roundChanged();
  const details = { current: { version: round.version }, submitted: { version: expectedVersion } };
  return new ShopError('CONFLICT', message, { expectedVersion: message }, undefined, details);
}

function refused(field: string, message: Message): ShopError {
  return new ShopError('ORDER_MOVE_REFUSED', message, { [field]: message });
}
