import { OneTimeLinks } from '../modules/identity/accounts/one-time-links';
import { AddressService } from '../modules/checkout/delivery/address.service';
import { AdminService } from '../modules/identity/staff/admin.service';
import { StaffService } from '../modules/identity/staff/staff.service';
import { AuditLog } from '../modules/operations/audit/audit-log';
import { AuditService } from '../modules/operations/audit/audit.service';
import { ApiTokenService } from '../modules/identity/api-tokens/api-token.service';
import { BearerTokens } from '../modules/identity/api-tokens/bearer-tokens';
import { OfferBannerService } from '../modules/storefront/banner/offer-banner.service';
import { CartService } from '../modules/checkout/cart/cart.service';
import { FillCartService } from '../modules/checkout/cart/fill-cart.service';
import { CatalogueService } from '../modules/catalogue/catalogue.service';
import { CategoryService } from '../modules/catalogue/category.service';
import { CatalogueModel } from '../modules/catalogue/read-model/catalogue-model';
import { CatalogueSync } from '../modules/catalogue/read-model/catalogue-sync';
import { StockKeeping } from '../modules/catalogue/stock-keeping.service';
import { StockService } from '../modules/catalogue/stock.service';
import { ContactService } from '../modules/engagement/contact/contact.service';
import { DeliveryPlaces } from '../modules/ordering/orders/delivery-places.service';
import { ExportService } from '../modules/operations/exports/export.service';
import { CouponService } from '../modules/checkout/coupons/coupon.service';
import { ManageCouponsService } from '../modules/checkout/coupons/manage-coupons.service';
import { CustomerService } from '../modules/identity/customers/customer.service';
import { Clock } from '../kernel/clock';
import { MailLog, silentLog } from '../platform/mail/mail-transport';
import { PictureService } from '../modules/operations/media/picture.service';
import { AdminOrderService } from '../modules/ordering/orders/admin-order.service';
import { CancelOrderService } from '../modules/ordering/orders/cancel-order.service';
import { CollectCashService } from '../modules/ordering/orders/collect-cash.service';
import { LapseOrdersService } from '../modules/ordering/orders/lapse-orders.service';
import { FailedDeliveryService } from '../modules/ordering/orders/failed-delivery.service';
import { MoveOrderService } from '../modules/ordering/orders/move-order.service';
import { LiveOrderService } from '../modules/ordering/live/live-order.service';
import { OrderWatch } from '../modules/ordering/live/order-watch';
import { OrderMails } from '../modules/ordering/emails/order-mails';
import { OrderLimits } from '../modules/ordering/orders/order-limits.service';
import { OrderService } from '../modules/ordering/orders/order.service';
import { OrderDetailsService } from '../modules/ordering/orders/order-details.service';
import { OrderMoves } from '../modules/ordering/orders/order-moves.service';
import { OrderLineService } from '../modules/ordering/orders/order-line.service';
import { PlaceOrderService } from '../modules/ordering/orders/place-order.service';
import { TakeBasketService } from '../modules/ordering/orders/take-basket.service';
import { ReorderService } from '../modules/ordering/orders/reorder.service';
import { Config } from '../platform/config/config';
import { Database } from '../platform/database/database';
import { AttemptLimiter } from '../platform/limits/attempt-limiter';
import { CodeGuesses } from '../platform/limits/code-guesses';
import { DataFolder } from '../platform/storage/data-folder';
import { QuoteService } from '../modules/checkout/pricing/quote.service';
import { ReceiptPdfService } from '../modules/ordering/receipts/receipt-pdf.service';
import { ReceiptService } from '../modules/ordering/receipts/receipt.service';
import { RegularsService } from '../modules/engagement/regulars/regulars.service';
import { KnownDevices } from '../modules/identity/sessions/known-devices.service';
import { LoginLimits } from '../modules/identity/sessions/login-limits';
import { LoginService } from '../modules/identity/sessions/login.service';
import { OwnSessionsService } from '../modules/identity/sessions/own-sessions.service';
import { SeenSessions } from '../modules/identity/sessions/seen-sessions';
import { SessionService } from '../modules/identity/sessions/session.service';
import { ShoppingListService } from '../modules/engagement/shopping-list/shopping-list.service';
import { SlotService } from '../modules/checkout/delivery/slot.service';
import { GiftCreditService } from '../modules/checkout/gift-credit/gift-credit.service';
import { ManageVouchersService } from '../modules/checkout/gift-credit/manage-vouchers.service';
import { RedeemVoucherService } from '../modules/checkout/gift-credit/redeem-voucher.service';
import { ProductNewsService } from '../modules/engagement/wish-list/product-news.service';
import { WishService } from '../modules/engagement/wish-list/wish.service';
import { PageHeadService } from '../modules/storefront/pages/page-head.service';
import { SitemapService } from '../modules/storefront/pages/sitemap.service';
import { createAccounts, createMails } from './accounts';
import { createPayments } from './payments';
import { createPictureStore } from './pictures';

/** Every service of the shop, once. Both doors, GraphQL and REST, enter here. */
export type Services = ReturnType<typeof createServices>;

/**
 * Wires the services together.
 * @param log where the way of mails is told; commands send none
 */
