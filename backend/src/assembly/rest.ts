import { FastifyInstance } from 'fastify';
import { registerAccountDataRoutes } from '../modules/identity/accounts/account-data.routes';
import { registerCartRoutes } from '../modules/checkout/cart/cart.routes';
import { registerProductRoutes } from '../modules/catalogue/product.routes';
import { registerContactRoutes } from '../modules/engagement/contact/contact.routes';
import { registerCustomerRoutes } from '../modules/identity/customers/customer.routes';
import { registerExportRoutes } from '../modules/operations/exports/export.routes';
import { registerPictureRoutes } from '../modules/operations/media/picture.routes';
import { registerOrderRoutes } from '../modules/ordering/orders/order.routes';
import { registerPaymentRoutes } from '../modules/ordering/payments/payment.routes';
import { registerStripeRoutes } from '../modules/ordering/payments/stripe.routes';
import { registerReceiptRoutes } from '../modules/ordering/receipts/receipt.routes';
import { SessionDoor } from '../modules/identity/sessions/session-door';
import { registerSessionRoutes } from '../modules/identity/sessions/session.routes';
import { registerStorefrontRoutes } from '../modules/storefront/pages/storefront.routes';
import { Services } from './services';

/** The REST contract: thin routes over the same services as GraphQL. */
export async function registerRest(
  app: FastifyInstance,
  services: Services,
  sessions: SessionDoor,
): Promise<void> {
  registerAccountDataRoutes(app, services.accountData, sessions);
  registerCartRoutes(app, services.carts, sessions);
  registerContactRoutes(app, services.contacts, sessions);
  registerCustomerRoutes(app, services.customers, sessions);
  registerExportRoutes(app, services.exports, sessions);
  registerOrderRoutes(app, services.orders, services.lineOrders, sessions);
  registerPaymentRoutes(app, services.payments, sessions);
  await registerPictureRoutes(app, services.pictures, sessions);
  registerProductRoutes(app, services.catalogue, services.categories, sessions);
  registerReceiptRoutes(app, services.receiptPdfs, sessions);
  registerSessionRoutes(app, services.logins, sessions);
  registerStorefrontRoutes(app, services.sitemaps, services.site.store);
  if (services.stripeWebhook) await registerStripeRoutes(app, services.stripeWebhook);
}
