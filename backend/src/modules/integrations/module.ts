import { Module, resolver } from '../../platform/module';
import { Platform } from '../../platform/platform';
import { SecretBox } from '../../platform/storage/secret-box';
import { CatalogueServices } from '../catalogue';
import { CheckoutServices } from '../checkout';
import { IdentityServices } from '../identity';
import { OrderingServices } from '../ordering';
import { ExternalRecord } from './external-records/external-record.entity';
import { ExternalRecords } from './external-records/external-records.service';
import { ExternalRecordsResolver } from './external-records/external-records.resolver';
import { externalRecordsPersonalData } from './external-records/personal-data';
import { EventFeedMark } from './feed/event-feed-mark.entity';
import { EventFeedResolver } from './feed/event-feed.resolver';
import { EventFeedService } from './feed/event-feed.service';
import { EventPublisher } from './feed/event-publisher';
import { PublishedEvent } from './feed/published-event.entity';
import { EventFeedAndWebhooks1700000000062 } from './migrations/1700000000062-event-feed-and-webhooks';
import { UcpRequests1700000000094 } from './migrations/1700000000094-ucp-requests';
import { ExternalRecords1700000000097 } from './migrations/1700000000097-external-records';
import { UcpChanges1700000000109 } from './migrations/1700000000109-ucp-changes';
import { UcpPlatforms1700000000110 } from './migrations/1700000000110-ucp-platforms';
import { UcpAnswers1700000000111 } from './migrations/1700000000111-ucp-answers';
import { UcpMakingKeys1700000000123 } from './migrations/1700000000123-ucp-making-keys';
import { UcpChange } from './ucp/ucp-change.entity';
import { UcpOrders } from './ucp/ucp-orders';
import { UcpPlatform } from './ucp/ucp-platform.entity';
import { UcpPlatforms } from './ucp/ucp-platforms';
import { UcpSigner } from './ucp/ucp-signature';
import { UcpRequest } from './ucp/ucp-request.entity';
import { UcpRequests } from './ucp/ucp-requests';
import { OutsidePoster } from '../../platform/outside/post-outside';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity';
import { WebhookEmails } from './webhooks/webhook-emails';
import { WebhookSender } from './webhooks/webhook-sender';
import { WebhookThread } from './webhooks/webhook-thread';
import { Webhook } from './webhooks/webhook.entity';
import { WebhookResolver } from './webhooks/webhook.resolver';
import { WebhookService } from './webhooks/webhook.service';

type Lower = Platform & IdentityServices & CatalogueServices & CheckoutServices & OrderingServices;
type IntegrationsServices = ReturnType<typeof createServices>;

function createServices(lower: Lower) {
  const { carts, clock, config, database, events, handOvers, log, mails, sessions } = lower;
  const { webhookNetworks: networks } = config;
  const { publicUrl, twoFactorKey } = config.security;
  const box = new SecretBox(twoFactorKey, 'grocessay webhooks');
  const webhookEmails = new WebhookEmails(mails, config.store, publicUrl);
  const webhookSender = new WebhookSender(database, clock, log, {
    ...{ thread: new WebhookThread(networks), box, events },
    emails: webhookEmails,
  });
  const ucpRequests = new UcpRequests(database);
  const ucpOrders = new UcpOrders(sessions, ucpRequests, handOvers, carts);
  return {
    eventFeed: new EventFeedService(database),
    eventPublisher: new EventPublisher(database, clock, log),
    externalRecords: new ExternalRecords(database, events),
    ucpOrders,
    ucpPlatforms: new UcpPlatforms(database, clock, log, {
      ...{ networks, poster: new OutsidePoster(networks), handOvers, orders: ucpOrders },
      signer: twoFactorKey === undefined ? undefined : new UcpSigner(twoFactorKey),
      box: new SecretBox(twoFactorKey, 'grocessay ucp'),
      shop: { name: config.store.name, publicUrl },
    }),
    ucpRequests,
    webhookEmails,
    webhookSender,
    webhooks: new WebhookService(database, clock, {
      ...{ box, events, networks },
      sender: webhookSender,
    }),
  };
}

/** The interfaces to other programs: the event feed, webhooks, and the records that programs keep here. */
export const integrations: Module<IntegrationsServices, Lower> = {
  name: 'integrations',
  entities: [
    ...[
      EventFeedMark,
      ExternalRecord,
      PublishedEvent,
      UcpChange,
      UcpPlatform,
      UcpRequest,
      Webhook,
      WebhookDelivery,
    ],
  ],
  migrations: [
    EventFeedAndWebhooks1700000000062,
    UcpRequests1700000000094,
    ExternalRecords1700000000097,
    UcpChanges1700000000109,
    UcpPlatforms1700000000110,
    UcpAnswers1700000000111,
    UcpMakingKeys1700000000123,
  ],
  services: createServices,
  emails: ({ webhookEmails }) => [webhookEmails],
  personalData: externalRecordsPersonalData,
  connect({ bulkProducts, eventPublisher, externalRecords, ucpPlatforms, webhookSender }) {
    bulkProducts.findByExternalIds(externalRecords);
    eventPublisher.follow((tx, published) => webhookSender.addDeliveries(tx, published));
    eventPublisher.afterwards(() => webhookSender.sendDue());
    eventPublisher.follow((tx, published) => ucpPlatforms.addDue(tx, published));
    eventPublisher.afterwards(() => ucpPlatforms.sendDue());
  },
  resolvers: [
    resolver(EventFeedResolver, (services) => [services.eventFeed]),
    resolver(ExternalRecordsResolver, (services) => [services.externalRecords]),
    resolver(WebhookResolver, (services) => [services.webhooks]),
  ],
  jobs: ({ eventPublisher, ucpPlatforms, webhookSender, webhooks }) => [
    { name: 'publish events', run: () => eventPublisher.publish() },
    { name: 'send webhooks', run: () => webhookSender.sendDue() },
    { name: 'tell platforms of orders', run: () => ucpPlatforms.sendDue() },
    { name: 'sweep webhook deliveries', run: () => webhooks.sweep() },
  ],
  listening: ({ eventPublisher, events }) => eventPublisher.start(events),
  async stop({ eventPublisher, ucpPlatforms, webhookSender }) {
    await eventPublisher.stop();
    await Promise.all([ucpPlatforms.stop(), webhookSender.stop()]);
  },
};