export function createServices(
  database: Database,
  config: Config,
  clock: Clock,
  log: MailLog = silentLog,
) {
  const files = new DataFolder(config.dataDir);
  const audit = new AuditLog(clock);
  const auditReading = new AuditService(database);
  const addresses = new AddressService(database, clock, config.serviceablePinCodes);
  const categories = new CategoryService(database);
  const model = new CatalogueModel();
  const catalogueSync = new CatalogueSync(database, categories, model, log);
  audit.tell((notes) => catalogueSync.takeOver(notes));
  const reading = { model, sync: catalogueSync };
  const catalogue = new CatalogueService(database, categories, clock, audit, reading);
  const stockKeeping = new StockKeeping(database, categories, clock, audit);
  const carts = new CartService(database, catalogue);
  const limiter = new AttemptLimiter(database, clock);
  const guesses = new CodeGuesses(database, limiter, config.security.codeFailuresPerAddress);
  const coupons = new CouponService(database, clock, guesses);
  const credits = new GiftCreditService(clock);
  const slots = new SlotService(database, clock, config.slotCapacity);
  const places = new DeliveryPlaces(clock, slots);
  const stock = new StockService(clock, audit);
  const orderMails = new OrderMails(clock);
  const moves = new OrderMoves(clock, audit, orderMails);
  const orders = new OrderService(database);
  const mails = createMails(database, config, clock, log, files);
  const customers = new CustomerService(database, clock, {
    limiter,
    mails,
    registrationsPerAddress: config.security.registrationsPerAddress,
  });
  const devices = new KnownDevices(database, clock);
  const loginLimits = new LoginLimits(database, limiter, devices, config.security);
  const seen = new SeenSessions(config.sessionCacheMs);
  audit.tell(async (notes) => {
    if (notes.some(({ subject }) => subject === 'staff' || subject === 'customer')) seen.forget();
  });
  const sessions = new SessionService(database, clock, carts, devices, seen, {
    limiter,
    cartsPerAddress: config.security.guestCartsPerAddress,
  });
  const money = createPayments(database, config.payments, clock, { audit, moves, orderMails });
  const { payments, refunds } = money;
  const placing = new PlaceOrderService(database, clock, {
    addresses,
    baskets: new TakeBasketService(carts, stock),
    carts,
    coupons,
    credits,
    limits: new OrderLimits(clock, config.orderLimits),
    moves,
    places,
  });
  const backTo = { coupons, credits, places, refunds, stock };
  const cancelling = new CancelOrderService(database, orders, moves, backTo);
  const receipts = new ReceiptService(database, clock, { ...config.store, ...config.receipts });
  const details = new OrderDetailsService(database);
  const adminOrders = new AdminOrderService(database);
  const orderWatch = new OrderWatch(database, log);
  audit.tell((notes) => orderWatch.takeOver(notes));
  const filling = new FillCartService(database);
  const accounts = createAccounts(database, config, clock, {
    audit,
    details,
    devices,
    limiter,
    limits: loginLimits,
    mails,
    orders,
    sessions,
  });
  const site = { store: config.store, publicUrl: config.security.publicUrl };
  return {
    ...accounts,
    addresses,
    adminOrders,
    admins: new AdminService(database, clock),
    apiTokens: new ApiTokenService(database, clock, audit),
    audit,
    auditReading,
    cancelling,
    carts,
    cash: new CollectCashService(database, moves),
    catalogue,
    catalogueSync,
    categories,
    contacts: new ContactService(database, clock, limiter, config.security.messagesPerAddress),
    coupons,
    credits,
    customers,
    details,
    exports: new ExportService({ audit: auditReading, catalogue, categories, orders: adminOrders }),
    files,
    lapsing: new LapseOrdersService(database, clock, payments, cancelling),
    devices,
    limiter,
    lineOrders: new OrderLineService(placing, payments, orders),
    liveOrders: new LiveOrderService(orders, adminOrders),
    loginLimits,
    logins: new LoginService(database, sessions, loginLimits, audit),
    mails,
    manageCoupons: new ManageCouponsService(database, clock, audit),
    manageVouchers: new ManageVouchersService(database, clock, audit),
    moves,
    moving: new MoveOrderService(database, {
      orders: adminOrders,
      moves,
      cancelling,
      failed: new FailedDeliveryService(moves, backTo),
      receipts,
      refunds,
    }),
    offerBanner: new OfferBannerService(database, clock, audit),
    orders,
    orderWatch,
    ...money,
    pictures: new PictureService(createPictureStore(config, log, files)),
    placing,
    productNews: new ProductNewsService(database, mails),
    quotes: new QuoteService(carts, coupons, customers),
    redeeming: new RedeemVoucherService(database, clock, credits, audit, guesses),
    receiptPdfs: new ReceiptPdfService(database, receipts, details),
    receipts,
    regulars: new RegularsService(database, clock, catalogue),
    reordering: new ReorderService(orders, filling, carts),
    pageHeads: new PageHeadService(catalogue, categories, site),
    site,
    sitemaps: new SitemapService(catalogue, categories, site),
    ownSessions: new OwnSessionsService(database, clock, sessions),
    sessions,
    shoppingLists: new ShoppingListService(catalogue, filling, carts),
    slots,
    staff: new StaffService(database, clock, audit, mails),
    stock,
    stockKeeping,
    wishing: new WishService(database, clock, catalogue, new OneTimeLinks(clock)),
    bearerTokens: new BearerTokens(database, clock, sessions),
  };
}
