import { FastifyInstance } from 'fastify';
import { registerAccountDataRoutes } from '../accounts/account-data.routes';
import { registerCartRoutes } from '../cart/cart.routes';
import { registerProductRoutes } from '../catalogue/product.routes';
import { registerContactRoutes } from '../contact/contact.routes';
import { registerCustomerRoutes } from '../customers/customer.routes';
import { registerExportRoutes } from '../exports/export.routes';
import { registerPictureRoutes } from '../media/picture.routes';
import { registerOrderRoutes } from '../orders/order.routes';
import { registerPaymentRoutes } from '../payments/payment.routes';
import { registerStripeRoutes } from '../payments/stripe.routes';
import { registerReceiptRoutes } from '../receipts/receipt.routes';
import { SessionDoor } from '../sessions/session-door';
import { registerSessionRoutes } from '../sessions/session.routes';
import { registerStorefrontRoutes } from '../storefront/storefront.routes';
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
