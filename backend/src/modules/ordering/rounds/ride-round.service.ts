import { Clock } from '../../../kernel/clock';
import { Message, Note } from '../../../kernel/message';
import { OrderStatus } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { CollectionsService } from '../collections/collections.service';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { ReceiptService } from '../receipts/receipt.service';
import { DeliveryRound } from './delivery-round.entity';
import { DeliverStopInput, FailStopInput } from './round.input';
import { RoundStop, StopOutcome } from './round-stop.entity';
import { RoundView } from './round.type';
import { RoundsService } from './rounds.service';
import { isOpenStop, isSameDelivery } from './stop.rules';

/** Dependencies of the operations of riders. */
export interface RideRoundDependencies {
  collections: CollectionsService;
  events: DomainEvents;
  receipts: ReceiptService;
  rounds: RoundsService;
  stateMachine: OrderStateMachine;
}

/** The result of a stop as reported by the rider. */
type Said = Pick<RoundStop, 'receivedBy' | 'failureReason' | 'cashPaise'> & {
  outcome: StopOutcome;
};

/** A stop within the transaction that settles it. */
interface StopAtWork {
  tx: Transaction;
  round: DeliveryRound;
  order: Order;
  actor: Actor;
}

const { DELIVERED, DELIVERY_FAILED, OUT_FOR_DELIVERY, PACKED } = OrderStatus;

/**
 * The operations of riders on their way. None needs an idempotency key: repeating a result changes nothing, and a
 * different result is refused.
 */
export class RideRoundService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: RideRoundDependencies,
  ) {}

  /**
   * The caller leaves with the orders of their round: all packed ones become out for delivery. A repeated call includes
   * orders added meanwhile.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND if it is not the caller's round, ORDER_MOVE_REFUSED once its cash is
   *   handed in
   */
  async start(viewer: Viewer, id: number): Promise<RoundView> {
    const actor = staffActor(viewer, 'deliver-orders');
    const work = async (tx: Transaction) => {
      const round = await lockOwn(tx, id, actor, () => notFound('round', 'roundId'));
      const stops = await tx.find(RoundStop, { where: { roundId: id }, order: { orderId: 'ASC' } });
      for (const stop of stops) await this.leaveWith(tx, stop, actor);
      if (round.startedAt) return;
      await tx.update(DeliveryRound, { id }, { startedAt: this.clock.now() });
      const about = { action: 'round.started', subject: 'round', subjectId: id } as const;
      await this.dependencies.events.record(tx, [{ actor, ...about }]);
    };
    await this.database.write(work, { repeatable: true });
    return this.dependencies.rounds.find(id);
  }

  /**
   * Hands over an order, with the collected cash. The remainder stays a debt of the customer.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND if it is not the caller's stop, CONFLICT if another
   *   result was reported, ORDER_MOVE_REFUSED if the order is not out for delivery
   */
  async deliver(viewer: Viewer, values: DeliverStopInput): Promise<RoundView> {
    const input = await assertValid(DeliverStopInput, trimTexts({ ...values }));
    const { stopId, receivedBy, cashPaise } = input;
    const said = { outcome: StopOutcome.DELIVERED, receivedBy, failureReason: null, cashPaise };
    return this.settle(viewer, stopId, said, async (work) => {
      const { tx, round, order, actor } = work;
      if (order.status !== DELIVERED) await this.move(work, DELIVERED, null);
      await this.dependencies.collections.atDelivery(tx, order, cashPaise, actor, round.id);
    });
  }

  /** Reports a failed delivery, with the reason. Throws as `deliver`. */
  async fail(viewer: Viewer, values: FailStopInput): Promise<RoundView> {
    const { stopId, reason } = await assertValid(FailStopInput, trimTexts({ ...values }));
    const { FAILED: outcome } = StopOutcome;
    const said = { outcome, receivedBy: null, failureReason: reason, cashPaise: null };
    return this.settle(viewer, stopId, said, async (work) => {
      if (work.order.status !== DELIVERY_FAILED) await this.move(work, DELIVERY_FAILED, reason);
    });
  }

  private async settle(
    viewer: Viewer,
    stopId: string,
    said: Said,
    apply: (work: StopAtWork) => Promise<void>,
  ): Promise<RoundView> {
    const actor = staffActor(viewer, 'deliver-orders');
    const id = readRecordId(stopId, 'stop', 'stopId');
    const work = async (tx: Transaction) => {
      const missing = () => notFound('stop', 'stopId');
      const roundId = (await tx.findOneBy(RoundStop, { id }))?.roundId;
      if (roundId === undefined) throw missing();
      const round = await lockOwn(tx, roundId, actor, missing);
      const stop = await tx.findOneBy(RoundStop, { id });
      const order = stop && (await findLocked(tx, Order, stop.orderId));
      if (!stop || !order) throw missing();
      if (stop.outcome !== null) {
        if (!isSame(stop, said)) throw saidOtherwise(stop);
        return roundId;
      }
      if (round.handedInAt) throw refused(orderingMessages.roundHandedIn());
      if (!isSameDelivery(stop, order)) throw refused(orderingMessages.otherSlot());
      await apply({ tx, round, order, actor });
      await tx.update(RoundStop, { id }, { ...said, doneAt: this.clock.now() });
      return roundId;
    };
    const roundId = await this.database.write(work, { repeatable: true });
    return this.dependencies.rounds.find(roundId);
  }

  private async move(
    { tx, order, actor }: StopAtWork,
    to: OrderStatus,
    note: Note | null,
  ): Promise<void> {
    const { stateMachine } = this.dependencies;
    const isMoved = await stateMachine.transition(
      tx,
      order.id,
      [OUT_FOR_DELIVERY],
      to,
      actor,
      {},
      note,
    );
    if (!isMoved)
      throw refused(orderingMessages.noSuchMove({ fromStatus: order.status, toStatus: to }));
  }

  private async leaveWith(tx: Transaction, stop: RoundStop, actor: Actor): Promise<void> {
    const order = await findLocked(tx, Order, stop.orderId);
    if (!order || !isOpenStop(stop, order)) return;
    const { receipts, stateMachine } = this.dependencies;
    await stateMachine.transition(tx, order.id, [PACKED], OUT_FOR_DELIVERY, actor);
    // An order has its receipt from packing on, even if a server of the previous version packed it.
    await receipts.issue(tx, order.id);
  }
}

/** A round of the caller, locked. */
async function lockOwn(
  tx: Transaction,
  id: number,
  actor: Actor,
  missing: () => ShopError,
): Promise<DeliveryRound> {
  const round = await findLocked(tx, DeliveryRound, id);
  if (!round || round.riderId !== actor.id) throw missing();
  return round;
}

function isSame(stop: RoundStop, said: Said): boolean {
  const { outcome, receivedBy, failureReason, cashPaise } = said;
  return (
    stop.outcome === outcome &&
    stop.receivedBy === receivedBy &&
    stop.failureReason === failureReason &&
    stop.cashPaise === cashPaise
  );
}

function saidOtherwise({ outcome, receivedBy, failureReason, cashPaise }: RoundStop): ShopError {
  const message = orderingMessages.stopSettled();
  const details = { current: { outcome, receivedBy, failureReason, cashPaise } };
  return new ShopError('CONFLICT', message, { stopId: message }, undefined, details);
}

function refused(message: Message): ShopError {
  return new ShopError('ORDER_MOVE_REFUSED', message, { stopId: message });
}
