import { Module, resolver } from '../../platform/module';
import { Platform } from '../../platform/platform';
import { CatalogueServices } from '../catalogue';
import { CheckoutServices } from '../checkout';
import { IdentityServices } from '../identity';
import { BuyingListResolver } from './buying-list/buying-list.resolver';
import { registerBuyingListRoutes } from './buying-list/buying-list.routes';
import { BuyingListService } from './buying-list/buying-list.service';
import { ContactMessage } from './contact/contact-message.entity';
import { ContactResolver } from './contact/contact.resolver';
import { registerContactRoutes } from './contact/contact.routes';
import { ContactService } from './contact/contact.service';
import { ReceivedMessageResolver } from './contact/received-message.resolver';
import { Wishes1700000000009 } from './migrations/1700000000009-wishes';
import { AnsweredMessages1700000000045 } from './migrations/1700000000045-answered-messages';
import { RegularsResolver } from './regulars/regulars.resolver';
import { RegularsService } from './regulars/regulars.service';
import { ShoppingListResolver } from './shopping-list/shopping-list.resolver';
import { ShoppingListService } from './shopping-list/shopping-list.service';
import { ProductEmails } from './wish-list/product-emails.service';
import { ProductAlertsService } from './wish-list/product-alerts.service';
import { StockAlert } from './wish-list/stock-alert.entity';
import { WishResolver } from './wish-list/wish.resolver';
import { WishService } from './wish-list/wish.service';
import { WishedProduct } from './wish-list/wished-product.entity';
import { engagementPersonalData } from './personal-data';

type Lower = Platform & IdentityServices & CatalogueServices & CheckoutServices;

type EngagementServices = ReturnType<typeof createServices>;

function createServices(lower: Lower) {
  const {
    carts,
    catalogue,
    locationStock,
    clock,
    config,
    database,
    events,
    filling,
    limiter,
    links,
    mails,
    quotes,
    searchMissCounts,
  } = lower;
  return {
    buyingList: new BuyingListService(database, clock, catalogue, locationStock),
    contacts: new ContactService(
      database,
      clock,
      events,
      limiter,
      config.security.messagesPerAddress,
    ),
    productAlerts: new ProductAlertsService(database, clock, mails),
    regulars: new RegularsService(database, clock, catalogue),
    shoppingLists: new ShoppingListService(
      catalogue,
      searchMissCounts,
      filling,
      carts,
      quotes,
      config.security.publicUrl,
    ),
    wishing: new WishService(database, clock, catalogue, links),
  };
}

/** Features that bring customers back: wish list, alerts, regular products, shopping lists, messages to the store. */
export const engagement: Module<EngagementServices, Lower> = {
  name: 'engagement',
  entities: [ContactMessage, StockAlert, WishedProduct],
  migrations: [Wishes1700000000009, AnsweredMessages1700000000045],
  services: createServices,
  personalData: engagementPersonalData,
  emails: ({ clock, config, links }) => [
    new ProductEmails(clock, links, config.store, config.security.publicUrl),
  ],
  resolvers: [
    resolver(BuyingListResolver, (services) => [services.buyingList]),
    resolver(ContactResolver, (services) => [services.contacts]),
    resolver(ReceivedMessageResolver, (services) => [services.staffEmails]),
    resolver(RegularsResolver, (services) => [services.regulars]),
    resolver(ShoppingListResolver, (services) => [services.shoppingLists]),
    resolver(WishResolver, (services) => [services.wishing]),
  ],
  routes: (http, { buyingList, contacts, sessionAuthentication }) => {
    registerBuyingListRoutes(http, buyingList, sessionAuthentication);
    return registerContactRoutes(http, contacts, sessionAuthentication);
  },
  jobs: ({ productAlerts }) => [
    { name: 'tell who waits for products', run: () => productAlerts.sendStockAlerts() },
    { name: 'tell of fallen prices', run: () => productAlerts.sendPriceAlerts() },
  ],
};
