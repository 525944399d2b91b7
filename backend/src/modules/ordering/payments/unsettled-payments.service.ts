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
 * Payments of which the shop does not know what became: a time-out, a server that died, a customer who has not
 * confirmed. The gateway is asked, and what it says is settled. Any server may do it at any time. Transfers by UPI are
 * left to the staff: no program can ask the bank.
 */
export class UnsettledPaymentsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateways: Gateways,
    private readonly settlement: PaymentSettlement,
  ) {}

  /**
   * Settles whatever was begun a minute ago or before, and that nobody is paying at this moment.
   * @throws AggregateError where a gateway did not answer; the others were settled nevertheless
   */
  async settleAll(): Promise<void> {
    const begunBy = new Date(this.clock.now().getTime() - CLAIM_MS);
    const failures: unknown[] = [];
    for (const payment of await this.find({ begunBy }))
      await this.refresh(payment).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some payments are not known yet');
  }

  /**
   * Settles the payments of one order for good: what did not go through by now never will.
   * @returns false where somebody is paying at this moment, or the gateway cannot say
   */
  async settleOrder(orderId: number): Promise<boolean> {
    for (const payment of await this.find({ orderId }))
      await this.giveUp(payment).catch(() => undefined);
    const pending = { orderId, status: PaymentStatus.PENDING };
    return !(await this.database.read.existsBy(Payment, pending));
  }

  /**
   * Asks the gateway about a payment and settles it. One that can still be made is left as it is, unless nobody
   * waits for its money any more.
   * @throws SilentGatewayError, or what else the gateway throws
   */
  async refresh(payment: Payment): Promise<ChargeState> {
    const state = await this.gateways.named(payment.gateway).lookUp(chargeOf(payment));
    const isOpen = state.outcome === 'open' && (await this.isAwaited(payment));
    if (!isOpen && (state.outcome === 'open' || state.outcome === 'none'))
      return this.giveUp(payment);
    return this.keep(payment, state);
  }

  /** Makes sure that a payment is never made, unless it went through already, and settles it. */
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

  /** Unsettled payments, the oldest first, without those that are under way at this moment. */
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

/** How the gateway knows a payment. */
export function chargeOf(payment: Payment): ChargeRequest {
  const { amountPaise, idempotencyKey, customerId, gatewayReference } = payment;
  const key = `${customerId}-${idempotencyKey}`;
  return { amountPaise, idempotencyKey: key, reference: gatewayReference };
}
