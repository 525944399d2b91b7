import { DomainEvents } from '../../platform/events/domain-events';
import { Clock } from '../../kernel/clock';
import { OrderEmailQueue } from './orders/order-email-queue';
import { OrderStateMachine } from './orders/order-state-machine';
import { BeginPaymentService } from './payments/begin-payment.service';
import { ChargeOnceService } from './payments/charge-once.service';
import { Gateways } from './payments/gateways';
import { OnlinePaymentService } from './payments/online-payment.service';
import { PaymentService } from './payments/payment.service';
import { ReceivedEvents } from './payments/provider-webhook';
import { RazorpayWebhookService } from './payments/razorpay-webhook.service';
import { RazorpayGateway } from './payments/razorpay.gateway';
import { RefundUpdatesService } from './refunds/refund-updates.service';
import { RefundDocuments } from './refunds/refund-documents';
import { RefundPaymentService } from './refunds/refund-payment.service';
import { RefundService } from './refunds/refund.service';
import { SandboxGateway } from './payments/sandbox.gateway';
import { PaymentSettlement } from './payments/settle-payment.service';
import { RefundSettlement } from './refunds/settle-refund.service';
import { StripeWebhookService } from './payments/stripe-webhook.service';
import { TimedGateway } from './payments/timed-gateway';
import { UnsettledPaymentsService } from './payments/unsettled-payments.service';
import { SettleTransfersService } from './upi/settle-transfers.service';
import { StateTransferService } from './upi/state-transfer.service';
import { UpiSettingsService } from './upi/upi-settings.service';
import { PaymentConfig } from '../../platform/config/payment-settings';
import { Database } from '../../platform/database/database';

/** Dependencies of payments. */
interface PaymentDependencies {
  events: DomainEvents;
  orderEmailQueue: OrderEmailQueue;
  stateMachine: OrderStateMachine;
  documents: RefundDocuments;
  /** The shop's UPI settings, and the prefix of references. */
  upi: { settings: UpiSettingsService; prefix: string };
}

/** Wires the services that move money. */
export function createPayments(
  database: Database,
  config: PaymentConfig,
  clock: Clock,
  { documents, events, stateMachine, orderEmailQueue, upi }: PaymentDependencies,
) {
  const timeoutMs = config.timeoutSeconds * 1000;
  const sandbox = new TimedGateway(new SandboxGateway(database, clock), timeoutMs);
  const stripe = createStripe(config);
  const razorpay = config.razorpay && new RazorpayGateway(config.razorpay, config.timeoutSeconds);
  const online = stripe ?? razorpay;
  const gateways = online
    ? new Gateways(new TimedGateway(online, timeoutMs), [sandbox])
    : new Gateways(sandbox);
  const refundSettlement = new RefundSettlement(
    database,
    clock,
    stateMachine,
    events,
    orderEmailQueue,
  );
  const refunds = new RefundService(database, clock, {
    events,
    gateways,
    settlement: refundSettlement,
  });
  const settlement = new PaymentSettlement(database, clock, { events, stateMachine, refunds });
  const unsettled = new UnsettledPaymentsService(database, clock, gateways, settlement);
  const beginning = new BeginPaymentService(database, clock, gateways.current.name, events);
  const charges = new ChargeOnceService(database, clock, {
    gateways,
    beginning,
    settlement,
    unsettled,
  });
  const told = online && {
    events: new ReceivedEvents(database, clock),
    refunds: new RefundUpdatesService(database, online, refunds, refundSettlement, documents),
    settlement,
    unsettled,
  };
  const providerWebhook =
    told &&
    (stripe
      ? new StripeWebhookService(database, clock, stripe, told)
      : razorpay && new RazorpayWebhookService(database, razorpay, told));
  const payments = new PaymentService(database, clock, gateways, charges, unsettled);
  return {
    onlinePayments: new OnlinePaymentService(payments, {
      beginning,
      gateways,
      online,
      settlement,
      unsettled,
    }),
    payments,
    providerWebhook,
    refunding: new RefundPaymentService(database, refunds, documents),
    refunds,
    statingTransfers: new StateTransferService(database, clock, {
      ...{ events, stateMachine, unsettled, ...upi },
    }),
    settlingTransfers: new SettleTransfersService(database, {
      ...{ events, stateMachine, settlement, refunds, refundSettlement, prefix: upi.prefix },
    }),
  };
}

/** Stripe, if its keys are set. Its library is loaded only then, so that a shop without it does not load its files. */
function createStripe({ stripe, timeoutSeconds }: PaymentConfig) {
  if (!stripe) return undefined;
  const { StripeGateway } =
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it always
    require('./payments/stripe.gateway') as typeof import('./payments/stripe.gateway');
  return new StripeGateway(stripe, timeoutSeconds);
}
