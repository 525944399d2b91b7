import { EntityManager, In } from 'typeorm';
import {
  BillStepKind,
  FREE_DELIVERY,
  deliveryFeeOf,
  deliveryStep,
} from '../../checkout/index.rules';
import { Paise } from '../../../kernel/money';
import { Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { OrderEvent } from '../orders/order-event.entity';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderFeeTakenOff } from '../orders/order.events';
import { orderingMessages } from '../ordering.messages';

const PASSED_ON = orderingMessages.groupFeePassedOn({ amountPaise: 0, id: 0 }).messageId;

/**
 * The sums of unpaid orders before the delivery fee of their group was passed on to them: whoever had their UPI request
 * open then paid this sum. Orders without such a fee are missing.
 */
export async function sumsBeforeFee(
  manager: EntityManager,
  orders: readonly Order[],
): Promise<Map<number, Paise>> {
  const grouped = orders.filter(
    ({ deliveryGroupId, billSteps }) => deliveryGroupId !== null && deliveryFeeOf(billSteps) > 0,
  );
  if (grouped.length === 0) return new Map();
  const events = await manager.findBy(OrderEvent, { orderId: In(grouped.map(({ id }) => id)) });
  const passedOn = new Set(
    events
      .filter(({ noteMessage }) => noteMessage?.messageId === PASSED_ON)
      .map(({ orderId }) => orderId),
  );
  return new Map(
    grouped
      .filter(({ id }) => passedOn.has(id))
      .map(({ id, toPayPaise, billSteps }) => [id, toPayPaise - deliveryFeeOf(billSteps)]),
  );
}

/** Takes the fee off a locked order again, because it was paid without: then nobody is asked for it. */
export async function takeFeeOff(
  tx: Transaction,
  order: Order,
  actor: Actor,
  { events, stateMachine }: { events: DomainEvents; stateMachine: OrderStateMachine },
): Promise<void> {
  const feePaise = deliveryFeeOf(order.billSteps);
  const toPayPaise = order.toPayPaise - feePaise;
  const billSteps = order.billSteps.map((step) =>
    step.kind === BillStepKind.DELIVERY_FEE ? deliveryStep(FREE_DELIVERY) : step,
  );
  await tx.update(Order, { id: order.id }, { billSteps, toPayPaise });
  const note = orderingMessages.groupFeeTakenOff({ amountPaise: feePaise });
  await stateMachine.recordNote(tx, order, actor, note);
  await events.record(tx, [orderFeeTakenOff(order, toPayPaise, actor)]);
}
