import { readRecordId } from '../../../kernel/record-id';
import { fieldError } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { BeginPaymentService, PaymentAttempt } from './begin-payment.service';
import { Gateways } from './gateways';
import { assertIdempotencyKey } from './idempotency-key';
import { CheckoutAnswer, OnlineGateway, OpenResult } from './online-gateway';
import { OnlinePayment, PaymentSetup } from './online-payment.type';
import {
  answerOf,
  notPayable,
  notSupported,
  paymentDeclined,
  paymentPending,
} from './payment-answers';
import { PaymentClaim } from './payment-claim';
import { ChargeState } from './payment-gateway';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { PaymentService } from './payment.service';
import { PaymentSettlement } from './settle-payment.service';
import { UnsettledPaymentsService, chargeOf } from './unsettled-payments.service';
import { orderingMessages } from '../ordering.messages';

/** How often a payment is begun again after an earlier one of its order was settled. */
const MAX_ROUNDS = 6;

/** Dependencies of online payments. */
export interface OnlinePaymentDependencies {
  beginning: BeginPaymentService;
  gateways: Gateways;
  /** Undefined if the configured gateway gets the card from the shop. */
  online?: OnlineGateway;
  settlement: PaymentSettlement;
  unsettled: UnsettledPaymentsService;
}

/** The key of a payment, and the amount that its customer saw. */
type Agreed = Pick<PaymentAttempt, 'idempotencyKey' | 'expectedAmountPaise'>;

/**
 * Payments that the browser confirms in the provider's own form: the shop opens them and asks the provider for the
 * result.
 */
export class OnlinePaymentService {
  constructor(
    private readonly payments: PaymentService,
    private readonly dependencies: OnlinePaymentDependencies,
  ) {}

  /** The shop's means of taking card payments. */
  get setup(): PaymentSetup {
    const publishableKey = this.dependencies.online?.publishableKey ?? null;
    return { gateway: this.dependencies.gateways.current.name, publishableKey };
  }

  /**
   * Opens the payment of an order. The same key is the same payment, with the same secret. A payment opened before
   * under another key is abandoned.
   * @throws NOT_FOUND, ORDER_NOT_PAYABLE, IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED if the price of the order differs from
   *   `expectedAmountPaise`, PAYMENT_DECLINED if the provider refuses it, PAYMENT_PENDING if it does not respond,
   *   NOT_SUPPORTED with the sandbox
   */
  async begin(
    viewer: Viewer,
    orderId: string,
    { idempotencyKey, expectedAmountPaise }: Agreed,
  ): Promise<OnlinePayment> {
    const customerId = requireCustomer(viewer);
    if (!this.dependencies.online) throw notSupported(orderingMessages.sandboxTakesCards());
    assertIdempotencyKey(idempotencyKey);
    const id = readRecordId(orderId, 'order', 'orderId');
    const attempt = { customerId, orderId: id, idempotencyKey, expectedAmountPaise };
    const { payment, claim } = await this.take(attempt);
    if (payment.status !== PaymentStatus.PENDING) answerOf(payment);
    const opened = await this.open(this.dependencies.online, payment, id, claim);
    if (opened.outcome === 'declined')
      throw paymentDeclined(
        (await this.dependencies.settlement.settle(payment, opened, claim)).failureReason,
      );
    return this.keep(this.dependencies.online, payment, opened, claim);
  }

  /**
   * Asks the provider for the result of a payment of the caller, and settles it.
   * @param answer the result from the provider's form in the browser, if the provider signs it
   * @throws VALIDATION if the provider has not signed the answer for this payment, NOT_FOUND, PAYMENT_DECLINED,
   *   PAYMENT_PENDING if it is not confirmed or its result is not known yet, ORDER_NOT_PAYABLE if the money came too
   *   late and is paid back
   */
  async confirm(viewer: Viewer, paymentId: number, answer?: CheckoutAnswer): Promise<Payment> {
    const payment = await this.payments.byId(viewer, paymentId, 'paymentId');
    if (answer) this.assertSigned(payment, answer);
    if (payment.status !== PaymentStatus.PENDING) return answerOf(payment);
    if (payment.gatewayReference === null) throw paymentPending();
    let state: ChargeState;
    try {
      state = await this.dependencies.unsettled.refresh(payment);
    } catch (error) {
      throw paymentPending(error);
    }
    if (state.outcome === 'open' && state.reason) throw paymentDeclined(state.reason);
    return answerOf(await this.payments.byId(viewer, paymentId, 'paymentId'));
  }

  private assertSigned({ gatewayReference }: Payment, answer: CheckoutAnswer): void {
    const { online } = this.dependencies;
    if (gatewayReference === null || !online?.isSigned?.(gatewayReference, answer))
      throw fieldError('signature', orderingMessages.signature());
  }

  /** The payment with this key, new or not, with the claim to open it if no other request holds it. */
  private async take(
    attempt: PaymentAttempt,
  ): Promise<{ payment: Payment; claim: PaymentClaim | null }> {
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const begun = await this.dependencies.beginning.begin(attempt);
      if (begun.kind === 'ours') return begun;
      // Another call with the same key is opening it: opening is idempotent, so both get the same payment.
      if (begun.kind === 'settled' || begun.kind === 'elsewhere')
        return { payment: begun.payment, claim: null };
      if (!(await this.dependencies.unsettled.settleOrder(begun.orderId))) break;
    }
    throw paymentPending();
  }

  private async open(
    online: OnlineGateway,
    payment: Payment,
    orderId: number,
    claim: PaymentClaim | null,
  ): Promise<OpenResult> {
    try {
      return await online.open({ ...chargeOf(payment), orderId, paymentId: payment.id });
    } catch (error) {
      await this.dependencies.settlement.leave(claim);
      throw paymentPending(error);
    }
  }

  /**
   * Stores the provider's id of the payment before the secret is returned. If two were opened at the same moment, only
   * the first counts, and the secret of the other is never returned.
   */
  private async keep(
    online: OnlineGateway,
    { id }: Payment,
    { reference, clientSecret }: Extract<OpenResult, { outcome: 'opened' }>,
    claim: PaymentClaim | null,
  ): Promise<OnlinePayment> {
    const payment = await this.dependencies.settlement.refer(id, reference, claim);
    if (payment.status !== PaymentStatus.FAILED) {
      if (payment.gatewayReference === reference) return { payment, clientSecret };
      const first = await this.open(online, payment, payment.orderId as number, null);
      if (first.outcome === 'opened') return { payment, clientSecret: first.clientSecret };
      throw paymentPending();
    }
    // The payment was abandoned before its provider id was known: the secret is not returned, and the provider ends it,
    // too.
    await this.dependencies.unsettled.giveUp(payment).catch(() => undefined);
    throw notPayable(orderingMessages.paymentTooLong());
  }
}
