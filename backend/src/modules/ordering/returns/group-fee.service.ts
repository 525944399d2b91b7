import { EntityManager } from 'typeorm';
import { DeliverySettingsService } from '../../checkout';
import { BillStep, BillStepKind, deliveryFeeOf, isReturnFeeKept } from '../../checkout/index.rules';
import { Clock } from '../../../kernel/clock';
import { Paise } from '../../../kernel/money';
import { OrderStatus } from '../../../kernel/order.enums';
import { Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { keptFeeOf, sumOfMoney } from '../credit-notes/credit-note.rules';
import { CreditNoteService } from '../credit-notes/credit-note.service';
import { leftOfPayments } from '../payments/left-of-payments';
import { isClaimed } from '../payments/payment-claim';
import { Payment } from '../payments/payment.entity';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderFeeAdded } from '../orders/order.events';
import { isCalledOff } from '../orders/order-transitions.rules';
import { orderingMessages } from '../ordering.messages';
import { ReceiptService } from '../receipts/receipt.service';
import { RefundService } from '../refunds/refund.service';

/** Dependencies for the fees of delivery groups. */
export interface GroupFeeDependencies {
  creditNotes: CreditNoteService;
  deliverySettings: DeliverySettingsService;
  events: DomainEvents;
  receipts: ReceiptService;
  refunds: RefundService;
  stateMachine: OrderStateMachine;
}

const { PENDING, RETURNED } = OrderStatus;

/**
 * The delivery fee of a delivery group. One of its orders has it in its bill, and it is due once as long as any order
 * of the group is delivered: if the order with the fee ends earlier, the shop keeps the fee out of what was paid.
 */
export class GroupFeeService {
  constructor(
    private readonly clock: Clock,
    private readonly dependencies: GroupFeeDependencies,
  ) {}

  /** The part of its fee that the shop would keep of an order about to be cancelled, out of payments by card or UPI. */
  async keptOfCancelled(tx: Transaction, order: Order): Promise<Paise> {
    const feePaise = deliveryFeeOf(order.billSteps);
    // If nothing of an order could be picked, everything is paid back.
    if (feePaise === 0 || order.subtotalPaise === 0) return 0;
    if (!(await this.isDeliveredWithout(tx, order))) return 0;
    const credited = sumOfMoney(await tx.findBy(CreditNote, { orderId: order.id }));
    return keptFeeOf(order, credited, feePaise, await leftOfPayments(tx, order.id));
  }

  /** Whether other orders of the same delivery group are delivered, or were returned with the fee kept. */
  async isDeliveredWithout(tx: Transaction, { id, ...order }: Order): Promise<boolean> {
    const others = (await ordersOfGroup(tx, order)).filter((other) => other.id !== id);
    return this.isDelivered(tx, others);
  }

  /** The sum that the shop kept of the ended orders of a delivery group, for the remaining ones. */
  async keptInGroup(manager: EntityManager, order: Order): Promise<Paise> {
    const kept = (await ordersOfGroup(manager, order)).filter(mayKeepFee);
    const withReceipt = await Promise.all(
      kept.map((each) => this.dependencies.receipts.isIssued(manager, each.id)),
    );
    return kept
      .filter((_, at) => withReceipt[at])
      .reduce((paise, each) => paise + keptPaise(each), 0);
  }

  /**
   * Adds the fee of an order that was cancelled before it was paid to the bill of the oldest order of its group that
   * nobody has begun to pay, so that it is visible to whoever pays that order. If all others are paid, nobody is
   * charged for it.
   */
  async passOn(tx: Transaction, { id, ...before }: Order, actor: Actor): Promise<void> {
    const feePaise = deliveryFeeOf(before.billSteps);
    if (feePaise === 0 || before.status !== PENDING) return;
    for (const other of await ordersOfGroup(tx, before)) {
      const order = await findLocked(tx, Order, other.id);
      if (!order || !(await this.isUnpaid(tx, order))) continue;
      const toPayPaise = order.toPayPaise + feePaise;
      const billSteps = order.billSteps.map((step) => withFee(step, before.billSteps));
      await tx.update(Order, { id: order.id }, { billSteps, toPayPaise });
      const note = orderingMessages.groupFeePassedOn({ amountPaise: feePaise, id });
      await this.dependencies.stateMachine.recordNote(tx, order, actor, note);
      return this.dependencies.events.record(tx, [orderFeeAdded(order, toPayPaise, id, actor)]);
    }
  }

