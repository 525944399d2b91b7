import { setTimeout as sleep } from 'node:timers/promises';
import { Clock } from '../../../kernel/clock';
import { Order } from '../orders/order.entity';
import { Database } from '../../../platform/database/database';
import { BeginPaymentService, Begun, PaymentAttempt } from './begin-payment.service';
import { Gateways } from './gateways';
import { paymentPending } from './payment-answers';
import { isClaimed } from './payment-claim';
import { ChargeRequest, ChargeResult, PaymentGateway } from './payment-gateway';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { PaymentSettlement } from './settle-payment.service';
import { UnsettledPaymentsService, chargeOf } from './unsettled-payments.service';

/** How often a payment is begun again after an earlier one of its order was settled. */
const MAX_ROUNDS = 3;

/** How long a call waits for another one with the same key, and how often it polls. */
const MAX_WAIT_MS = 8_000;
const LOOK_EVERY_MS = 100;

/** Requests the charge of a payment from a gateway. */
export type Charge = (gateway: PaymentGateway, request: ChargeRequest) => Promise<ChargeResult>;

/** Dependencies of charges. */
export interface ChargeDependencies {
  gateways: Gateways;
  beginning: BeginPaymentService;
  settlement: PaymentSettlement;
  unsettled: UnsettledPaymentsService;
}

/** Charges once per key, however often and from however many servers it is requested. */
export class ChargeOnceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: ChargeDependencies,
  ) {}

  /**
   * Makes a payment, unless it was made already.
   * @returns the payment, settled
   * @throws NOT_FOUND, ORDER_NOT_PAYABLE, IDEMPOTENCY_KEY_REUSED, PAYMENT_PENDING
   */
  async charge(attempt: PaymentAttempt, charge: Charge): Promise<Payment> {
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const begun = await this.dependencies.beginning.begin(attempt);
      if (begun.kind === 'settled') return begun.payment;
      if (begun.kind === 'elsewhere') return this.waitFor(begun.payment);
      if (begun.kind === 'ours') return this.carryOut(begun, charge);
      // Late or blocked: settle the earlier payments of the order for good, then try again.
      if (!(await this.dependencies.unsettled.settleOrder(begun.orderId))) break;
    }
    throw paymentPending();
  }

  private async carryOut(
    { payment, claim, isNew }: Extract<Begun, { kind: 'ours' }>,
    charge: Charge,
  ): Promise<Payment> {
    let result: ChargeResult;
    try {
      result = await this.ask(payment, isNew, charge);
    } catch (error) {
      await this.dependencies.settlement.leave(claim);
      throw paymentPending(error);
    }
    return this.dependencies.settlement.settle(payment, result, claim);
  }

  /** For a resumed payment, asks the gateway first: its charge may have succeeded. */
  private async ask(payment: Payment, isNew: boolean, charge: Charge): Promise<ChargeResult> {
    const gateway = this.dependencies.gateways.named(payment.gateway);
    const request = chargeOf(payment);
    const known = isNew ? undefined : await gateway.lookUp(request);
    if (known?.outcome === 'charged' || known?.outcome === 'declined') return known;
    return charge(gateway, request);
  }

  /** Waits for the result of another call with the same key. */
  private async waitFor({ id, orderId }: Payment): Promise<Payment> {
    for (let waitedMs = 0; waitedMs < MAX_WAIT_MS; waitedMs += LOOK_EVERY_MS) {
      await sleep(LOOK_EVERY_MS);
      // Read the order first: claim and payment end together, so if the claim has ended, the payment read after it has,
      // too.
      const order = orderId && (await this.database.read.findOneBy(Order, { id: orderId }));
      const payment = await this.database.read.findOneBy(Payment, { id });
      if (payment && payment.status !== PaymentStatus.PENDING) return payment;
      if (order && !isClaimed(order, this.clock)) break;
    }
    throw paymentPending();
  }
}
