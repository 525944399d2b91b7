import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../../kernel/sha256';
import { RazorpayConfig } from '../../../platform/config/payment-settings';
import { orderingMessages } from '../ordering.messages';
import { CheckoutAnswer, OnlineGateway, OpenRequest, OpenResult } from './online-gateway';
import {
  ChargeRequest,
  ChargeResult,
  ChargeState,
  PaymentGateway,
  RefundRequest,
  RefundResult,
} from './payment-gateway';
import { ReportingGateway, ReportedRefund } from './reporting-gateway';
import {
  RAZORPAY_CURRENCY,
  RazorpayEvent,
  RazorpayList,
  RazorpayOrder,
  RazorpayPayment,
  RazorpayRefundAnswer,
  cardOfRazorpay,
  isForSum,
  readRazorpayEvent,
  refundKeyOf,
  refundResultOfRazorpay,
} from './razorpay-answers.rules';
import { RazorpayApi, RazorpayCall, RazorpayFailure } from './razorpay-api';

/** The smallest sum that Razorpay accepts. */
const LEAST_PAISE = 100;

/** How long Razorpay reserves money that the shop has not captured; then it goes back automatically. */
const CAPTURE_WITHIN_MINUTES = 120;

/**
 * Razorpay. A payment of the shop is an order there: the server opens it, the browser pays it in Razorpay's Checkout,
 * and the server captures the authorised payment. An order cannot be cancelled, but money that the shop does not
 * capture goes back to the customer, so an abandoned payment is one that is never captured.
 */
export class RazorpayGateway implements PaymentGateway, OnlineGateway, ReportingGateway {
  readonly name = 'razorpay';
  readonly takesCardNumbers = false;
  readonly settlesWithoutCard = false;
  readonly paidBackThere = orderingMessages.paidBackAtRazorpay();
  readonly publishableKey: string;
  private readonly api: RazorpayApi;

  constructor(
    private readonly settings: RazorpayConfig,
    timeoutSeconds: number,
  ) {
    this.publishableKey = settings.keyId;
    // Operations of up to two calls still finish in time.
    this.api = new RazorpayApi(settings, (timeoutSeconds * 1000) / 2);
  }

  async open(request: OpenRequest): Promise<OpenResult> {
    if (request.amountPaise < LEAST_PAISE)
      return { outcome: 'declined', reason: 'The sum is too small to be paid online' };
    const order = await this.createOrFind(request);
    if (!isForSum(order, request.amountPaise))
      throw new Error(`${order.id} at Razorpay is not about the sum of its payment`);
    // Checkout needs only the order id, which is useless without the customer's own card or app.
    return { outcome: 'opened', reference: order.id, clientSecret: order.id };
  }

  /** Also captures a payment that the customer has authorised meanwhile, as the customer waits for that. */
  async lookUp({ reference, amountPaise }: ChargeRequest): Promise<ChargeState> {
    // An unknown order id was never returned to anybody, so nobody can have paid the order.
    if (!reference) return { outcome: 'none' };
    const payments = await this.paymentsOf(reference, amountPaise);
    const captured = await this.capture(reference, payments, amountPaise);
    if (captured) return this.charged(reference, captured);
    return { outcome: 'open', ...reasonOf(payments) };
  }

  async giveUp(request: ChargeRequest): Promise<ChargeState> {
    const state = await this.lookUp(request);
    return state.outcome === 'open' ? { outcome: 'none' } : state;
  }

  async refund(request: RefundRequest): Promise<RefundResult> {
    const { chargeReference, amountPaise, idempotencyKey, reference } = request;
    if (reference) return refundResultOfRazorpay(await this.get(`refunds/${reference}`));
    // Razorpay does not promise how long it remembers idempotency keys, so existing refunds are found by the key in
    // their notes.
    const made = (await this.refundsOf(chargeReference)).find(
      (refund) => refund.idempotencyKey === idempotencyKey,
    );
    if (made) return made.result;
    const payment = await this.takenOf(chargeReference);
    if (!payment) throw new Error(`${chargeReference} at Razorpay was never captured`);
    try {
      const refund = await this.ask<RazorpayRefundAnswer>({
        method: 'POST',
        path: `payments/${payment.id}/refund`,
        body: { amount: amountPaise, speed: 'normal', notes: { idempotencyKey } },
        headers: {
          'X-Refund-Idempotency': sha256(`${chargeReference}-${idempotencyKey}`).slice(0, 40),
        },
      });
      return refundResultOfRazorpay(refund);
    } catch (error) {
      const isRefused = error instanceof RazorpayFailure && error.status === 400;
      const leftPaise = payment.amount - payment.amount_refunded;
      if (!isRefused || (error.field !== 'amount' && amountPaise <= leftPaise)) throw error;
      return { outcome: 'refused', reason: `Razorpay: ${error.description}` };
    }
  }

