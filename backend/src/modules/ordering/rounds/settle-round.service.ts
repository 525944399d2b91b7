import { In, IsNull } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Message } from '../../../kernel/message';
import { OrderStatus } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireStaff } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { Collection, CollectionKind } from '../collections/collection.entity';
import { CollectionsService } from '../collections/collections.service';
import { staffActor } from '../orders/order-state-machine';
import { toCollectPaise } from '../orders/order-line.rules';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { refusingUsedUtr } from '../upi/used-utrs';
import { DeliveryRound } from './delivery-round.entity';
import { HandInInput, UpiPaymentInput, WriteOffInput } from './round.input';
import { RoundStop } from './round-stop.entity';
import { OrderToDeliver, RoundView } from './round.type';
import { RoundsService, cashOfRounds } from './rounds.service';
import { isOpenStop } from './stop.rules';

const { DELIVERED, OUT_FOR_DELIVERY } = OrderStatus;

/** The statuses in which a customer can pay on delivery, or pay the debt afterwards. */
const PAYABLE: readonly OrderStatus[] = [OUT_FOR_DELIVERY, DELIVERED];

/** Dependencies of settling rounds. */
export interface SettleRoundDependencies {
  collections: CollectionsService;
  events: DomainEvents;
  rounds: RoundsService;
}

/** The money of rounds: handed in, paid by UPI, or written off. */
export class SettleRoundService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: SettleRoundDependencies,
  ) {}

  /**
   * Records the counted cash of a round, with the difference and its reason. Repeating the same count changes nothing.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (countedPaise, reason), NOT_FOUND, ORDER_MOVE_REFUSED while stops
   *   are open, CONFLICT if another count was handed in
   */
  async handIn(viewer: Viewer, values: HandInInput): Promise<RoundView> {
    const actor = staffActor(viewer, 'settle-cash');
    const input = await assertValid(HandInInput, trimTexts({ ...values }));
    const { countedPaise, reason = null } = input;
    const id = readRecordId(input.roundId, 'round', 'roundId');
    const work = async (tx: Transaction) => {
      const round = await findLocked(tx, DeliveryRound, id);
      if (!round) throw notFound('round', 'roundId');
      if (round.handedInAt) return assertSameCount(round, countedPaise);
      await assertNoOpenStop(tx, id);
      const cashPaise = (await cashOfRounds(tx, [id])).get(id) ?? 0;
      const differencePaise = countedPaise - cashPaise;
      if (differencePaise !== 0 && reason === null)
        throw fieldError('reason', orderingMessages.differenceReasonMissing());
      const differenceReason = differencePaise === 0 ? null : reason;
      const handedInById = actor.id;
      const handIn = { handedInAt: this.clock.now(), handedInById, countedPaise, differencePaise };
      await tx.update(DeliveryRound, { id }, { ...handIn, differenceReason });
      const about = { action: 'round.handed-in', subject: 'round', subjectId: id } as const;
      const after = { cashPaise, countedPaise, differencePaise, differenceReason };
      await this.dependencies.events.record(tx, [{ actor, ...about, after }]);
    };
    await this.database.write(work, { repeatable: true });
    return this.dependencies.rounds.find(id);
  }

  /**
   * Records that a UPI transfer pays for an order on delivery. Each transfer counts once: a repeated call changes
   * nothing. Riders settle the orders of their rounds, staff with `move-orders` any order.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (amountPaise; utr of another payment), NOT_FOUND, ORDER_NOT_PAYABLE
   */
  async confirmUpi(viewer: Viewer, values: UpiPaymentInput): Promise<OrderToDeliver> {
    const actor = staffActor(viewer, 'deliver-orders');
    const isForAll = requireStaff(viewer).permissions.has('move-orders');
    const { orderId, amountPaise, utr } = await assertValid(UpiPaymentInput, values);
    const id = readRecordId(orderId, 'order', 'orderId');
    const work = async (tx: Transaction) => {
      const order = await findLocked(tx, Order, id);
      if (!order || !(isForAll || (await isOnOwnRound(tx, id, actor.id as number))))
        throw notFound('order', 'orderId');
      const used = await tx.findOneBy(Collection, { utr });
      if (used && (used.orderId !== id || used.amountPaise !== amountPaise))
        throw fieldError('utr', orderingMessages.utrUsed());
      if (used) return;
      assertOpen(order, amountPaise);
      const entry = { kind: CollectionKind.UPI, amountPaise, utr };
      const note = orderingMessages.paidByUpi({ amountPaise });
      await this.dependencies.collections.record(tx, order, entry, actor, note);
    };
    await refusingUsedUtr(this.database.write(work, { repeatable: true }));
    return this.dependencies.rounds.order(id);
  }

  /**
   * Writes off a customer's debt for a delivered order. A repeated call changes nothing.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (amountPaise if another sum is open), NOT_FOUND, ORDER_NOT_PAYABLE
   */
  async writeOff(viewer: Viewer, values: WriteOffInput): Promise<OrderToDeliver> {
    const actor = staffActor(viewer, 'settle-cash');
    const input = await assertValid(WriteOffInput, trimTexts({ ...values }));
    const { amountPaise, reason } = input;
    const id = readRecordId(input.orderId, 'order', 'orderId');
    const work = async (tx: Transaction) => {
      const order = await findLocked(tx, Order, id);
      if (!order) throw notFound('order', 'orderId');
      const { WRITTEN_OFF: kind } = CollectionKind;
      if (await tx.existsBy(Collection, { orderId: id, kind, amountPaise, reason })) return;
      if (order.status !== DELIVERED) throw notPayable(orderingMessages.debtLater());
      assertOpen(order, amountPaise);
      if (amountPaise !== toCollectPaise(order))
        throw fieldError('amountPaise', orderingMessages.debtChanged());
      const entry = { kind, amountPaise, reason };
      const note = orderingMessages.nothingLeftToPay();
      await this.dependencies.collections.record(tx, order, entry, actor, note);
    };
    await this.database.write(work, { repeatable: true });
    return this.dependencies.rounds.order(id);
  }
}

