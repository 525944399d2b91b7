import { EventActor, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { OrderStatus } from '../../../kernel/order.enums';
import { Order } from '../orders/order.entity';
import { OrderEmailQueue } from '../orders/order-email-queue';
import { OrderStateMachine, SYSTEM } from '../orders/order-state-machine';
import { Database, Transaction } from '../../../platform/database/database';
import { RefundResult } from '../payments/payment-gateway';
import { refundSettled } from './refund.events';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from '../payments/payment.entity';
import { Refund } from './refund.entity';
import { orderingMessages } from '../ordering.messages';

/** Each write changes one state to another, so repeating it has no effect. */
const REPEATABLE = { repeatable: true };

/** Records the results of refunds. The same result may be reported several times, and on several servers at once. */
export class RefundSettlement {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly stateMachine: OrderStateMachine,
    private readonly events: DomainEvents,
    private readonly mails: OrderEmailQueue,
  ) {}

  /** Records the gateway's result of a refund, and marks its order once all of its money is paid back. */
  async settle(refund: Refund, result: RefundResult): Promise<void> {
    await this.database.write(async (tx) => {
      if (result.outcome === 'refunded') return this.paidBack(tx, refund, result.reference);
      if (result.outcome === 'refused') return this.refused(tx, refund, result.reason);
      const { reference: gatewayReference } = result;
      await tx.update(
        Refund,
        { id: refund.id, status: PaymentStatus.PENDING },
        { gatewayReference },
      );
    }, REPEATABLE);
  }

  /**
   * Records, within the caller's transaction, that a refund succeeded.
   * @param actor who reports it
   */
  async paidBack(
    tx: Transaction,
    refund: Refund,
    gatewayReference: string,
    actor: EventActor = SYSTEM_ACTOR,
  ): Promise<void> {
    const changes = {
      gatewayReference,
      status: PaymentStatus.SUCCESS,
      settledAt: this.clock.now(),
    };
    const pending = { id: refund.id, status: PaymentStatus.PENDING };
    const { affected } = await tx.update(Refund, pending, changes);
    if (affected !== 1) return;
    await this.record(tx, refund, PaymentStatus.PENDING, { status: changes.status }, actor);
    // Concurrent settlements of refunds of one payment wait for each other here.
    await tx.increment(Payment, { id: refund.paymentId }, 'refundedPaise', refund.amountPaise);
    if (refund.orderId === null) return;
    const { customerId } = await tx.findOneByOrFail(Payment, { id: refund.paymentId });
    this.mails.enqueue(tx, customerId, 'order-refunded', { refundId: refund.id });
    await this.markIfAllIsBack(tx, refund.orderId);
  }

  /** Applies even after success: a bank may return the money of a refund days later. */
  private async refused(tx: Transaction, refund: Refund, reason: string): Promise<void> {
    const payment = { id: refund.paymentId };
    const changes = {
      failureReason: reason.slice(0, 200),
      status: PaymentStatus.FAILED,
      settledAt: this.clock.now(),
    };
    for (const status of [PaymentStatus.PENDING, PaymentStatus.SUCCESS]) {
      const { affected } = await tx.update(Refund, { id: refund.id, status }, changes);
      if (affected !== 1) continue;
      const { failureReason } = changes;
      await this.record(tx, refund, status, { status: changes.status, failureReason });
      const wasBack = status === PaymentStatus.SUCCESS;
      if (wasBack) await tx.decrement(Payment, payment, 'refundedPaise', refund.amountPaise);
      await tx.decrement(Payment, payment, 'refundRequestedPaise', refund.amountPaise);
      if (wasBack && refund.orderId !== null) await this.markNotBack(tx, refund);
      return;
    }
  }

  private record(
    tx: Transaction,
    { id }: Refund,
    before: PaymentStatus,
    after: Partial<Pick<Refund, 'status' | 'failureReason'>>,
    actor: EventActor = SYSTEM_ACTOR,
  ): Promise<void> {
    return this.events.record(tx, [refundSettled(id, before, after, actor)]);
  }

  private async markIfAllIsBack(tx: Transaction, orderId: number): Promise<void> {
    // A transfer of too little goes back while its order still awaits its payment.
    if (await tx.existsBy(Order, { id: orderId, status: OrderStatus.PENDING })) return;
    const payments = await tx.findBy(Payment, { orderId, status: PaymentStatus.SUCCESS });
    const paid = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const back = payments.reduce((sum, { refundedPaise }) => sum + refundedPaise, 0);
    if (back !== paid) return;
    const from = [PaymentStatus.SUCCESS, PaymentStatus.PENDING, PaymentStatus.FAILED];
    const note = orderingMessages.paidBack({ amountPaise: back });
    await this.stateMachine.changePaymentStatus(
      tx,
      orderId,
      from,
      PaymentStatus.REFUNDED,
      SYSTEM,
      note,
    );
  }

  private async markNotBack(tx: Transaction, { orderId, amountPaise }: Refund): Promise<void> {
    const note = orderingMessages.refundRefusedByBank({ amountPaise });
    const [from, to] = [[PaymentStatus.REFUNDED], PaymentStatus.SUCCESS];
    await this.stateMachine.changePaymentStatus(tx, orderId as number, from, to, SYSTEM, note);
  }
}
