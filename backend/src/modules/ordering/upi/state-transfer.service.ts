import { randomUUID } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { readRecordId } from '../../../kernel/record-id';
import { notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { notPayable, notSupported, paymentPending } from '../payments/payment-answers';
import { isClaimed } from '../payments/payment-claim';
import { Payment, UPI } from '../payments/payment.entity';
import { paymentBegun } from '../payments/payment.events';
import { hasOpenPayment } from '../payments/recent-payments';
import { UnsettledPaymentsService } from '../payments/unsettled-payments.service';
import { UpiRequest, upiRequestOf } from './upi-request.rules';
import { UpiSettingsService } from './upi-settings.service';
import { StateTransferInput } from './upi-transfer.input';
import { arrivedSums, refusingUsedUtr, useUtr } from './used-utrs';

/** How often stating a transfer is retried after another payment of its order was settled. */
const MAX_ROUNDS = 3;

/** Dependencies of customers' transfers. */
export interface StateTransferDependencies {
  events: DomainEvents;
  stateMachine: OrderStateMachine;
  unsettled: UnsettledPaymentsService;
  settings: UpiSettingsService;
  /** Letters and digits, as in receipt numbers. */
  prefix: string;
}

/** Customers' operations to pay an order by UPI: they ask for the payee, and state their transfer. */
export class StateTransferService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: StateTransferDependencies,
  ) {}

  /** Whether the shop can be paid by UPI. */
  async isOffered(): Promise<boolean> {
    return (await this.dependencies.settings.current()).payeeAddress !== null;
  }

  /** The UPI payment request of an order that awaits payment; null if it cannot be paid by UPI. */
  async requestOf(order: Pick<Order, 'id' | 'status' | 'toPayPaise'>): Promise<UpiRequest | null> {
    if (order.status !== OrderStatus.PENDING || order.toPayPaise === 0) return null;
    const { payeeAddress, payeeName } = await this.dependencies.settings.current();
    if (payeeAddress === null || payeeName === null) return null;
    const { id, toPayPaise: openPaise } = order;
    const payee = { payeeAddress, payeeName };
    const collectedPaise = (await arrivedSums(this.database.read, [id])).get(id) ?? 0;
    return upiRequestOf(this.dependencies.prefix, payee, { id, collectedPaise, openPaise });
  }

  /**
   * Whether an order takes the statement of a transfer: it awaits a payment, or was cancelled unpaid, and its customer
   * may have paid in their app just before.
   */
  async takesStatement(order: Order): Promise<boolean> {
    return mayBeStated(order) && (await this.wasOffered(this.database.read, order));
  }

  /**
   * Records that the caller has paid an order by UPI, as a payment that is pending until staff find the transfer in the
   * bank statement, by its UTR number or the reference of the order. Repeating it with the same number, or again
   * without one, is the same payment. Whoever says so only after the order was cancelled gets the money back once staff
   * have found it.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (utr, also if it is already used), NOT_FOUND, ORDER_NOT_PAYABLE,
   *   PAYMENT_PENDING while the result of a card payment is unknown, TOO_MANY_ATTEMPTS, NOT_SUPPORTED if the order was
   *   placed while the shop took no UPI
   */
  async state(
    viewer: Viewer,
    values: Partial<Record<keyof StateTransferInput, unknown>>,
  ): Promise<Payment> {
    const actor: Actor = { role: 'customer', id: requireCustomer(viewer) };
    const { orderId, utr = null } = await assertValid(StateTransferInput, trimTexts(values));
    const id = readRecordId(orderId, 'order', 'orderId');
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const work = (tx: Transaction) => this.stateWithin(tx, id, utr, actor);
      const stated = await refusingUsedUtr(this.database.write(work, { repeatable: true }));
      if (stated) return stated;
      if (!(await this.dependencies.unsettled.settleOrder(id))) break;
    }
    throw paymentPending();
  }

  /** Returns null if a card payment has to be settled first. */
  private async stateWithin(
    tx: Transaction,
    orderId: number,
    utr: string | null,
    actor: Actor,
  ): Promise<Payment | null> {
    const order = await findLocked(tx, Order, orderId);
    if (!order || order.customerId !== actor.id) throw notFound('order', 'orderId');
    const transfers = await tx.findBy(Payment, { orderId, gateway: UPI });
    const { FAILED, PENDING } = PaymentStatus;
    const counted = transfers.filter(({ status }) => status !== FAILED);
    const same = counted.find(({ gatewayReference }) => gatewayReference === utr);
    if (same) return same;
    if (!(await this.wasOffered(tx, order))) throw notSupported(orderingMessages.noUpi());
    if (!mayBeStated(order)) throw notPayable(orderingMessages.notAwaitingPayment());
    // One of less than the price goes back, and does not pay the order.
    if (counted.some((each) => each.refundRequestedPaise < each.amountPaise))
      throw notPayable(orderingMessages.transferWaits());
    if (isClaimed(order, this.clock)) throw notPayable(orderingMessages.paymentUnderWay());
    if (await hasOpenPayment(tx, order.customerId, orderId, this.clock.now())) return null;
    if (utr !== null) await useUtr(tx, utr);
    const payment = await this.insert(tx, order, utr);
    const { events, stateMachine } = this.dependencies;
    await events.record(tx, [paymentBegun(payment)]);
    const note =
      utr === null
        ? orderingMessages.transferStatedAlone()
        : orderingMessages.transferStated({ utr });
    if (await stateMachine.changePaymentStatus(tx, orderId, [FAILED], PENDING, actor, note))
      return payment;
    await stateMachine.recordNote(tx, order, actor, note);
    const about = {
      action: 'order.transfer-stated',
      subject: 'order',
      subjectId: orderId,
    } as const;
    await events.record(tx, [{ actor, ...about, after: { ...(utr !== null && { utr }) } }]);
    return payment;
  }

  /** Whether an order could be paid by UPI: whoever has paid when the shop stops taking it still says so. */
  private async wasOffered(manager: EntityManager, { placedAt }: Order): Promise<boolean> {
    const { payeeAddress, changedAt } = await this.dependencies.settings.current(manager);
    return payeeAddress !== null || (changedAt !== null && placedAt <= changedAt);
  }

  private async insert(tx: Transaction, order: Order, utr: string | null): Promise<Payment> {
    const values = {
      customerId: order.customerId,
      orderId: order.id,
      // Customers cannot choose a key with a colon.
      idempotencyKey: `upi:${randomUUID()}`,
      requestFingerprint: null,
      amountPaise: order.toPayPaise,
      status: PaymentStatus.PENDING,
      gateway: UPI,
      gatewayReference: utr,
      createdAt: this.clock.now(),
      refundRequestedPaise: 0,
      refundedPaise: 0,
      failureReason: null,
      settledAt: null,
      cardBrand: null,
      cardLastFour: null,
      cardExpiryYear: null,
    };
    return { ...values, id: await insertRows(tx, Payment, [values]) };
  }
}

/** Whether an order awaits a payment, or was cancelled while it awaited one online. */
function mayBeStated({ status, paymentMethod, paymentStatus, toPayPaise }: Order): boolean {
  const { FAILED, PENDING } = PaymentStatus;
  const isUnpaid = [FAILED, PENDING].includes(paymentStatus) && toPayPaise > 0;
  const isCancelledUnpaid =
    status === OrderStatus.CANCELLED && paymentMethod === PaymentMethod.CARD && isUnpaid;
  return status === OrderStatus.PENDING || isCancelledUnpaid;
}
