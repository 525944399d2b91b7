import { Clock } from '../../../kernel/clock';
import { OrderStatus } from '../../../kernel/order.enums';
import { Order } from '../orders/order.entity';
import { Database } from '../../../platform/database/database';
import { Gateways } from './gateways';
import { CLAIM_MS } from './payment-claim';
import { ChargeRequest, ChargeState } from './payment-gateway';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment, UPI } from './payment.entity';
import { PaymentSettlement } from './settle-payment.service';
import { orderingMessages } from '../ordering.messages';

const NEVER_CHARGED = orderingMessages.paymentNotThrough().text;

/**
 * Payments with unknown results: a time-out, a killed server, a customer who has not confirmed. Asks the gateway, and
 * settles what it reports. Any server may do so at any time. UPI transfers are left to the staff, because no program
 * can query the bank.
 */
export class UnsettledPaymentsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateways: Gateways,
    private readonly settlement: PaymentSettlement,
  ) {}

  /**
   * Settles all payments that were begun at least a minute ago, except those in progress.
   * @throws AggregateError if a gateway did not respond; the others were settled nevertheless
   */
  async settleAll(): Promise<void> {
    const begunBy = new Date(this.clock.now().getTime() - CLAIM_MS);
    const failures: unknown[] = [];
    for (const payment of await this.find({ begunBy }))
      await this.refresh(payment).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some payments are not known yet');
  }

  /**
   * Settles the payments of one order for good: those that have not succeeded by now never will.
   * @returns false if a payment is in progress, or the gateway cannot tell the result
   */
  async settleOrder(orderId: number): Promise<boolean> {
    for (const payment of await this.find({ orderId }))
      await this.giveUp(payment).catch(() => undefined);
    const pending = { orderId, status: PaymentStatus.PENDING };
    return !(await this.database.read.existsBy(Payment, pending));
  }

  /**
   * Asks the gateway about a payment and settles it. One that can still be made stays unchanged, unless its order no
   * longer awaits money.
   * @throws SilentGatewayError, or what else the gateway throws
   */
  async refresh(payment: Payment): Promise<ChargeState> {
    const state = await this.gateways.named(payment.gateway).lookUp(chargeOf(payment));
    const isOpen = state.outcome === 'open' && (await this.isAwaited(payment));
    if (!isOpen && (state.outcome === 'open' || state.outcome === 'none'))
      return this.giveUp(payment);
    return this.keep(payment, state);
  }

  /** Ensures that a payment is never made, unless it has already succeeded, and settles it. */
  async giveUp(payment: Payment): Promise<ChargeState> {
    const state = await this.gateways.named(payment.gateway).giveUp(chargeOf(payment));
    return this.keep(payment, state);
  }

  private async keep(payment: Payment, state: ChargeState): Promise<ChargeState> {
    if (state.outcome === 'none')
      await this.settlement.settle(payment, { outcome: 'declined', reason: NEVER_CHARGED });
    else if (state.outcome !== 'open') await this.settlement.settle(payment, state);
    else if (state.reason) await this.settlement.noteDecline(payment, state.reason);
    return state;
  }

  private isAwaited({ orderId }: Payment): Promise<boolean> {
    if (orderId === null) return Promise.resolve(false);
    return this.database.read.existsBy(Order, { id: orderId, status: OrderStatus.PENDING });
  }

  /** Unsettled payments, oldest first, without those in progress. */
  private find({ orderId, begunBy }: { orderId?: number; begunBy?: Date }): Promise<Payment[]> {
    const query = this.database.read
      .createQueryBuilder(Payment, 'payment')
      .leftJoin('payment.order', 'its')
      .where('payment.status = :pending', { pending: PaymentStatus.PENDING })
      .andWhere('payment.gateway <> :byHand', { byHand: UPI })
      .andWhere('(its.paymentClaimedUntil IS NULL OR its.paymentClaimedUntil <= :now)', {
        now: this.clock.now(),
      })
      .orderBy('payment.id', 'ASC');
    if (orderId !== undefined) query.andWhere('payment.orderId = :orderId', { orderId });
    if (begunBy) query.andWhere('payment.createdAt <= :begunBy', { begunBy });
    return query.getMany();
  }
}

/** The charge of a payment for the gateway. */
export function chargeOf(payment: Payment): ChargeRequest {
  const { amountPaise, idempotencyKey, customerId, gatewayReference } = payment;
  const key = `${customerId}-${idempotencyKey}`;
  return { amountPaise, idempotencyKey: key, reference: gatewayReference };
}
