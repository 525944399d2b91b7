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

/** How often a payment is begun anew after an earlier one of its order was settled. */
const MAX_ROUNDS = 6;

/** What an online payment goes through. */
export interface OnlinePaymentDependencies {
  beginning: BeginPaymentService;
  gateways: Gateways;
  /** Nothing where the configured gateway takes the card from the shop. */
  online?: OnlineGateway;
  settlement: PaymentSettlement;
  unsettled: UnsettledPaymentsService;
}

/** Under which key a payment is begun, and what its customer was shown. */
type Agreed = Pick<PaymentAttempt, 'idempotencyKey' | 'expectedAmountPaise'>;

/** Payments that the browser confirms in the provider's own field: the shop opens them and asks how they ended. */
export class OnlinePaymentService {
  constructor(
    private readonly payments: PaymentService,
    private readonly dependencies: OnlinePaymentDependencies,
  ) {}

  /** What the shop can take cards with. */
  get setup(): PaymentSetup {
    const publishableKey = this.dependencies.online?.publishableKey ?? null;
    return { gateway: this.dependencies.gateways.current.name, publishableKey };
  }

  /**
   * Opens the payment of an order. The same key is the same payment, with the same secret. One that was opened
   * before under another key is given up.
   * @throws NOT_FOUND, ORDER_NOT_PAYABLE, IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED where the order costs another sum than
   *   `expectedAmountPaise`, PAYMENT_DECLINED where the provider refuses it, PAYMENT_PENDING where it does not answer, NOT_SUPPORTED with the sandbox
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
   * Asks the provider what became of a payment of the caller, and settles it.
   * @param answer what the provider's field said of it in the browser, where it signs that
   * @throws VALIDATION where the provider has not signed the answer for this payment, NOT_FOUND, PAYMENT_DECLINED,
   *   PAYMENT_PENDING where it is not confirmed or not known yet, ORDER_NOT_PAYABLE where the money came too late and is paid back
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

  /** The payment of this key, new or not, with the right to open it where nobody has that. */
  private async take(
    attempt: PaymentAttempt,
  ): Promise<{ payment: Payment; claim: PaymentClaim | null }> {
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const begun = await this.dependencies.beginning.begin(attempt);
      if (begun.kind === 'ours') return begun;
      // Another call with the same key opens it at this moment: it is opened once, so both get the same.
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
   * Writes the provider's number of it down before the secret is given away. Of two that were opened at the same moment
   * the first counts: nobody is told of the other.
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
    // It was given up before its number was known: nobody gets the secret, and at the provider it ends, too.
    await this.dependencies.unsettled.giveUp(payment).catch(() => undefined);
    throw notPayable(orderingMessages.paymentTooLong());
  }
}
