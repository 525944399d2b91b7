import type Stripe from 'stripe';
import { Clock } from '../../../kernel/clock';
import { ShopError } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { Payment } from './payment.entity';
import { ProviderWebhook, ReceivedEvents, RefundReports, WebhookLog } from './provider-webhook';
import { PaymentSettlement } from './settle-payment.service';
import { isForAmount } from './stripe-answers.rules';
import { StripeGateway } from './stripe.gateway';
import { UnsettledPaymentsService } from './unsettled-payments.service';
import { orderingMessages } from '../ordering.messages';

/** Dependencies of the webhook. */
export interface StripeWebhookDependencies {
  events: ReceivedEvents;
  refunds: RefundReports;
  settlement: PaymentSettlement;
  unsettled: UnsettledPaymentsService;
}

/**
 * Events that Stripe sends. They come before, with or after the browser's own response, several times and in any order,
 * so they only indicate a change, and the state itself is always fetched from Stripe.
 */
export class StripeWebhookService implements ProviderWebhook {
  readonly path = '/webhooks/stripe';
  readonly signatureHeader = 'stripe-signature';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly stripe: StripeGateway,
    private readonly dependencies: StripeWebhookDependencies,
  ) {}

  /** A signature older than five minutes is invalid. */
  async receive(body: Buffer, signature: string, log: WebhookLog): Promise<void> {
    const event = this.stripe.readEvent(body, signature, this.clock.now());
    if (!event) throw new ShopError('BAD_REQUEST', orderingMessages.signature());
    const { id: eventId, type } = event;
    const told = { gateway: this.stripe.name, eventId, type };
    await this.dependencies.events.once(told, () => this.handle(event, log));
  }

  private async handle(event: Stripe.Event, log: WebhookLog): Promise<void> {
    switch (event.type) {
      case 'payment_intent.succeeded':
      case 'payment_intent.payment_failed':
      case 'payment_intent.processing':
      case 'payment_intent.canceled':
        return this.paymentUpdate(event.data.object, log);
      case 'charge.refunded':
      case 'charge.refund.updated':
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return this.dependencies.refunds.look(idOf(event.data.object.payment_intent));
    }
  }

  private async paymentUpdate(intent: Stripe.PaymentIntent, log: WebhookLog): Promise<void> {
    const payment = await this.paymentOf(intent);
    const told = { paymentIntent: intent.id, payment: payment?.id };
    if (!payment) return log.warn(told, 'Stripe tells of a payment that is not of this shop');
    if (!isForAmount(intent, payment.amountPaise))
      return log.error(told, 'Stripe tells of another sum than that of the payment');
    const known = await this.dependencies.settlement.refer(payment.id, intent.id);
    if (known.gatewayReference !== intent.id)
      return log.error(told, 'Stripe tells of another charge than that of the payment');
    await this.dependencies.unsettled.refresh(known);
  }

  /** Found by its id or by its metadata, as the event may come before its id is stored. */
  private async paymentOf({ id, metadata }: Stripe.PaymentIntent): Promise<Payment | null> {
    const { read } = this.database;
    const gateway = this.stripe.name;
    const known = await read.findOneBy(Payment, { gateway, gatewayReference: id });
    const [marked, orderId] = [Number(metadata?.paymentId), Number(metadata?.orderId)];
    if (known || !Number.isSafeInteger(marked) || !Number.isSafeInteger(orderId)) return known;
    return read.findOneBy(Payment, { gateway, id: marked, orderId });
  }
}

/** The id of an object, which Stripe sends as an id or as the whole object. */
function idOf(object: string | { id: string } | null | undefined): string | undefined {
  return typeof object === 'string' ? object : object?.id;
}
