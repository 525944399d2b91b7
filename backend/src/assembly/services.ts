import { OneTimeLinks } from '../accounts/one-time-links';
import { AddressService } from '../addresses/address.service';
import { AdminService } from '../admins/admin.service';
import { StaffService } from '../admins/staff.service';
import { AuditLog } from '../audit/audit-log';
import { AuditService } from '../audit/audit.service';
import { ApiTokenService } from '../api-tokens/api-token.service';
import { BearerTokens } from '../api-tokens/bearer-tokens';
import { OfferBannerService } from '../banner/offer-banner.service';
import { CartService } from '../cart/cart.service';
import { FillCartService } from '../cart/fill-cart.service';
import { CatalogueService } from '../catalogue/catalogue.service';
import { CategoryService } from '../catalogue/category.service';
import { CatalogueModel } from '../catalogue/read-model/catalogue-model';
import { CatalogueSync } from '../catalogue/read-model/catalogue-sync';
import { StockKeeping } from '../catalogue/stock-keeping.service';
import { StockService } from '../catalogue/stock.service';
import { ContactService } from '../contact/contact.service';
import { DeliveryPlaces } from '../orders/delivery-places.service';
import { ExportService } from '../exports/export.service';
import { CouponService } from '../coupons/coupon.service';
import { ManageCouponsService } from '../coupons/manage-coupons.service';
import { CustomerService } from '../customers/customer.service';
import { Clock } from '../kernel/clock';
import { MailLog, silentLog } from '../mail/mail-transport';
import { PictureService } from '../media/picture.service';
import { AdminOrderService } from '../orders/admin-order.service';
import { CancelOrderService } from '../orders/cancel-order.service';
import { CollectCashService } from '../orders/collect-cash.service';
import { LapseOrdersService } from '../orders/lapse-orders.service';
import { FailedDeliveryService } from '../orders/failed-delivery.service';
import { MoveOrderService } from '../orders/move-order.service';
import { LiveOrderService } from '../orders/live/live-order.service';
import { OrderWatch } from '../orders/live/order-watch';
import { OrderMails } from '../orders/mails/order-mails';
import { OrderLimits } from '../orders/order-limits.service';
import { OrderService } from '../orders/order.service';
import { OrderDetailsService } from '../orders/order-details.service';
import { OrderMoves } from '../orders/order-moves.service';
import { OrderLineService } from '../orders/order-line.service';
import { PlaceOrderService } from '../orders/place-order.service';
import { TakeBasketService } from '../orders/take-basket.service';
import { ReorderService } from '../orders/reorder.service';
import { Config } from '../platform/config/config';
import { Database } from '../platform/db/database';
import { AttemptLimiter } from '../platform/limits/attempt-limiter';
import { CodeGuesses } from '../platform/limits/code-guesses';
import { DataFolder } from '../platform/storage/data-folder';
import { QuoteService } from '../pricing/quote.service';
import { ReceiptPdfService } from '../receipts/receipt-pdf.service';
import { ReceiptService } from '../receipts/receipt.service';
import { RegularsService } from '../regulars/regulars.service';
import { KnownDevices } from '../sessions/known-devices.service';
import { LoginLimits } from '../sessions/login-limits';
import { LoginService } from '../sessions/login.service';
import { OwnSessionsService } from '../sessions/own-sessions.service';
import { SeenSessions } from '../sessions/seen-sessions';
import { SessionService } from '../sessions/session.service';
import { ShoppingListService } from '../shopping-list/shopping-list.service';
import { SlotService } from '../slots/slot.service';
import { GiftCreditService } from '../vouchers/gift-credit.service';
import { ManageVouchersService } from '../vouchers/manage-vouchers.service';
import { RedeemVoucherService } from '../vouchers/redeem-voucher.service';
import { ProductNewsService } from '../wishes/product-news.service';
import { WishService } from '../wishes/wish.service';
import { PageHeadService } from '../storefront/page-head.service';
import { SitemapService } from '../storefront/sitemap.service';
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