  /** Whether an order awaits payment without any attempt to pay it. */
  private async isUnpaid(tx: Transaction, order: Order): Promise<boolean> {
    const isWaiting = order.status === PENDING && !isClaimed(order, this.clock);
    return isWaiting && !(await tx.existsBy(Payment, { orderId: order.id }));
  }

  /**
   * Pays back the fee that the shop kept of an order that ended earlier, if no order of the group is delivered any
   * more: within the caller's transaction, which has locked the customer, and after the transition of the last order.
   * @returns the refunds to carry out after the commit
   */
  async giveBackIfOver(tx: Transaction, last: Order, actor: Actor): Promise<number[]> {
    const orders = await ordersOfGroup(tx, last);
    if (await this.isDelivered(tx, orders)) return [];
    const refundIds: number[] = [];
    for (const { id } of orders.filter((order) => order.id !== last.id && mayKeepFee(order))) {
      const order = await findLocked(tx, Order, id);
      if (order) refundIds.push(...(await this.giveBack(tx, order, actor)));
    }
    return refundIds;
  }

  private async giveBack(tx: Transaction, order: Order, actor: Actor): Promise<number[]> {
    const { creditNotes, receipts, refunds } = this.dependencies;
    if (!(await receipts.isIssued(tx, order.id))) return [];
    const deliveryFeePaise = keptPaise(order);
    if (deliveryFeePaise === 0) return [];
    const reason = orderingMessages.groupFeeBack();
    const fee = { reason, lines: [], deliveryFeePaise };
    const { id: creditNoteId, cardPaise } = await creditNotes.issue(tx, order, actor, fee);
    const idempotencyKey = `credit-note-${creditNoteId}`;
    const part = { amountPaise: cardPaise, idempotencyKey, reason, creditNoteId };
    const refund = await refunds.requestPart(tx, order.id, part, actor);
    return refund ? [refund.id] : [];
  }

  private async isDelivered(tx: Transaction, orders: readonly Order[]): Promise<boolean> {
    if (orders.some(({ status }) => !isCalledOff(status))) return true;
    const returned = orders.filter(({ status }) => status === RETURNED);
    if (returned.length === 0) return false;
    const { terms } = await this.dependencies.deliverySettings.current(tx);
    return returned.some(({ placedAt }) => isReturnFeeKept(terms.returnFeeKeptSince, placedAt));
  }
}

/** Whether the shop may have kept the fee of an order. */
function mayKeepFee({ status, creditedPaise, billSteps }: Order): boolean {
  return isCalledOff(status) && creditedPaise !== null && deliveryFeeOf(billSteps) > 0;
}

/** The amount of an ended order that its credit notes leave to the shop. */
function keptPaise({ toPayPaise, giftCreditPaise, creditedPaise }: Order): Paise {
  return toPayPaise + giftCreditPaise - (creditedPaise ?? 0);
}

/** A bill step, with the delivery fee of another bill. */
function withFee(step: BillStep, others: readonly BillStep[]): BillStep {
  if (step.kind !== BillStepKind.DELIVERY_FEE) return step;
  return others.find(({ kind }) => kind === BillStepKind.DELIVERY_FEE) ?? step;
}

/** The orders of a delivery group; empty for an order outside a group. */
function ordersOfGroup(
  manager: EntityManager,
  { customerId, deliveryGroupId }: Pick<Order, 'customerId' | 'deliveryGroupId'>,
): Promise<Order[]> {
  if (deliveryGroupId === null) return Promise.resolve([]);
  return manager.find(Order, { where: { customerId, deliveryGroupId }, order: { id: 'ASC' } });
}

/**
 * The orders that are delivered together with an order: the others of its delivery group that are neither cancelled nor
 * returned.
 */
export async function deliveredTogetherWith(
  manager: EntityManager,
  { id, ...order }: Order,
): Promise<Order[]> {
  return (await ordersOfGroup(manager, order)).filter(
    (other) => other.id !== id && !isCalledOff(other.status),
  );
}
