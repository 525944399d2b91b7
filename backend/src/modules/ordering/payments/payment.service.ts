import { randomUUID } from 'node:crypto';
import { Clock } from '../../../kernel/clock';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { Order, PlacedOrder } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { Database } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { ChargeOnceService } from './charge-once.service';
import { Gateways } from './gateways';
import { answerOf, notSupported } from './payment-answers';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { PaymentInput } from './payment.input';
import { readCard } from './read-card';
import { UnsettledPaymentsService } from './unsettled-payments.service';
import { orderingMessages } from '../ordering.messages';

/** Pays orders. The gateway is called between two transactions: one claims the order, one settles it. */
export class PaymentService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateways: Gateways,
    private readonly charges: ChargeOnceService,
    private readonly unsettled: UnsettledPaymentsService,
  ) {}

  /**
   * Pays an order by card.
   * @throws VALIDATION with the fields of the card, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_DECLINED, PAYMENT_PENDING if
   *   the gateway did not report the result, IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED if the price of the order differs
   *   from `expectedAmountPaise`, NOT_SUPPORTED if the gateway takes no card numbers from the shop
   */
  async pay(
    viewer: Viewer,
    values: Partial<Record<keyof PaymentInput, unknown>>,
  ): Promise<Payment> {
    const customerId = requireCustomer(viewer);
    if (!this.gateways.current.takesCardNumbers)
      throw notSupported(orderingMessages.cardsElsewhere());
    const { idempotencyKey, orderId, expectedAmountPaise } = await assertValid(
      PaymentInput,
      values,
    );
    const card = readCard(values, this.clock.now());
    const isNamed = orderId !== undefined && orderId !== null;
    const attempt = {
      customerId,
      orderId: isNamed ? readRecordId(orderId, 'order', 'orderId') : undefined,
      idempotencyKey: idempotencyKey ?? randomUUID(),
      expectedAmountPaise,
      card,
    };
    const payment = await this.charges.charge(attempt, (gateway, request) =>
      gateway.charge(request, card),
    );
    return answerOf(payment);
  }

  /**
   * Pays an order like `pay`, but returns the existing payment of an order that is already paid. For the REST contract,
   * whose clients pay orders that the shop may have settled when they were placed.
   */
  async payOnce(
    viewer: Viewer,
    values: Partial<Record<keyof PaymentInput, unknown>>,
  ): Promise<Payment> {
    try {
      return await this.pay(viewer, values);
    } catch (error) {
      const isNotPayable = error instanceof ShopError && error.code === 'ORDER_NOT_PAYABLE';
      const paid = isNotPayable ? await this.paidBy(viewer, values.orderId) : null;
      if (!paid) throw error;
      return paid;
    }
  }

  /** One of the caller's payments. Throws NOT_FOUND with the given field, also for another customer's. */
  async byId(viewer: Viewer, id: number, field = 'id'): Promise<Payment> {
    const customerId = requireCustomer(viewer);
    const payment = await this.database.read.findOneBy(Payment, { id, customerId });
    if (!payment) throw notFound('payment', field);
    return payment;
  }

  /** The payment that paid an order of the caller; null if the money was paid back, or there was no payment. */
  private async paidBy(viewer: Viewer, orderId: unknown): Promise<Payment | null> {
    const customerId = requireCustomer(viewer);
    const id = readRecordId(orderId, 'order', 'orderId');
    const { SUCCESS } = PaymentStatus;
    const { read } = this.database;
    if (!(await read.existsBy(Order, { id, customerId, paymentStatus: SUCCESS }))) return null;
    const payment = { orderId: id, customerId, status: SUCCESS };
    return read.findOne(Payment, { where: payment, order: { id: 'DESC' } });
  }

  /**
   * Settles an order that was placed without a card (by the REST contract), if the gateway can; otherwise it stays
   * pending. An order that is paid, or being paid, stays unchanged.
   */
  async settleWithoutCard({ id, customerId, status }: PlacedOrder): Promise<void> {
    if (status !== OrderStatus.PENDING || !this.gateways.current.settlesWithoutCard) return;
    // Customers cannot choose a key with a colon.
    const attempt = { customerId, orderId: id, idempotencyKey: `order:${id}` };
    try {
      await this.charges.charge(attempt, (gateway, request) => gateway.settleWithoutCard(request));
    } catch (error) {
      const isLeft =
        error instanceof ShopError && ['ORDER_NOT_PAYABLE', 'PAYMENT_PENDING'].includes(error.code);
      if (!isLeft) throw error;
    }
  }

  /**
   * Asks the gateway about payments with unknown results, and settles them: those of one order for good, so that it can
   * be cancelled; or all that were begun at least a minute ago.
   * @returns false if payments of the order are still unknown, or in progress
   * @throws AggregateError without an order, if some are still unknown
   */
  async settleUnknown(orderId?: number): Promise<boolean> {
    if (orderId !== undefined) return this.unsettled.settleOrder(orderId);
    await this.unsettled.settleAll();
    return true;
  }
}