function assertOpen(order: Order, amountPaise: number): void {
  const openPaise = toCollectPaise(order);
  if (openPaise === 0) throw notPayable(orderingMessages.nothingLeftToPay());
  if (!PAYABLE.includes(order.status)) throw notPayable(orderingMessages.cashLater());
  if (amountPaise > openPaise)
    throw fieldError('amountPaise', orderingMessages.mostOpen({ openPaise }));
}

async function assertNoOpenStop(tx: Transaction, roundId: number): Promise<void> {
  const stops = await tx.findBy(RoundStop, { roundId });
  const orders = await tx.findBy(Order, { id: In(stops.map(({ orderId }) => orderId)) });
  const byId = new Map(orders.map((order) => [order.id, order]));
  if (!stops.some((stop) => isOpenStop(stop, byId.get(stop.orderId) as Order))) return;
  const message = orderingMessages.openStops();
  throw new ShopError('ORDER_MOVE_REFUSED', message, { roundId: message });
}

function assertSameCount({ countedPaise, differencePaise }: DeliveryRound, counted: number): void {
  if (countedPaise === counted) return;
  const message = orderingMessages.roundHandedIn();
  const details = { current: { countedPaise, differencePaise } };
  throw new ShopError('CONFLICT', message, { roundId: message }, undefined, details);
}

/** Whether an order is on a round of this rider whose cash is not handed in. */
async function isOnOwnRound(tx: Transaction, orderId: number, riderId: number): Promise<boolean> {
  for (const { roundId: id } of await tx.findBy(RoundStop, { orderId }))
    if (await tx.existsBy(DeliveryRound, { id, riderId, handedInAt: IsNull() })) return true;
  return false;
}

function notPayable(message: Message): ShopError {
  return new ShopError('ORDER_NOT_PAYABLE', message, { orderId: message });
}