  async refundsOf(chargeReference: string): Promise<ReportedRefund[]> {
    const payment = await this.takenOf(chargeReference);
    if (!payment) return [];
    const { items } = await this.get<RazorpayList<RazorpayRefundAnswer>>(
      `payments/${payment.id}/refunds?count=100`,
    );
    return items.map((refund) => ({
      reference: refund.id,
      amountPaise: refund.amount,
      idempotencyKey: refundKeyOf(refund),
      result: refundResultOfRazorpay(refund),
    }));
  }

  /** Razorpay's signature covers a payment and its order; the order id is the shop's, not the browser's. */
  isSigned(reference: string, { providerPaymentId, signature }: CheckoutAnswer): boolean {
    const signed = `${reference}|${providerPaymentId}`;
    return isHashOf(signed, this.settings.keySecret, signature);
  }

  /** Parses a request to the webhook; undefined if Razorpay has not signed it, or it is no event. */
  readEvent(body: Buffer, signature: string): RazorpayEvent | undefined {
    const isSigned = isHashOf(body, this.settings.webhookSecret, signature);
    return isSigned ? readRazorpayEvent(body) : undefined;
  }

  async charge(): Promise<ChargeResult> {
    throw new Error('Razorpay takes cards in its own Checkout');
  }

  async settleWithoutCard(): Promise<ChargeResult> {
    throw new Error('Razorpay settles nothing without its Checkout');
  }

  /** The order of a payment has a unique receipt, by which it is found again if the response was lost. */
  private async createOrFind(request: OpenRequest): Promise<RazorpayOrder> {
    const { reference, amountPaise, idempotencyKey, orderId, paymentId } = request;
    if (reference) return this.get(`orders/${reference}`);
    const receipt = sha256(idempotencyKey).slice(0, 40);
    const known = await this.orderOf(receipt);
    if (known) return known;
    try {
      return await this.ask({
        method: 'POST',
        path: 'orders',
        body: {
          amount: amountPaise,
          currency: RAZORPAY_CURRENCY,
          receipt,
          notes: { orderId: String(orderId), paymentId: String(paymentId) },
          payment: {
            capture: 'manual',
            capture_options: {
              manual_expiry_period: CAPTURE_WITHIN_MINUTES,
              refund_speed: 'normal',
            },
          },
        },
      });
    } catch (error) {
      // Another server has just created it, or the response was lost after its creation.
      const made = await this.orderOf(receipt);
      if (!made) throw error;
      return made;
    }
  }

  private async orderOf(receipt: string): Promise<RazorpayOrder | undefined> {
    const { items } = await this.get<RazorpayList<RazorpayOrder>>(`orders?receipt=${receipt}`);
    return items.find((order) => order.receipt === receipt);
  }

  /** Newest first. */
  private async paymentsOf(orderId: string, amountPaise: number): Promise<RazorpayPayment[]> {
    const { items } = await this.get<RazorpayList<RazorpayPayment>>(`orders/${orderId}/payments`);
    const isOfOrder = items.every((each) => isForSum(each, amountPaise));
    if (!isOfOrder || items.filter(({ captured }) => captured).length > 1)
      throw new Error(`${orderId} at Razorpay is not about the sum of its payment`);
    return items.sort((a, b) => b.created_at - a.created_at);
  }

  private async takenOf(orderId: string): Promise<RazorpayPayment | undefined> {
    const { items } = await this.get<RazorpayList<RazorpayPayment>>(`orders/${orderId}/payments`);
    return items.find(({ captured }) => captured);
  }

  /** The captured payment of an order; if there is none, captures an authorised one. */
  private async capture(
    orderId: string,
    payments: RazorpayPayment[],
    amountPaise: number,
  ): Promise<RazorpayPayment | undefined> {
    const captured = payments.find((payment) => payment.captured);
    const authorized = payments.find(({ status }) => status === 'authorized');
    if (captured || !authorized) return captured;
    try {
      return await this.ask({
        method: 'POST',
        path: `payments/${authorized.id}/capture`,
        body: { amount: amountPaise, currency: RAZORPAY_CURRENCY },
      });
    } catch (error) {
      // Another server was faster.
      const taken = await this.takenOf(orderId);
      if (!taken) throw error;
      return taken;
    }
  }

  /** The success counts: if the card cannot be read, the payment has no card data. */
  private async charged(reference: string, payment: RazorpayPayment): Promise<ChargeState> {
    const shown =
      payment.method === 'card'
        ? await this.get<RazorpayPayment>(`payments/${payment.id}?expand[]=card`).catch(
            () => payment,
          )
        : payment;
    return { outcome: 'charged', reference, card: cardOfRazorpay(shown) };
  }

  private get<Answer>(path: string): Promise<Answer> {
    return this.ask({ method: 'GET', path });
  }

  private ask<Answer>(call: RazorpayCall): Promise<Answer> {
    return this.api.ask(call);
  }
}

/** Why the last attempt failed, unless another one is in progress. */
function reasonOf([last]: RazorpayPayment[]): { reason?: string } {
  const reason = last?.status === 'failed' ? last.error_description : null;
  return reason ? { reason } : {};
}

/** Whether a signature is the HMAC-SHA256 of a value, in hex. */
function isHashOf(signed: string | Buffer, secret: string, signature: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
