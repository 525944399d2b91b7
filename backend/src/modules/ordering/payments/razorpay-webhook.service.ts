import { ShopError } from '../../../kernel/shop-error';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Database } from '../../../platform/database/database';
import { Payment } from './payment.entity';
import {
  ProviderWebhook,
  ReceivedEvents,
  RefundReports,
  WebhookLog,
  fingerprintOf,
} from './provider-webhook';
import { RazorpayEvent, RazorpayPayment, isForSum } from './razorpay-answers.rules';
import { RazorpayGateway } from './razorpay.gateway';
import { UnsettledPaymentsService } from './unsettled-payments.service';
import { orderingMessages } from '../ordering.messages';

/** Dependencies of the webhook. */
export interface RazorpayWebhookDependencies {
  events: ReceivedEvents;
  refunds: RefundReports;
  unsettled: UnsettledPaymentsService;
}

/**
 * Events that Razorpay sends, possibly several times and in any order: each only indicates a change, and the state
 * itself is always fetched. So a replayed event only makes the shop look once more.
 */
export class RazorpayWebhookService implements ProviderWebhook {
  readonly path = '/webhooks/razorpay';
  readonly signatureHeader = 'x-razorpay-signature';

  constructor(
    private readonly database: Database,
    private readonly razorpay: RazorpayGateway,
    private readonly dependencies: RazorpayWebhookDependencies,
  ) {}

  async receive(body: Buffer, signature: string, log: WebhookLog): Promise<void> {
    const news = this.razorpay.readEvent(body, signature);
    if (!news) throw new ShopError('BAD_REQUEST', orderingMessages.signature());
    const { name: gateway } = this.razorpay;
    // Use the body: unlike the id in the header x-razorpay-event-id, it is signed.
    const event = { gateway, eventId: fingerprintOf(body), type: news.event };
    await this.dependencies.events.once(event, () => this.handle(news, log));
  }

  private async handle({ event, payload }: RazorpayEvent, log: WebhookLog): Promise<void> {
    const paid = payload.payment?.entity;
    if (typeof paid?.order_id !== 'string') return;
    switch (event) {
      case 'payment.authorized':
      case 'payment.captured':
      case 'payment.failed':
      case 'order.paid':
        return this.paymentUpdate(paid, paid.order_id, log);
      case 'refund.created':
      case 'refund.processed':
      case 'refund.failed':
      case 'refund.speed_changed':
        return this.dependencies.refunds.look(paid.order_id);
    }
  }

  private async paymentUpdate(
    { amount = 0, currency = '', captured }: Partial<RazorpayPayment>,
    gatewayReference: string,
    log: WebhookLog,
  ): Promise<void> {
    const { name: gateway } = this.razorpay;
    const payment = await this.database.read.findOneBy(Payment, { gateway, gatewayReference });
    const told = { razorpayOrder: gatewayReference, payment: payment?.id };
    if (!payment) return log.warn(told, 'Razorpay tells of a payment that is not of this shop');
    if (!isForSum({ amount, currency }, payment.amountPaise))
      return log.error(told, 'Razorpay tells of another sum than that of the payment');
    // Payments that the shop has abandoned are not captured, so Razorpay pays them back by itself.
    if (payment.status === PaymentStatus.FAILED && !captured) return;
    await this.dependencies.unsettled.refresh(payment);
  }
}
