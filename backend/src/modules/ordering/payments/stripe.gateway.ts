import Stripe from 'stripe';
import { StripeConfig } from '../../../platform/config/payment-settings';
import { orderingMessages } from '../ordering.messages';
import { OnlineGateway, OpenRequest, OpenResult } from './online-gateway';
import {
  ChargeRequest,
  ChargeResult,
  ChargeState,
  PaymentGateway,
  RefundRequest,
  RefundResult,
  SilentGatewayError,
} from './payment-gateway';
import { ReportedRefund, ReportingGateway } from './reporting-gateway';
import {
  STRIPE_CURRENCY,
  chargeStateOf,
  isEvent,
  isForAmount,
  refundResultOf,
} from './stripe-answers.rules';

/** Refusals after which the same refund can never succeed. */
const REFUSED_REFUNDS = new Set(['charge_already_refunded', 'charge_disputed']);

/**
 * Stripe, through its own SDK. A payment is a PaymentIntent: the server opens it, the browser confirms it in Stripe's
 * own form, and the server asks for the result. No card number reaches the shop.
 */
export class StripeGateway implements PaymentGateway, OnlineGateway, ReportingGateway {
  readonly name = 'stripe';
  readonly takesCardNumbers = false;
  readonly settlesWithoutCard = false;
  readonly paidBackThere = orderingMessages.paidBackAtStripe();
  readonly publishableKey: string;
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor(settings: StripeConfig, timeoutSeconds: number) {
    const { secretKey, publishableKey, webhookSecret, apiBase } = settings;
    this.publishableKey = publishableKey;
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      // One retry, under the same idempotency key, within the time limit.
      maxNetworkRetries: 1,
      timeout: (timeoutSeconds * 1000) / 2,
      telemetry: false,
      ...(apiBase && { protocol: 'http', host: apiBase.hostname, port: apiBase.port }),
    });
  }

  async open(request: OpenRequest): Promise<OpenResult> {
    try {
      const { id: reference, client_secret: clientSecret } = await this.createOrFind(request);
      if (!clientSecret) throw new SilentGatewayError('Stripe gave no client secret');
      return { outcome: 'opened', reference, clientSecret };
    } catch (error) {
      const isTooSmall = error instanceof StripeFailure && error.code === 'amount_too_small';
      if (!isTooSmall) throw error;
      return { outcome: 'declined', reason: 'The sum is too small to be paid by card' };
    }
  }

  async lookUp({ reference, amountPaise }: ChargeRequest): Promise<ChargeState> {
    // Without a known id its secret was never returned to anybody, so nobody can have paid it.
    if (!reference) return { outcome: 'none' };
    const intent = await this.ask(() =>
      this.stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }),
    );
    if (!isForAmount(intent, amountPaise))
      throw new Error(`${reference} at Stripe is not about the sum of its payment`);
    return chargeStateOf(intent);
  }

  async giveUp(request: ChargeRequest): Promise<ChargeState> {
    const { reference } = request;
    if (!reference) return { outcome: 'none' };
    try {
      return chargeStateOf(await this.ask(() => this.stripe.paymentIntents.cancel(reference)));
    } catch (error) {
      // It has succeeded, is cancelled, or cannot be stopped at this moment.
      if (error instanceof StripeFailure && error.code === 'payment_intent_unexpected_state')
        return this.lookUp(request);
      throw error;
    }
  }

  async refund(request: RefundRequest): Promise<RefundResult> {
    const { chargeReference, amountPaise, idempotencyKey, reference } = request;
    if (reference)
      return refundResultOf(await this.ask(() => this.stripe.refunds.retrieve(reference)));
    // Stripe forgets idempotency keys after a day, so existing refunds are found by their metadata.
    const made = (await this.refundsOf(chargeReference)).find(
      (refund) => refund.idempotencyKey === idempotencyKey,
    );
    if (made) return made.result;
    try {
      const refund = await this.ask(() =>
        this.stripe.refunds.create(
          {
            payment_intent: chargeReference,
            amount: amountPaise,
            metadata: { idempotencyKey },
          },
          { idempotencyKey: `${chargeReference}-${idempotencyKey}` },
        ),
      );
      return refundResultOf(refund);
    } catch (error) {
      if (!(error instanceof StripeFailure) || !REFUSED_REFUNDS.has(error.code ?? '')) throw error;
      return { outcome: 'refused', reason: `Stripe: ${error.code}` };
    }
  }

  async refundsOf(chargeReference: string): Promise<ReportedRefund[]> {
    const { data } = await this.ask(() =>
      this.stripe.refunds.list({ payment_intent: chargeReference, limit: 100 }),
    );
    return data.map((refund) => ({
      reference: refund.id,
      amountPaise: refund.amount,
      idempotencyKey: refund.metadata?.idempotencyKey,
      result: refundResultOf(refund),
    }));
  }

  /**
   * Parses a request to the webhook.
   * @param receivedAt when it came; a signature older than five minutes by then is refused
   * @returns undefined if it is not signed by Stripe, was signed too long ago, or is no event
   */
  readEvent(body: Buffer, signature: string, receivedAt: Date): Stripe.Event | undefined {
    const { webhooks } = this.stripe;
    const { webhookSecret: secret } = this;
    const seconds = webhooks.DEFAULT_TOLERANCE;
    try {
      const read = webhooks.constructEvent(
        body,
        signature,
        secret,
        seconds,
        undefined,
        +receivedAt,
      );
      return isEvent(read) ? read : undefined;
    } catch {
      return undefined;
    }
  }

  async charge(): Promise<ChargeResult> {
    throw new Error('Stripe takes cards in its own field');
  }

  async settleWithoutCard(): Promise<ChargeResult> {
    throw new Error('Stripe settles nothing without a card');
  }

  private createOrFind(request: OpenRequest): Promise<Stripe.PaymentIntent> {
    const { reference, amountPaise, idempotencyKey, orderId, paymentId } = request;
    const { paymentIntents } = this.stripe;
    if (reference) return this.ask(() => paymentIntents.retrieve(reference));
    return this.ask(() =>
      paymentIntents.create(
        {
          amount: amountPaise,
          currency: STRIPE_CURRENCY,
          allowed_payment_method_types: ['card'],
          description: `Order ${orderId}`,
          metadata: { orderId, paymentId },
        },
        { idempotencyKey },
      ),
    );
  }

  private async ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? new StripeFailure(error) : error;
    }
  }
}

/** The loggable data of an error of Stripe: the error itself may contain the secret of a PaymentIntent. */
class StripeFailure extends SilentGatewayError {
  readonly code?: string;

  constructor({ type, code, statusCode, requestId, message }: Stripe.errors.StripeError) {
    super(['Stripe:', type, code, statusCode, requestId, message].filter(Boolean).join(' '));
    this.code = code;
  }
}
